import { expect, it } from 'vitest';
import { type SetRate, writeHistory } from './load-rates.ts';

const rateOf = (rate: number): SetRate => ({ from: 'EUR', to: 'TWD', rate, day: '2026-11-20', updatedAt: '' });

it('O54 writes all pages of the history as an import takes them', async () => {
  const rates = Array.from({ length: 250 }, (_, index) => rateOf(index + 0.5));
  const text = await writeHistory(async ({ limit, offset }) => {
    return { count: rates.length, list: rates.slice(offset, offset + limit) };
  });
  const lines = text.split('\r\n');
  expect(lines.slice(0, 2)).toEqual(['from,to,rate,day', 'EUR,TWD,0.5,2026-11-20']);
  expect(lines).toHaveLength(252);
});

it('ends where less comes than was said', async () => {
  expect(await writeHistory(async () => ({ count: 5, list: [] }))).toBe('from,to,rate,day\r\n');
});
