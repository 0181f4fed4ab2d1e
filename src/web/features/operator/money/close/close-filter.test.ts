import { expect, it } from 'vitest';
import { closeQuery, readCloseFilter } from './load-closes.ts';

/** 1 a.m. on the 22nd in Taiwan. */
const NOW = Date.parse('2026-11-21T17:00:00Z');

it('shows the last thirty days, as Taiwan counts them', () => {
  expect(readCloseFilter({}, NOW)).toEqual({ begin: '2026-10-24', end: '2026-11-22', isChosen: false });
});

it('shows what the address says, with an open end as well', () => {
  expect(readCloseFilter({ begin: '2026-01-01', end: '2026-01-31' }, NOW)).toEqual({
    begin: '2026-01-01',
    end: '2026-01-31',
    isChosen: true,
  });
  expect(readCloseFilter({ begin: '2026-01-01' }, NOW)).toEqual({
    begin: '2026-01-01',
    end: undefined,
    isChosen: true,
  });
  expect(closeQuery({ begin: '2026-01-01', end: undefined })).toBe('?begin=2026-01-01');
});
