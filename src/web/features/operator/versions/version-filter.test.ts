import { expect, it } from 'vitest';
import { versionFilter } from './load-versions.ts';

it('shows pending versions in the default order, unless the URL says otherwise', () => {
  const usual = { tab: 'review', search: '', platform: undefined, risk: undefined, order: undefined, page: 1 };
  expect(versionFilter.read({})).toEqual(usual);
  expect(versionFilter.read({ tab: 'x', platform: '9', risk: 'huge', order: 'name' })).toEqual(usual);
  expect(versionFilter.read({ tab: 'appeals', platform: '6', risk: 'high', order: 'risk', page: '2' })).toEqual({
    ...usual,
    ...{ tab: 'appeals', platform: 6, risk: 'high', order: 'risk', page: 2 },
  });
});

it('writes an address that it reads as the same', () => {
  expect(versionFilter.query(versionFilter.read({}))).toBe('');
  const filter = versionFilter.read({ tab: 'all', search: '星', platform: '2', risk: 'low', order: 'risk', page: '3' });
  expect(versionFilter.read(Object.fromEntries(new URLSearchParams(versionFilter.query(filter))))).toEqual(filter);
});
