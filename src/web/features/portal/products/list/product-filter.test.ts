import { expect, it } from 'vitest';
import { productFilter } from './load-products.ts';

const ADDRESS = { applicationId: 'com.a', search: ' gems ', status: '2', sort: 'name', page: '3' };

it('writes the filter that it reads, and nothing that is as usual', () => {
  const filter = productFilter.read(ADDRESS);
  expect(filter).toEqual({ applicationId: 'com.a', search: 'gems', status: 2, sort: 'name', page: 3 });
  expect(productFilter.query(filter)).toBe('?applicationId=com.a&search=gems&status=2&sort=name&page=3');
  expect(productFilter.query(productFilter.read({ applicationId: 'com.a' }))).toBe('?applicationId=com.a');
});

it('leaves out what it does not understand', () => {
  const filter = productFilter.read({ search: 7, status: '9', sort: 'price', page: '-1' });
  expect(filter).toEqual({ applicationId: undefined, search: '', status: undefined, sort: undefined, page: 1 });
});

it('takes neither the application nor an order for something that leaves products out', () => {
  const filter = productFilter.read({ applicationId: 'com.a', sort: 'name', page: '2' });
  expect(productFilter.isNarrowed(filter)).toBe(false);
  expect(productFilter.isNarrowed({ ...filter, status: 1 })).toBe(true);
});
