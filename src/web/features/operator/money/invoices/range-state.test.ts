import { expect, it } from 'vitest';
import type { InvoiceRange } from '#contract/invoice/entities.ts';
import { countLeft, countNumbers, findOverlap, supplyOf } from './range-list.tsx';

const RANGE: InvoiceRange = {
  id: 1,
  period: '2026-11',
  prefix: 'AB',
  from: '00000050',
  to: '00000099',
  next: '00000060',
  used: 10,
  left: 40,
  createdAt: '2026-11-01T00:00:00.000Z',
};

it('counts what a period has left, and warns while the next numbers can still come', () => {
  const ranges = [
    RANGE,
    { ...RANGE, id: 2, prefix: 'CD', left: 59 },
    { ...RANGE, id: 3, period: '2026-09', left: 900 },
  ];
  expect(countLeft(ranges, '2026-11')).toBe(99);
  expect([0, 1, 99, 100].map(supplyOf)).toEqual(['none', 'few', 'few', 'enough']);
});

it('counts the numbers of a range, both ends included', () => {
  expect(countNumbers({ from: '00000050', to: '00000099' })).toBe(50);
  expect(countNumbers({ from: '00000050', to: '00000050' })).toBe(1);
  expect(countNumbers({ from: '00000050', to: '00000049' })).toBeUndefined();
  expect(countNumbers({ from: '50', to: '00000099' })).toBeUndefined();
});

const NEW = { period: '2026-11', prefix: 'AB', from: '00000000', to: '00000050' } as const;
const OVERLAPS = [
  [NEW, true],
  [{ ...NEW, to: '00000049' }, false],
  [{ ...NEW, from: '00000099', to: '00000200' }, true],
  [{ ...NEW, from: '00000100', to: '00000200' }, false],
  [{ ...NEW, to: '99999999' }, true],
  [{ ...NEW, prefix: 'CD' }, false],
  [{ ...NEW, period: '2026-09' }, false],
] as const;

it.each(OVERLAPS)('that %j overlaps is %s', (range, isOverlapping) => {
  expect(findOverlap([RANGE], range) !== undefined).toBe(isOverlapping);
});
