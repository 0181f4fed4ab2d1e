import { expect, it } from 'vitest';
import { readUserFilter, userQuery } from './user-filter.ts';

const ALL = { search: '', type: undefined, status: undefined, loginType: undefined, page: 1 };

it.each([
  [{}, ALL],
  [
    { search: ' mei ', type: '99', status: '2', loginType: '2', page: '3' },
    { search: 'mei', type: 99, status: 2, loginType: 2, page: 3 },
  ],
  [{ search: 'x'.repeat(101) }, { ...ALL, search: 'x'.repeat(100) }],
  [{ type: '2', status: '0', loginType: '9', page: '0' }, ALL],
  [{ type: 'toString', status: '1e0', page: '1.5' }, ALL],
  [{ page: '-1' }, ALL],
  [{ page: 'Infinity' }, ALL],
  [{ search: ' \0 a\0b\ud800 ' }, { ...ALL, search: 'ab\ufffd' }],
  [{ search: '🌟'.repeat(101) }, { ...ALL, search: '🌟'.repeat(100) }],
  [{ search: `${'x'.repeat(99)} y` }, { ...ALL, search: 'x'.repeat(99) }],
])('reads %j as %j', (parameters, filter) => {
  expect(readUserFilter(parameters)).toEqual(filter);
});

it('writes an address that it reads as the same, and nothing that is as usual', () => {
  expect(userQuery(readUserFilter({}))).toBe('');
  const filter = { search: 'a&b=c 林', type: 1, status: 3, loginType: 1, page: 2 } as const;
  const query = userQuery(filter);
  expect(readUserFilter(Object.fromEntries(new URLSearchParams(query)))).toEqual(filter);
});
