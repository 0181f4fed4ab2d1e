import { expect, it } from 'vitest';
import { readVersionFilter, versionQuery } from './version-filter.ts';

it('shows what waits by its age, unless the address says otherwise', () => {
  const usual = { tab: 'review', search: '', platform: undefined, risk: undefined, order: 'age', page: 1 };
  expect(readVersionFilter({})).toEqual(usual);
  expect(readVersionFilter({ tab: 'x', platform: '9', risk: 'huge', order: 'name' })).toEqual(usual);
  expect(readVersionFilter({ tab: 'appeals', platform: '6', risk: 'high', order: 'risk', page: '2' })).toEqual({
    ...usual,
    ...{ tab: 'appeals', platform: 6, risk: 'high', order: 'risk', page: 2 },
  });
});

it('writes an address that it reads as the same', () => {
  expect(versionQuery(readVersionFilter({}))).toBe('');
  const filter = readVersionFilter({ tab: 'all', search: '星', platform: '2', risk: 'low', order: 'risk', page: '3' });
  expect(readVersionFilter(Object.fromEntries(new URLSearchParams(versionQuery(filter))))).toEqual(filter);
});
