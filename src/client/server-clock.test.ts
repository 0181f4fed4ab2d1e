import { expect, it } from 'vitest';
import { buildTestWorld } from './build-test-client.ts';
import { createServerClock } from './server-clock.ts';

const START_MS = 1_700_000_000_000;
const time = (timeMs: number) => Response.json({ time: Math.floor(timeMs / 1000), timeMs });

it('R7.8 uses the stored offset without asking', async () => {
  const world = buildTestWorld({ answer: () => time(0), stored: { syncServerTime: '2500' } });
  await expect(createServerClock(world.dependencies).nowSeconds()).resolves.toBe(1_700_000_002);
  expect(world.sent).toEqual([]);
});

it('R7.8 asks once where none is stored, however many calls wait, and stores server minus client', async () => {
  const absent: Record<string, string>[] = [{}, { syncServerTime: 'rubbish' }];
  for (const stored of absent) {
    const world = buildTestWorld({ answer: () => time(START_MS - 600_000), stored });
    const clock = createServerClock(world.dependencies);
    const times = await Promise.all([clock.nowSeconds(), clock.nowSeconds()]);
    expect(times).toEqual([1_699_999_400, 1_699_999_400]);
    expect(world.sent.map(({ url }) => url)).toEqual(['/time']);
    expect(world.storage.get('syncServerTime')).toBe('-600000');
  }
});

it('R7.18 R9.18 repeats a failing fetch three times, ten seconds apart', async () => {
  const askedAt: number[] = [];
  const world = buildTestWorld({
    stored: {},
    answer() {
      askedAt.push(world.dependencies.now() - START_MS);
      throw new TypeError('fetch failed');
    },
  });
  const pending = createServerClock(world.dependencies).nowSeconds();
  await world.advance(120_000);
  await pending;
  expect(askedAt).toEqual([0, 10_000, 20_000, 30_000]);
  expect(world.storage.has('syncServerTime')).toBe(false);
});

it('R7.18 stops repeating when one succeeds', async () => {
  const world = buildTestWorld({
    stored: {},
    answer: () => (world.sent.length === 1 ? new Response('', { status: 500 }) : time(START_MS + 10_000)),
  });
  const pending = createServerClock(world.dependencies).nowSeconds();
  await world.advance(60_000);
  await pending;
  expect(world.sent).toHaveLength(2);
});
