import { expect, it } from 'vitest';
import { providerFilter } from './load-providers.ts';

it('shows pending items, unless the address names another tab', () => {
  expect(providerFilter.read({})).toEqual({ status: 1, search: '', kind: undefined, page: 1 });
  expect(providerFilter.read({ status: '3', search: ' 星 ', kind: 'change', page: '2' })).toEqual({
    status: 3,
    search: '星',
    kind: 'change',
    page: 2,
  });
  expect(providerFilter.read({ status: 'all' }).status).toBe('all');
  expect(providerFilter.read({ status: '9', kind: 'x' })).toMatchObject({ status: 1, kind: undefined });
});

it('writes an address that it reads as the same', () => {
  expect(providerFilter.query(providerFilter.read({}))).toBe('');
  const filter = providerFilter.read({ status: 'all', search: '星', kind: 'application', page: '3' });
  expect(providerFilter.read(Object.fromEntries(new URLSearchParams(providerFilter.query(filter))))).toEqual(filter);
});
