import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCIES } from '#contract/values/limits.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { callOfFilter, PERIODS, RECORD_SORTS, recordFilter } from './record-filter.tsx';

const TODAY = '2026-11-21';
const NO_FILTER = recordFilter.read({});

describe('parsing an address', () => {
  it('nothing is everything in the usual order', () => {
    expect(NO_FILTER).toEqual({ page: 1 });
    expect(recordFilter.query(NO_FILTER)).toBe('');
    expect(recordFilter.isNarrowed(NO_FILTER)).toBe(false);
    expect(callOfFilter(NO_FILTER, TODAY)).toEqual({});
  });

  it('everything that it understands counts', () => {
    const values = { period: '3m', currency: 'MYR', status: '3', sort: '-amount', page: '4' };
    const filter = recordFilter.read(values);
    expect(filter).toEqual({ ...NO_FILTER, period: '3m', currency: 'MYR', status: 3, sort: '-amount', page: 4 });
    expect(callOfFilter(filter, TODAY)).toEqual({
      beginAt: '2026-08-21',
      endAt: undefined,
      currency: 'MYR',
      status: 3,
      sort: '-amount',
    });
  });

  it('R4.18 filters by each of the nine states, not by a tenth', () => {
    const states = Object.values(PAYMENT_STATUS);
    const read = [...states, 10, 0, 'paid'].map((status) => recordFilter.read({ status: String(status) }).status);
    expect(read).toEqual([...states, undefined, undefined, undefined]);
    expect(states).toHaveLength(9);
  });

  it.each([
    { period: 'week' },
    { currency: 'USD' },
    { currency: 'twd' },
    { sort: 'id' },
    { sort: '-createdAt' },
    { page: '0' },
    { page: '1' },
    { from: '2026-02-30' },
    { to: 'yesterday' },
    { from: '' },
    { status: ['1', '2'] },
  ])('leaves out %j', (values) => {
    expect(recordFilter.read(values)).toEqual(NO_FILTER);
  });

  it('days of one’s own take the place of a period, and are turned where they are the wrong way round', () => {
    const filter = recordFilter.read({ period: '30d', from: '2026-11-20', to: '2026/11/01' });
    expect(filter).toEqual({ ...NO_FILTER, from: '2026-11-01', to: '2026-11-20' });
    expect(callOfFilter(filter, TODAY)).toMatchObject({ beginAt: '2026-11-01', endAt: '2026-11-20' });
    expect(callOfFilter({ ...NO_FILTER, to: '2026-11-20' }, TODAY)).toMatchObject({ beginAt: undefined });
  });
});

it('a filter survives a round trip through its address', () => {
  const filters = fc.record({
    period: fc.constantFrom(undefined, ...PERIODS),
    currency: fc.constantFrom(undefined, ...CURRENCIES),
    status: fc.constantFrom(undefined, ...Object.values(PAYMENT_STATUS)),
    sort: fc.constantFrom(undefined, ...RECORD_SORTS.slice(1)),
    page: fc.integer({ min: 1, max: 99_999 }),
  });
  fc.assert(
    fc.property(filters, (chosen) => {
      const filter = { ...NO_FILTER, ...chosen };
      const values = Object.fromEntries(new URLSearchParams(recordFilter.query(filter)));
      expect(recordFilter.read(values)).toEqual(filter);
    }),
  );
});
