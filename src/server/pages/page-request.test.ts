import { expect, it } from 'vitest';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { localeCookieText } from '#web/app/navigation/remember-locale.ts';
import { findRedirect, readCookie, readPageRequest } from './page-request.ts';

interface Visit {
  readonly cookie?: string;
  readonly acceptLanguage?: string;
  readonly userAgent?: string;
  readonly locales?: readonly LocaleCode[];
}

function redirect(
  address: string,
  { cookie = '', acceptLanguage = '', userAgent = '', locales = LOCALES }: Visit = {},
) {
  const request = readPageRequest(new URL(address, 'https://games.example.com'), userAgent, locales);
  return findRedirect(request, { cookie, acceptLanguage, userAgent }, locales);
}

it('R4.42 reads language and path from the address', () => {
  const request = readPageRequest(new URL('https://games.example.com/en-US/games?a=b'), '', LOCALES);
  expect(request).toMatchObject({ locale: 'en-US', path: '/games' });
  expect(readPageRequest(new URL('https://games.example.com/games'), '', LOCALES)).toMatchObject({ locale: 'zh-TW' });
});

it.each([
  ['/zh-TW', '/'],
  ['/zh-TW/', '/'],
  ['/zh-TW/games', '/games'],
  ['/zh-TW/games?page=1&a=%26', '/games?page=1&a=%26'],
  ['/zh-TW/operator/deposits?status=1', '/operator/deposits?status=1'],
  ['/zh-TW//evil.example/a', '/evil.example/a'],
  ['/zh-TW/%5Cevil.example', '/%5Cevil.example'],
])('R2.5 O3 sends %s to the address without prefix, with its query', (address, location) => {
  expect(redirect(address)).toEqual({ status: 302, location });
  expect(redirect(address, { acceptLanguage: 'en-US' })).toEqual({ status: 302, location });
});

it.each(['/', '/zh-TWx', '/zh-tw/games', '/games', '/en-US', '/en-US/zh-TW'])('R2.5 O3 leaves %s', (address) => {
  expect(redirect(address)).toBeNull();
});

it('R4.43 sends a visitor of the root to the language of the browser, with the query', () => {
  expect(redirect('/', { acceptLanguage: 'en-US' })).toEqual({ status: 302, location: '/en-US' });
  expect(redirect('/?searchWord=a', { acceptLanguage: 'vi' })).toEqual({
    status: 302,
    location: '/vi-VN?searchWord=a',
  });
  expect(redirect('/', { acceptLanguage: 'fr' })).toBeNull();
});

it('R4.44 lets the stored language win over that of the browser', () => {
  expect(redirect('/', { cookie: 'a=b; i18n_redirected=en-US' })).toEqual({ status: 302, location: '/en-US' });
  expect(redirect('/', { cookie: 'i18n_redirected=zh-TW', acceptLanguage: 'en-US' })).toBeNull();
  expect(redirect('/', { cookie: 'i18n_redirected=//evil.example' })).toBeNull();
});

it('R4.44 R4.45 reads the language that the browser keeps', () => {
  const cookie = `theme=dark; ${localeCookieText('vi-VN').split(';')[0]}`;
  expect(redirect('/', { cookie, acceptLanguage: 'en-US' })).toEqual({ status: 302, location: '/vi-VN' });
});

it('R4.42 O27 lets the prefix win over both, and does not change public pages', () => {
  expect(redirect('/en-US', { cookie: 'i18n_redirected=zh-TW' })).toBeNull();
  expect(redirect('/en-US/developer', { cookie: 'i18n_redirected=zh-TW' })).toBeNull();
  for (const address of ['/games', '/developer/become', '/store/record', '/accounts']) {
    expect(redirect(address, { cookie: 'i18n_redirected=en-US', acceptLanguage: 'en-US' })).toBeNull();
  }
});

it('O27 sends the pages of an account to the language of the cookie, else of the browser, with the query', () => {
  expect(redirect('/developer', { acceptLanguage: 'en-US,en;q=0.9' })).toEqual({
    status: 302,
    location: '/en-US/developer',
  });
  expect(redirect('/operator/deposits?status=1', { acceptLanguage: 'vi' })).toEqual({
    status: 302,
    location: '/vi-VN/operator/deposits?status=1',
  });
  expect(redirect('/account/profile', { cookie: 'i18n_redirected=zh-TW', acceptLanguage: 'en-US' })).toBeNull();
  expect(redirect('/developer', { acceptLanguage: 'fr' })).toBeNull();
});

it('R1.27 sends nobody to a language that is not served', () => {
  const locales: readonly LocaleCode[] = ['zh-TW', 'en-US'];
  expect(redirect('/', { acceptLanguage: 'vi', locales })).toBeNull();
  expect(redirect('/', { cookie: 'i18n_redirected=vi-VN', locales })).toBeNull();
});

it('O27 leaves crawlers where they are', () => {
  const userAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
  expect(redirect('/', { acceptLanguage: 'en-US', userAgent })).toBeNull();
  expect(redirect('/?page=1', { userAgent })).toEqual({ status: 307, location: '/' });
});

it.each([
  ['/?page=1', '/'],
  ['/?searchWord=a%20b', '/?searchWord=a+b'],
  ['/?tags=puzzle%2Cco-op', '/?tags=puzzle,co-op'],
  ['/?platform=macos&tags=puzzle', '/?tags=puzzle'],
  ['/?page=1&gameSortType=1', '/?gameSortType=1'],
  ['/en-US?gameCategory=100', '/en-US'],
  ['/index_v2?gameSortType=3&searchWord=', '/index_v2'],
])('R2.39 redirects the defaults in %s away', (address, location) => {
  expect(redirect(address)).toEqual({ status: 307, location });
});

it('R2.39 leaves the query of other pages alone', () => {
  expect(redirect('/games?page=1')).toBeNull();
});

it('reads one cookie of a header', () => {
  expect(readCookie('a=1; b=2=3;c', 'b')).toBe('2=3');
  expect(readCookie('ab=1', 'b')).toBeUndefined();
  expect(readCookie('', '')).toBe('');
  expect(readCookie('c', 'c')).toBe('');
});
