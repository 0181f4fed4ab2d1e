import { expect, it } from 'vitest';
import { getCategoryNames, getCurrencies, getLocaleFile } from '#contract/static/endpoints.ts';
import { buildTestWorld } from './build-test-client.ts';
import { createStaticClient } from './create-static-client.ts';

it('R7.27 requests STATIC_BASE, or /static on its own origin if it is empty', async () => {
  for (const [staticBase, expected] of [
    ['https://dl.example', 'https://dl.example/currencies.json?r=random-1'],
    ['', '/static/currencies.json?r=random-1'],
  ] as const) {
    const world = buildTestWorld({ answer: () => Response.json([]) });
    await createStaticClient({ ...world.dependencies, staticBase }).fetchFile(getCurrencies, {});
    expect(world.sent[0]?.url).toBe(expected);
  }
});

it('R7.34 adds a random query, another one at every load', async () => {
  const world = buildTestWorld({ answer: () => Response.json({}) });
  const client = createStaticClient({ ...world.dependencies, staticBase: '' });
  await client.fetchFile(getCategoryNames, {});
  await client.fetchFile(getCategoryNames, {});
  const [first, second] = world.sent.map(({ url }) => url);
  expect(first).toMatch(/^\/static\/locales\/category\.json\?r=.+/);
  expect(first).not.toBe(second);
});

it('R7.37 fetches locale files without signature and Authorization', async () => {
  const world = buildTestWorld({
    answer: () => Response.json({ 'error.system_busy': 'busy' }),
    session: { token: 't', tokenType: 'Bearer' },
  });
  const client = createStaticClient({ ...world.dependencies, staticBase: '' });
  await expect(client.fetchFile(getLocaleFile, { lang: 'en-US' })).resolves.toEqual({ 'error.system_busy': 'busy' });
  expect(world.sent[0]?.url).toBe('/static/locales/en-US.json?r=random-1');
  expect([...(world.sent[0]?.headers.keys() ?? [])]).toEqual([]);
});

it('returns undefined for a missing or malformed file', async () => {
  for (const answer of [() => Promise.reject(new TypeError('fetch failed')), () => new Response('<html>')]) {
    const world = buildTestWorld({ answer });
    const client = createStaticClient({ ...world.dependencies, staticBase: '' });
    await expect(client.fetchFile(getCurrencies, {})).resolves.toBeUndefined();
    expect(world.logged).toMatchObject([{ event: 'call_failed', call: 'getCurrencies' }]);
  }
});
