import { expect, it } from 'vitest';
import { LOCALES } from '#contract/values/locales.ts';
import type { Audience } from '#domain/age/age-audience.ts';
import { parseSearchText } from '#web/app/navigation/search-text.ts';
import { canonicalPageKey } from './canonical-page-key.ts';
import { readPageRequest } from './page-request.ts';

const PHONE = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile';
const keyOf = (address: string, userAgent = '', audience: Audience = 'unknown') =>
  canonicalPageKey(readPageRequest(new URL(address, 'https://games.example.com'), userAgent, LOCALES), audience);

it.each([
  ['/', '/?page=1&gameCategory=100'],
  ['/', '/?page=abc&utm_source=mail'],
  ['/?page=2&searchWord=a', '/?searchWord=+a+&page=2'],
  ['/games', '/games?page=2'],
  ['/application/details?applicationId=a', '/application/details?x=1&applicationId=a'],
  ['/application/details?applicationId=a', '/application/details?applicationId=a&sort=helpful&stars=6&language=fr'],
  ['/en-US', '/en-US/'],
])('keeps %s and %s as one page', (one, other) => {
  expect(keyOf(one)).not.toBeNull();
  expect(keyOf(other)).toBe(keyOf(one));
});

it('keeps no page with filters, which combine freely', () => {
  expect(keyOf('/?platform=web')).toBeNull();
  expect(keyOf('/search?searchWord=a&tags=puzzle')).toBeNull();
  expect(keyOf('/?platform=macos')).toBe(keyOf('/'));
  expect(keyOf('/help?platform=web')).toBe(keyOf('/help'));
});

it.each([
  ['/', '/en-US'],
  ['/', '/index_v2'],
  ['/', '/?page=2'],
  ['/', 'https://other.example.com/'],
  ['/application/details?applicationId=a', '/application/details?applicationId=b'],
  ['/application/details?applicationId=a', '/play?applicationId=a'],
])('keeps %s and %s apart', (one, other) => {
  expect(keyOf(other)).not.toBe(keyOf(one));
});

it('R3.55 keeps the pages of device classes apart', () => {
  expect(keyOf('/', PHONE)).not.toBe(keyOf('/'));
});

it('keeps a page under the game that it shows, however often an address names one', () => {
  const query = '?applicationId=a&applicationId=b';
  const shown = parseSearchText(query).applicationId ?? '';
  expect(keyOf(`/application/details${query}`)).toBe(keyOf(`/application/details?applicationId=${shown}`));
});

it.each(['sort=newest', 'stars=1', 'language=vi-VN', 'sort=lowest&stars=5&language=en-US'])(
  'keeps nothing of a game with ratings by %s, in no language',
  (choice) => {
    for (const prefix of ['', '/en-US']) {
      expect(keyOf(`${prefix}/application/details?applicationId=a&${choice}`)).toBeNull();
      expect(keyOf(`${prefix}/application/details?applicationId=a`)).not.toBeNull();
    }
    // Other pages ignore these parameters.
    expect(keyOf(`/play?applicationId=a&${choice}`)).toBe(keyOf('/play?applicationId=a'));
  },
);

it.each(['/no-such-page', '/games/', '/application', '/fr-FR', '/assets/x.js'])('keeps nothing of %s', (address) => {
  expect(keyOf(address)).toBeNull();
});

it('O24 keeps a page apart for each who has said how old they are', () => {
  const keys = (['unknown', 'adult', 'younger'] as const).map((audience) => keyOf('/', '', audience));
  expect(new Set(keys).size).toBe(3);
});
