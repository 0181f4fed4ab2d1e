import { expect, it } from 'vitest';
import { addressQuery, correctedQuery, DEPOSITS, ORDERS, readRecordAddress, recordFilter } from './record-filter.tsx';

const NO_FILTER = recordFilter.read({});
const NUMBER = 'D2611210123456789';

it('opens the receipt that it names, with the list behind it', () => {
  const address = readRecordAddress({ orderId: NUMBER, status: '2' }, DEPOSITS);
  expect(address).toEqual({ filter: { ...NO_FILTER, status: 2 }, orderId: NUMBER });
  expect(addressQuery(address)).toBe(`?orderId=${NUMBER}&status=2`);
  expect(addressQuery({ ...address, orderId: null })).toBe('?status=2');
  expect(addressQuery({ filter: NO_FILTER, orderId: NUMBER })).toBe(`?orderId=${NUMBER}`);
});

it.each(['', 'D1', `${NUMBER}0`, NUMBER.toLowerCase(), 'D2611210123456ILOU', 7, undefined])(
  'opens no receipt for %j',
  (orderId) => {
    expect(readRecordAddress({ orderId }, DEPOSITS).orderId).toBeNull();
  },
);

it('the number of a top-up is none of an exchange', () => {
  expect(readRecordAddress({ orderId: NUMBER }, ORDERS).orderId).toBeNull();
  expect(readRecordAddress({ orderId: NUMBER.replace('D', 'P') }, ORDERS).orderId).not.toBeNull();
});

const CORRECTED = [
  [{ page: '1' }, ''],
  [{ page: '1', a: 'b' }, '?a=b'],
  [{ page: '2', status: '10' }, '?page=2'],
  [{ period: 'week', topUp: 'TWD-150' }, '?topUp=TWD-150'],
  [{ sort: '-createdAt', currency: 'TWD' }, '?currency=TWD'],
  [{ from: '2026-11-20', to: '2026-11-01' }, '?from=2026-11-01&to=2026-11-20'],
  [{ orderId: 'x', status: '1' }, '?status=1'],
] as const;

it.each(CORRECTED)('corrects %j to "%s"', (values, query) => {
  expect(correctedQuery(values, DEPOSITS)).toBe(query);
});

it.each([{}, { page: '2' }, { a: 'b' }, { orderId: NUMBER, page: '3' }, { from: '2026-11-01', to: '2026-11-20' }])(
  'leaves %j as it is',
  (values) => {
    expect(correctedQuery(values, DEPOSITS)).toBeNull();
  },
);

it('the corrected query is canonical', () => {
  for (const [values] of CORRECTED) {
    const query = correctedQuery(values, DEPOSITS) ?? '';
    expect(correctedQuery(Object.fromEntries(new URLSearchParams(query)), DEPOSITS)).toBeNull();
  }
});
