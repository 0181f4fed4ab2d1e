import { expect, it } from 'vitest';
import { applicationQuery, isWhole, readApplicationFilter } from './application-filter.ts';

const USUAL = { search: '', status: undefined, platform: undefined, sort: '-createdAt', page: 1 };

it.each([
  [{}, USUAL, ''],
  [{ sort: '-createdAt', page: '1' }, USUAL, ''],
  [{ search: ' sea ', status: '2' }, { ...USUAL, search: 'sea', status: 2 }, '?search=sea&status=2'],
  [
    { platform: '6', sort: 'name', page: '3' },
    { ...USUAL, platform: 6, sort: 'name', page: 3 },
    '?platform=6&sort=name&page=3',
  ],
  [{ status: '9', platform: '3', sort: 'age', page: '0' }, USUAL, ''],
])('reads %j, and writes it back without what is as usual', (address, filter, query) => {
  const read = readApplicationFilter(address);
  expect(read).toEqual(filter);
  expect(applicationQuery(read)).toBe(query);
});

it('knows when everything is shown', () => {
  expect(isWhole(readApplicationFilter({ sort: 'name', page: '2' }))).toBe(true);
  for (const narrowed of [{ search: 'a' }, { status: '1' }, { platform: '2' }]) {
    expect(isWhole(readApplicationFilter(narrowed))).toBe(false);
  }
});
