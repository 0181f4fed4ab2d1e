import { expect, it } from 'vitest';
import { applicationQuery, readApplicationFilter } from './application-filter.ts';

const ALL = { search: '', status: undefined, open: undefined, category: undefined, sort: undefined, page: 1 };

it.each([
  [{}, ALL],
  [{ status: '9', open: 'maybe', category: '99', sort: 'size', page: '0' }, ALL],
  [
    { search: ' a ', status: '3', open: 'false', category: '110', sort: 'name', page: '2' },
    { search: 'a', status: 3, open: 'false', category: 110, sort: 'name', page: 2 },
  ],
])('reads %j as %j', (parameters, filter) => {
  expect(readApplicationFilter(parameters)).toEqual(filter);
});

it('writes an address that it reads as the same', () => {
  const query = '?search=a&status=3&open=false&category=110&sort=name&page=2';
  const read = readApplicationFilter(Object.fromEntries(new URLSearchParams(query)));
  expect(applicationQuery(read)).toBe(query);
  expect(applicationQuery(readApplicationFilter({}))).toBe('');
});
