import { expect, it } from 'vitest';
import { applicationFilter } from './applications-page.tsx';

const USUAL = { search: '', status: undefined, platform: undefined, sort: undefined, page: 1 };

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
  const read = applicationFilter.read(address);
  expect(read).toEqual(filter);
  expect(applicationFilter.query(read)).toBe(query);
});

it('knows when everything is shown', () => {
  expect(applicationFilter.isNarrowed(applicationFilter.read({ sort: 'name', page: '2' }))).toBe(false);
  for (const narrowed of [{ search: 'a' }, { status: '1' }, { platform: '2' }]) {
    expect(applicationFilter.isNarrowed(applicationFilter.read(narrowed))).toBe(true);
  }
});
