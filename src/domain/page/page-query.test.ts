import { expect, it } from 'vitest';
import { carriedQuery, isPrivatePath, pageQuery } from './page-query.ts';

it('keeps what a page reads, without defaults and without what others added', () => {
  expect(pageQuery('/', { page: '2', gameCategory: '100', utm: 'x' })).toBe('?page=2');
  expect(pageQuery('/index_v2', {})).toBe('');
  expect(pageQuery('/play', { applicationId: 'com.demo.a b', x: '1' })).toBe('?applicationId=com.demo.a+b');
  expect(pageQuery('/games', { x: 'y' })).toBe('');
});

it('keeps which reviews of a game are shown, and in what order', () => {
  const parameters = { applicationId: 'com.demo', stars: '5', sort: 'newest', language: 'vi-VN', utm: 'x' };
  expect(pageQuery('/application/details', parameters)).toBe(
    '?applicationId=com.demo&sort=newest&stars=5&language=vi-VN',
  );
  const usual = { applicationId: 'com.demo', stars: '6', sort: 'helpful', language: 'fr' };
  expect(pageQuery('/application/details', usual)).toBe('?applicationId=com.demo');
  expect(pageQuery('/application/details', { stars: '5' })).toBe('');
  expect(pageQuery('/play', parameters)).toBe('?applicationId=com.demo');
});

it('keeps what the search page and the news read, and nothing of articles', () => {
  expect(pageQuery('/search', { searchWord: ' x ', in: 'help', page: '1', utm: 'y' })).toBe('?searchWord=x&in=help');
  expect(pageQuery('/news', { page: '2', x: 'y' })).toBe('?page=2');
  for (const page of ['1', 2, ['2']]) expect(pageQuery('/news', { page })).toBe('');
  for (const path of ['/help', '/about', '/help/players/top-up', '/help/developers/webhooks', '/news/hall-opens']) {
    expect(pageQuery(path, { page: '2' })).toBe('');
  }
  for (const path of ['/help/others/x', '/news/A', '/news/a/b', `/news/${'x'.repeat(81)}`]) {
    expect(pageQuery(path, {})).toBeNull();
  }
});

it('knows no query of a path that is no page', () => {
  expect(pageQuery('/nowhere', { page: '2' })).toBeNull();
});

it.each([
  ['/developer/versions', '?applicationId=com.example.sea&platform=6'],
  ['/developer', '?app=com.example.sea&days=7'],
  ['/operator/users', '?page=3'],
  ['/account/devices', '?from=mail'],
  ['/library', '?list=recent&sort=name'],
])('carries all of the query of %s into another language', (path, searchStr) => {
  expect(carriedQuery(path, { searchStr, search: {} })).toBe(searchStr);
});

it('keeps the data that other pages read, and nothing of public paths or paths without a page', () => {
  const search = { page: '2', utm: 'x' };
  expect(carriedQuery('/', { searchStr: '?page=2&utm=x', search })).toBe('?page=2');
  expect(carriedQuery('/developer/become', { searchStr: '?utm=x', search })).toBe('');
  expect(carriedQuery('/developers', { searchStr: '?page=2', search })).toBe('');
});

it.each([
  ['/account', true],
  ['/operator/users', true],
  ['/developer', true],
  ['/library', true],
  ['/unsubscribe', true],
  ['/developer/become', false],
  ['/developers', false],
  ['/games', false],
  ['/nowhere', false],
])('knows whether %s is a personal page: %j', (path, isPrivate) => {
  expect(isPrivatePath(path)).toBe(isPrivate);
});
