import { expect, it } from 'vitest';
import { callOfSales, isWhole, salesFilter } from './sales-filter.ts';

const read = (query: string) => salesFilter.read(Object.fromEntries(new URLSearchParams(query)));
const BOOKS = { today: '2026-11-22', lang: 'en-US' } as const;

it('round-trips through the URL, and omits defaults', () => {
  expect(salesFilter.query(read(''))).toBe('');
  expect(salesFilter.query(read('?period=30d&sort=-createdAt&page=1'))).toBe('');
  const query =
    '?number=X261121ABCDEFGHJK&applicationId=a.b&productId=gems&begin=2026-11-01&end=2026-11-30&currency=EUR&country=FR&status=9&test=only&sort=amount&page=3';
  expect(salesFilter.query(read(query))).toBe(query);
});

it('ignores invalid values, and the period if days are given', () => {
  const odd = '?applicationId=+&period=week&currency=USD&country=fr&status=2&test=1&sort=name&page=0&begin=2026-02-30';
  expect(read(odd)).toEqual(read(''));
  expect(read('?period=7d&begin=2026-11-01')).toMatchObject({ period: undefined, beginAt: '2026-11-01' });
});

it('uses Taiwan days, and test orders only or not at all', () => {
  expect(callOfSales(read(''), BOOKS)).toMatchObject({
    beginAt: '2026-10-24',
    endAt: '2026-11-22',
    testMode: false,
    sort: '-createdAt',
  });
  expect(callOfSales(read('?period=all&test=only'), BOOKS)).toMatchObject({
    beginAt: undefined,
    endAt: undefined,
    testMode: true,
  });
});

it('reads a pasted ID, and searches its order in all time', () => {
  expect(read('?number=+x261121abcdefghjk')).toMatchObject({ number: 'X261121ABCDEFGHJK' });
  expect(read('?number=D261121ABCDEFGHJK').number).toBeUndefined();
  expect(callOfSales(read('?number=X261121ABCDEFGHJK'), BOOKS)).toMatchObject({
    orderId: 'P261121ABCDEFGHJK',
    beginAt: undefined,
    endAt: undefined,
  });
});

it('recognizes an unfiltered list', () => {
  expect(isWhole(read('?period=all&sort=amount&page=2'))).toBe(true);
  for (const query of ['', '?period=all&country=FR', '?begin=2026-11-01']) expect(isWhole(read(query))).toBe(false);
});
