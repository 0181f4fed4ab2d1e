import { expect, it } from 'vitest';
import { providerQuery, readProviderFilter } from './provider-filter.ts';

it('shows what waits, unless the address names another tab', () => {
  expect(readProviderFilter({})).toEqual({ status: 1, search: '', kind: undefined, page: 1 });
  expect(readProviderFilter({ status: '3', search: ' 星 ', kind: 'change', page: '2' })).toEqual({
    status: 3,
    search: '星',
    kind: 'change',
    page: 2,
  });
  expect(readProviderFilter({ status: 'all' }).status).toBe('all');
  expect(readProviderFilter({ status: '9', kind: 'x' })).toMatchObject({ status: 1, kind: undefined });
});

it('writes an address that it reads as the same', () => {
  expect(providerQuery(readProviderFilter({}))).toBe('');
  const filter = readProviderFilter({ status: 'all', search: '星', kind: 'application', page: '3' });
  expect(readProviderFilter(Object.fromEntries(new URLSearchParams(providerQuery(filter))))).toEqual(filter);
});
