import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ANY_CHARACTER } from '#tests/factories/any-character.ts';
import { openTestProduct, type TestProduct } from './open-test-product.ts';

const SETTINGS = { numRuns: 400, seed: 20_260_301 };

let product: TestProduct;

beforeAll(async () => {
  product = await openTestProduct();
});

afterAll(() => product.close());

const SEGMENTS = [
  ...[
    '',
    '.',
    '..',
    '%2e%2e',
    '%2E',
    '%ff',
    '%00',
    '%zz',
    '%',
    '%5c',
    '%2f',
    '\\',
    '//evil.example',
    '@evil.example',
    'a b',
  ],
  ...[
    'en-US',
    'zh-TW',
    'zh-TWx',
    'vi-VN',
    'xx-XX',
    'games',
    'play',
    'application',
    'details',
    'store',
    'record',
    'terms',
  ],
  ...[
    'api',
    'public',
    'static',
    'locales',
    'files',
    'images',
    'play-files',
    'messages',
    'assets',
    'index.html',
    ':',
    '*',
    '~',
  ],
];
const segment = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...SEGMENTS) },
  fc.string({ unit: ANY_CHARACTER, maxLength: 20 }).map((plain) => encodeURIComponent(plain.toWellFormed())),
  fc.string({ unit: 'grapheme-ascii', maxLength: 20 }),
);
const path = fc.array(segment, { maxLength: 6 }).map((parts) => `/${parts.join('/')}`);
const search = fc.oneof(
  fc.constantFrom(
    '',
    '?',
    '?page=1',
    '?page=-1&page=2',
    '?gameCategory=%ff',
    '?searchWord=%00',
    '?applicationId=a&applicationId=',
  ),
  fc.string({ unit: 'grapheme-ascii', maxLength: 60 }).map((text) => `?${text}`),
  fc
    .dictionary(
      fc.constantFrom('page', 'gameCategory', 'gameSortType', 'searchWord'),
      fc.string({ unit: ANY_CHARACTER, maxLength: 30 }),
    )
    .map(
      (params) => `?${new URLSearchParams(Object.entries(params).map(([name, text]) => [name, text.toWellFormed()]))}`,
    ),
);
const method = fc.constantFrom(
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'PATCH',
  'PROPFIND',
  'X',
);
const hints = fc.record({
  cookie: fc.oneof(
    fc.constantFrom('', 'i18n_redirected=en-US', 'i18n_redirected=%ff', '=;=;'),
    fc.string({ unit: 'grapheme-ascii' }),
  ),
  'accept-language': fc.oneof(
    fc.constantFrom('en', 'vi;q=2', '*', ';;q=,', 'zh-Hant-TW'),
    fc.string({ unit: 'grapheme-ascii' }),
  ),
  'accept-encoding': fc.oneof(fc.constantFrom('br', 'gzip;q=0', '*'), fc.string({ unit: 'grapheme-ascii' })),
  'user-agent': fc.constantFrom('', 'MSIE 8.0', 'Googlebot', 'Mozilla/5.0 (iPhone) Mobile', 'Chrome/1.0'),
  range: fc.constantFrom('bytes=0-', 'bytes=x', 'bytes=-1'),
});

it('answers any address, method and headers without failing, and never leads to another site', async () => {
  await fc.assert(
    fc.asyncProperty(path, search, method, hints, async (pathname, query, verb, headers) => {
      const address = `http://localhost${pathname}${query}`;
      fc.pre(URL.canParse(address));
      const response = await product.request(address, { method: verb, headers });
      expect(response.status, `${verb} ${address}`).toBeLessThan(500);
      const location = response.headers.get('location');
      if (location !== null) expect(new URL(location, 'http://localhost').origin).toBe('http://localhost');
      await response.arrayBuffer();
    }),
    SETTINGS,
  );
  expect(product.logged.filter(({ msg }) => msg === 'unexpected failure')).toEqual([]);
});

it('refuses an address that is too long with 414 and too many headers with 431', async () => {
  const long = await product.request(`/${'a'.repeat(9000)}`);
  expect([long.status, long.headers.get('content-type')]).toEqual([414, 'text/html; charset=utf-8']);
  const wide = await product.request('/games', { headers: { 'x-wide': 'a'.repeat(17_000) } });
  expect(wide.status).toBe(431);
});
