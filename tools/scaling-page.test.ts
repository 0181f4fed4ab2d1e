import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { readCosts } from '../bench/scale/costs.ts';
import { writeScaling } from '../bench/scale/scale.ts';
import { simulateExchanges } from '../bench/scale/simulate-exchanges.ts';

it('shows on the page what the simulation says for the committed costs: node bench/run.ts scale', async () => {
  for (const { path, content } of await writeScaling()) expect(await readFile(path, 'utf8')).toBe(content);
});

it('lets exchanges share commits as the load grows, and wait when it is too much', () => {
  const { values } = readCosts();
  const setup = { processes: 4, databaseCores: 4, count: 5_000 };
  const most = 4e6 / values.exchange;
  const [quiet, busy, over] = [0.05, 0.7, 1.5].map((share) =>
    simulateExchanges(values, { ...setup, rate: share * most }),
  );
  expect(quiet?.setSize).toBeLessThan(1.5);
  expect(busy?.setSize).toBeGreaterThan(quiet?.setSize ?? 0);
  expect(over?.p99).toBeGreaterThan(10 * (quiet?.p99 ?? 0));
});
