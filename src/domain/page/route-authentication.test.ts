import { describe, expect, it } from 'vitest';
import type { LocaleCode } from '#contract/values/locales.ts';
import { authenticateRoute } from './route-authentication.ts';

const VISITOR = null;
const PLAYER = { type: 1, isOperator: false } as const;
const DEVELOPER = { type: 99, isOperator: false } as const;
const OPERATOR = { type: 1, isOperator: true } as const;
const SIGN_IN = '/?signIn=1&returnTo=';

type User = Parameters<typeof authenticateRoute>[0]['user'];

const targetOf = (path: string, user: User, locale: LocaleCode = 'zh-TW', address: string = path) =>
  authenticateRoute({ path, user, locale, address });

/** Where each page sends a visitor, a player, a developer and an operator. */
const PAGES = [
  ['/', null, null, null, null],
  ['/games', null, null, null, null],
  ['/store/record', null, null, null, null],
  ['/developer/become', null, null, '/developer', null],
  ['/developer', SIGN_IN, '/', null, '/'],
  ['/developer/apps', SIGN_IN, '/', null, '/'],
  ['/developer/becoming', SIGN_IN, '/', null, '/'],
  ['/operator', SIGN_IN, '/', '/', null],
  ['/operator/users', SIGN_IN, '/', '/', null],
  ['/account/profile', SIGN_IN, null, null, null],
  ['/account', SIGN_IN, null, null, null],
  ['/login', null, '/', '/', '/'],
  ['/accounts', null, null, null, null],
  ['/developers', null, null, null, null],
] as const;

describe('R2.21 O5 who may open which page', () => {
  it.each(PAGES)('R2.21 O5 %s', (path, visitor, player, developer, operator) => {
    expect(targetOf(path, VISITOR)).toBe(visitor === null ? null : visitor + encodeURIComponent(path));
    expect(targetOf(path, PLAYER)).toBe(player);
    expect(targetOf(path, DEVELOPER)).toBe(developer);
    expect(targetOf(path, OPERATOR)).toBe(operator);
  });

  it('R2.11 sends developers from the application to their own pages', () => {
    expect(targetOf('/developer/become', DEVELOPER, 'en-US')).toBe('/en-US/developer');
    expect(targetOf('/developer/become', PLAYER, 'en-US')).toBeNull();
    expect(targetOf('/developer/become', VISITOR, 'en-US')).toBeNull();
  });

  it('R2.21 stays in the language of the page', () => {
    expect(targetOf('/account/profile', VISITOR, 'en-US')).toBe('/en-US?signIn=1&returnTo=%2Faccount%2Fprofile');
    expect(targetOf('/developer/apps', PLAYER, 'vi-VN')).toBe('/vi-VN');
  });
});

describe('the way back after the sign-in', () => {
  const ADDRESS = '/en-US/operator/deposits?status=1#list';

  it('R2.21 goes along with a visitor, query and all', () => {
    const target = targetOf('/operator/deposits', VISITOR, 'en-US', ADDRESS);
    expect(target).toBe(`/en-US?signIn=1&returnTo=${encodeURIComponent(ADDRESS)}`);
  });

  it('R2.21 is left out if the address is not a safe target', () => {
    for (const address of ['//evil.example/operator', `/operator?a=${'a'.repeat(3000)}`]) {
      expect(targetOf('/operator', VISITOR, 'zh-TW', address)).toBe('/?signIn=1');
    }
  });

  it('redirects signed-in users from the sign-in page to the requested page, and nowhere else', () => {
    const from = (returnTo: string) =>
      targetOf('/login', PLAYER, 'en-US', `/en-US/login?returnTo=${encodeURIComponent(returnTo)}`);
    expect(from(ADDRESS)).toBe(ADDRESS);
    for (const foreign of ['https://evil.example/', '//evil.example', '/\\evil.example', '']) {
      expect(from(foreign)).toBe('/en-US');
    }
    expect(targetOf('/operator', PLAYER, 'en-US', '/en-US/operator?returnTo=%2Fgames')).toBe('/en-US');
  });
});
