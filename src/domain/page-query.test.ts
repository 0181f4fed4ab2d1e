import { expect, it } from 'vitest';
import { pageQuery } from './page-query.ts';

it('keeps what a page reads, without defaults and without what others added', () => {
  expect(pageQuery('/', { page: '2', gameCategory: '100', utm: 'x' })).toBe('?page=2');
  expect(pageQuery('/index_v2', {})).toBe('');
  expect(pageQuery('/play', { applicationId: 'com.demo.a b', x: '1' })).toBe('?applicationId=com.demo.a+b');
  expect(pageQuery('/games', { x: 'y' })).toBe('');
});

it('knows no query of a path that is no page', () => {
  expect(pageQuery('/nowhere', { page: '2' })).toBeNull();
});
