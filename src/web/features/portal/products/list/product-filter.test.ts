import { expect, it } from 'vitest';
import { isWhole, productQuery, readProductFilter } from './product-filter.ts';

it('writes the filter that it reads, and nothing that is as usual', () => {
  const filter = readProductFilter({ search: ' gems ', status: '2', sort: 'name', page: '3' });
  expect(filter).toEqual({ search: 'gems', status: 2, sort: 'name', page: 3 });
  expect(productQuery('com.a', filter)).toBe('?applicationId=com.a&search=gems&status=2&sort=name&page=3');
  expect(productQuery('com.a', readProductFilter({}))).toBe('?applicationId=com.a');
});

it('leaves out what it does not understand', () => {
  const filter = readProductFilter({ search: 7, status: '9', sort: 'price', page: '-1' });
  expect(filter).toEqual({ search: '', status: undefined, sort: '-createdAt', page: 1 });
  expect(isWhole(filter)).toBe(true);
  expect(isWhole({ ...filter, sort: 'name' })).toBe(true);
  expect(isWhole({ ...filter, status: 1 })).toBe(false);
});
