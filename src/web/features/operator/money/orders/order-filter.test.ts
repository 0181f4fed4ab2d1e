import { expect, it } from 'vitest';
import { orderFilter } from './order-state.tsx';

const read = (query: string) => orderFilter.read(Object.fromEntries(new URLSearchParams(query)));

it('writes an address that it reads as the same, and nothing that is as usual', () => {
  expect(orderFilter.query(read(''))).toBe('');
  const query = '?order=P261121AB&user=7&status=9&currency=EUR&begin=2026-11-01&end=2026-11-30&page=3';
  expect(orderFilter.query(read(query))).toBe(query);
});

it('reads a pasted number, and leaves out what is none', () => {
  expect(read('?order=+p261121ab+&user=%237')).toMatchObject({ orderId: 'P261121AB', userId: 7 });
  expect(read('?order=P-1&user=mei&status=0&currency=usd')).toEqual(read(''));
  expect(read(`?order=${'1'.repeat(21)}`)).toEqual(read(''));
});
