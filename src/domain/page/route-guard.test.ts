import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LOCALES } from '#contract/values/locales.ts';
import { WEB_PATH } from '#tests/factories/any-web-address.ts';
import { GUARDED_PAGES, type GuardedVisit, guardRoute, ROUTE_GUARD_MODES } from './route-guard.ts';

const visit = (pathname: string, more: Partial<GuardedVisit> = {}) =>
  guardRoute({ mode: 'all', isSignedIn: false, pathname, locales: LOCALES, alsoAllowed: [], ...more });

it('R2.18 lets the seven pages through', () => {
  expect(GUARDED_PAGES).toEqual([
    '/',
    '/terms/privacy-policy',
    '/terms/terms-of-use',
    '/store/deposit',
    '/store/record',
    '/store/lottery',
    '/store/binding',
  ]);
  for (const page of GUARDED_PAGES) expect(visit(page)).toBeNull();
});

it.each(['/en-US', '/en-US/', '/en-US/store/record', '/vi-VN/terms/terms-of-use', '/zh-CN/store/binding'])(
  'R2.19 lets %s through with its language prefix',
  (pathname) => {
    expect(visit(pathname)).toBeNull();
  },
);

it.each(['/fr-FR/store/record', '/fr-FR', '/en-us/store/record', '/en-US/en-US/store/record'])(
  'R2.19 sends the unknown prefix of %s home',
  (pathname) => {
    expect(visit(pathname)).not.toBeNull();
  },
);

it('R2.19 R1.27 knows no prefix of a language that is not served', () => {
  expect(visit('/vi-VN/store/record', { locales: ['zh-TW', 'en-US'] })).toBe('/');
});

it.each([
  ['/games', '/'],
  ['/developer/become', '/'],
  ['/application/details', '/'],
  ['/store', '/'],
  ['/store/other', '/'],
  ['/store/record/more', '/'],
  ['/Store/record', '/'],
  ['/terms/intellectual-property', '/'],
  ['/no-such-page', '/'],
  ['/fr-FR/store/record', '/'],
  ['/en-US/games', '/en-US'],
  ['/en-US/store/other', '/en-US'],
  ['/vi-VN/developer/become', '/vi-VN'],
])('R2.20 sends %s to %s', (pathname, home) => {
  expect(visit(pathname)).toBe(home);
});

it('R2.20 O4 guards nobody in open mode and visitors alone in visitors mode', () => {
  expect(visit('/games', { mode: 'open' })).toBeNull();
  expect(visit('/games', { mode: 'visitors' })).toBe('/');
  expect(visit('/games', { mode: 'visitors', isSignedIn: true })).toBeNull();
  expect(visit('/games', { mode: 'all', isSignedIn: true })).toBe('/');
});

it.each(['all', 'visitors'] as const)('R2.20 O4 lets the offline page be fetched and kept in mode %s', (mode) => {
  expect(visit('/offline', { mode })).toBeNull();
  expect(visit('/en-US/offline', { mode })).toBeNull();
  expect(visit('/offline/more', { mode })).toBe('/');
  expect(visit('/vi-VN/offline', { mode, locales: ['zh-TW', 'en-US'] })).toBe('/');
});

it('O11 lets further pages through by setting, in every language', () => {
  const alsoAllowed = ['/terms/intellectual-property'];
  expect(visit('/terms/intellectual-property', { alsoAllowed })).toBeNull();
  expect(visit('/en-US/terms/intellectual-property', { alsoAllowed })).toBeNull();
  expect(visit('/games', { alsoAllowed })).toBe('/');
});

it('never redirects to a page that is redirected again', () => {
  const pathname = fc.oneof(
    WEB_PATH,
    WEB_PATH.map((path) => `/en-US${path}`),
  );
  fc.assert(
    fc.property(pathname, fc.constantFrom(...ROUTE_GUARD_MODES), (path, mode) => {
      const target = visit(path, { mode });
      expect(target === null || visit(target, { mode }) === null).toBe(true);
    }),
  );
});
