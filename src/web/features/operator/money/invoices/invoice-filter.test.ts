import { expect, it } from 'vitest';
import { invoiceFilter } from './load-invoices.tsx';

const read = (query: string) => invoiceFilter.read(Object.fromEntries(new URLSearchParams(query)));

it('writes an address that it reads as the same, and nothing that is as usual', () => {
  expect(invoiceFilter.query(read(''))).toBe('');
  const query = '?search=AB123&period=2026-11&status=0&winning=true&page=2';
  expect(invoiceFilter.query(read(query))).toBe(query);
});

it('leaves out what it does not understand', () => {
  expect(read('?period=2026-10&status=3&winning=1')).toEqual(read(''));
});
