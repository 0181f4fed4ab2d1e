import { expect, it } from 'vitest';
import { isBackwards, readChoice, readDays, readId, readSearch, writeQuery } from './filter-values.ts';

const PERIODS = [
  [
    { begin: '2026-11-01', end: '2026-11-30' },
    { begin: '2026-11-01', end: '2026-11-30' },
  ],
  [
    { begin: '2026-11-01', end: '2026-11-01' },
    { begin: '2026-11-01', end: '2026-11-01' },
  ],
  [
    { begin: '2026-11-02', end: '2026-11-01' },
    { begin: '2026-11-02', end: undefined },
  ],
  [{ begin: '2026-02-29' }, { begin: undefined, end: undefined }],
  [
    { begin: '2026/11/01', end: 7 },
    { begin: undefined, end: undefined },
  ],
] as const;

it.each(PERIODS)('reads the period %j as %j', (texts, days) => {
  expect(readDays(texts)).toEqual(days);
});

it('distinguishes a reversed period from a single day', () => {
  expect(isBackwards({ begin: '2026-11-02', end: '2026-11-01' })).toBe(true);
  expect(isBackwards({ begin: '2026-11-01', end: '2026-11-01' })).toBe(false);
  expect(isBackwards({ begin: '2026-11-02', end: 'soon' })).toBe(false);
});

it('parses search words, choices and numbers, and ignores invalid ones', () => {
  expect(readSearch(` mei\0${'x'.repeat(200)} `)).toBe(`mei${'x'.repeat(97)}`);
  expect(readSearch(undefined)).toBe('');
  expect(readSearch(' \0 a\0b\ud800 ')).toBe('ab\ufffd');
  expect(readSearch('🌟'.repeat(101))).toBe('🌟'.repeat(100));
  expect(readSearch(`${'x'.repeat(99)} y`)).toBe('x'.repeat(99));
  expect(readChoice([1, 2], '2')).toBe(2);
  expect(readChoice([1, 2], '3')).toBeUndefined();
  expect(readChoice(['TWD'], 'USD')).toBeUndefined();
  expect([' #12 ', '0', '-1', '1e3', 'mei', undefined].map(readId)).toEqual([12, ...Array(5).fill(undefined)]);
});

it('writes nothing that is as usual', () => {
  expect(writeQuery({ search: '', status: undefined, page: 1 })).toBe('');
  expect(writeQuery({ search: 'a b', status: 0, page: 2 })).toBe('?search=a+b&status=0&page=2');
});
