import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Endpoint, isSigned, needsSession } from '#contract/endpoint.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { serializeParameters } from '#contract/request/array-parameters.ts';
import { z } from '#contract/schema/schema.ts';
import { endpoints } from '#server/endpoints.ts';
import { ANY_CHARACTER } from '#tests/factories/any-character.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { buildBanner } from '#tests/factories/build-banner.ts';
import { buildVersion } from '#tests/factories/build-version.ts';
import { openTestProduct, type TestProduct } from './open-test-product.ts';

/** The same inputs every time: a failure here is one that can be repeated. */
const SETTINGS = { numRuns: 60, seed: 20_260_301 };

let product: TestProduct;

beforeAll(async () => {
  product = await openTestProduct({ settings: { SIGN_ENFORCE: 'off' } });
  const { db, services } = product;
  const { id } = await buildApplication(db, {
    app_id: 'com.star',
    platforms: [2, 6],
    web_redirect_url: 'https://x.example',
  });
  await services.files.put('packages/a.apk', Buffer.from('package'));
  await buildVersion(db, { application_id: id, platform: 2 });
  await buildVersion(db, { application_id: id, platform: 6, file_key: 'packages/a.apk', file_name: 'a.apk' });
  await buildBanner(db);
});

afterAll(() => product.close());

const NAMES = [
  ...['applicationId', 'applicationIds', 'platform', 'platformId', 'category', 'type', 'sortType', 'sort', 'company'],
  ...['limit', 'offset', 'skip', 'search', 'lang', 'size', 'source', 'ageConfirmed', 'where', 'only', 'without'],
  ...['sortBy', 'surround', 'nocache', '__proto__', 'constructor', 'toString', '', 'a[b', ']', '[0]'],
];
const TEXTS = [
  ...[
    '',
    ' ',
    '0',
    '-1',
    '1',
    '2',
    '6',
    '100',
    '101',
    '1e9',
    '9007199254740993',
    '0x10',
    'NaN',
    'true',
    'null',
    'com.star',
  ],
  ...[
    'en-US',
    'xx',
    '-createdAt',
    'name:desc',
    'large',
    '星',
    '%',
    "'",
    '\\',
    '\0',
    '\ud800',
    '/terms/terms-of-use',
    '$ne',
  ],
];
const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...TEXTS) },
  fc.string({ unit: ANY_CHARACTER, maxLength: 200 }),
);
const name = fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...NAMES) }, fc.string({ maxLength: 20 }));
const value = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    text,
    fc.integer(),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    tie('list'),
    tie('map'),
  ),
  list: fc.array(tie('value'), { maxLength: 4 }),
  map: fc.dictionary(fc.oneof(name, fc.constantFrom('$in', '$ne', '$or', '$and', '$gt', '$contains')), tie('value'), {
    maxKeys: 4,
  }),
})).value;
const PLAUSIBLE: Readonly<Record<string, readonly string[]>> = {
  applicationId: ['com.star'],
  platform: ['6', '2'],
  lang: ['en-US', 'zh-TW'],
  limit: ['1', '100'],
  search: ['a', '星'],
};

/** Parameters of the call itself, half of them well formed, so that more than the first check is reached. */
function ownFields({ request }: Endpoint): fc.Arbitrary<Readonly<Record<string, unknown>>> {
  const names = request instanceof z.ZodMiniObject ? Object.keys(request.shape) : [];
  const fields = names.map((field) => {
    const plausible = fc.constantFrom(...(PLAUSIBLE[field] ?? ['1']));
    return [field, fc.oneof({ weight: 3, arbitrary: plausible }, { weight: 2, arbitrary: text }, value)];
  });
  return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
}

function writeQuery(pairs: readonly (readonly [name: string, index: string, item: string])[]): string {
  return pairs.map(([key, index, item]) => `${encodeText(key)}${index}=${encodeText(item)}`).join('&');
}

const index = fc.constantFrom('', '[0]', '[]', '[a]', '[a][b]', '[999999]', '[');
const queryOf = (endpoint: Endpoint) =>
  fc.oneof(
    { weight: 5, arbitrary: ownFields(endpoint).map(serializeParameters) },
    fc.array(fc.tuple(name, index, text), { maxLength: 6 }).map(writeQuery),
    fc.string({ unit: 'grapheme-ascii', maxLength: 100 }),
    fc.constantFrom(
      '%',
      '%ff',
      '=',
      '&&&',
      '?',
      `a=${'b'.repeat(9000)}`,
      'limit=1&limit=2',
      'lang[0]=en-US',
      '%00=%00',
    ),
  );
const bodyOf = (endpoint: Endpoint) =>
  fc.oneof(
    { weight: 6, arbitrary: ownFields(endpoint).map((params) => JSON.stringify(params)) },
    { weight: 3, arbitrary: fc.dictionary(name, value, { maxKeys: 6 }).map((params) => JSON.stringify(params)) },
    fc.string({ unit: ANY_CHARACTER, maxLength: 100 }),
    fc.constantFrom(
      '',
      '[]',
      'null',
      '"a"',
      '1',
      '{',
      '{"a":1,"a":2}',
      '['.repeat(5000),
      '{"__proto__":{"lang":"xx"}}',
    ),
  );
const type = fc.oneof(
  { weight: 6, arbitrary: fc.constant('application/json') },
  fc.constantFrom('application/json; charset=utf-8', 'text/plain', 'multipart/form-data', ''),
);

function encodeText(plain: string): string {
  return encodeURIComponent(plain.toWellFormed());
}

/** Errors that any call may return besides those it declares: a wrong format, no parameters at all. */
const COMMON = [ERROR.invalidFormat, ERROR.parameterError];
const SESSION = [
  ERROR.authorizationMissing,
  ERROR.tokenExpired,
  ERROR.invalidTokenType,
  ERROR.invalidSession,
  ERROR.permissionDenied,
];

async function expectAnswer(endpoint: Endpoint, response: Response): Promise<void> {
  if (response.status < 400) return void (await response.arrayBuffer());
  // HTML pages report in words that they do not exist.
  const isPage =
    endpoint.bytes?.startsWith('text/html') && response.headers.get('content-type')?.startsWith('text/html');
  if (isPage) return expect([404, 414]).toContain(response.status);
  const { error } = await response.json();
  const declared = [...COMMON, ...endpoint.errors, ...(needsSession(endpoint.auth) ? SESSION : [])];
  expect(declared).toContain(error.code);
  if (response.status >= 500) expect(endpoint.errors).toContain(error.code);
}

const addressOf = (endpoint: Endpoint) => endpoint.path.replace('{lang}', 'en-US');
const withQuery = endpoints.filter((endpoint) => endpoint.body === undefined);
const withBody = endpoints.filter((endpoint) => endpoint.body !== undefined);

it.each(withQuery)('$name answers any query with what it declares', async (endpoint) => {
  await fc.assert(
    fc.asyncProperty(queryOf(endpoint), async (search) => {
      await expectAnswer(endpoint, await product.request(`${addressOf(endpoint)}?${search}`));
    }),
    endpoint.group === 'static' ? { ...SETTINGS, numRuns: 15 } : SETTINGS,
  );
});

it.each(withBody)('$name answers any body with what it declares', async (endpoint) => {
  await fc.assert(
    fc.asyncProperty(bodyOf(endpoint), type, async (content, contentType) => {
      const headers: Record<string, string> = contentType === '' ? {} : { 'content-type': contentType };
      await expectAnswer(
        endpoint,
        await product.request(addressOf(endpoint), { method: endpoint.method, body: content, headers }),
      );
    }),
    { ...SETTINGS, numRuns: 120 },
  );
});

it('answers any name of a language file', async () => {
  const file = fc.oneof(text, fc.constantFrom('..', '../language', 'zh-TW.json/..', 'category'));
  await fc.assert(
    fc.asyncProperty(file, async (lang) => {
      const response = await product.request(`/static/locales/${encodeText(lang)}.json`);
      expect(response.status).toBeLessThan(500);
    }),
    SETTINGS,
  );
});

it('takes any signature for none or for a wrong one', async () => {
  const strict = await openTestProduct();
  try {
    const parts = fc.array(fc.oneof(fc.base64String(), fc.string({ unit: 'grapheme-ascii' })), { maxLength: 5 });
    const header = fc
      .tuple(fc.constantFrom('Bearer ', 'bearer', '', 'Basic '), parts)
      .map(([word, list]) => word + list.join('.'));
    const [endpoint] = endpoints.filter(({ auth }) => isSigned(auth));
    if (endpoint === undefined) throw new Error('no call is signed');
    await fc.assert(
      fc.asyncProperty(header, async (token) => {
        const response = await strict.request(endpoint.path, { headers: { 'yg-token': token } });
        expect(response.status).toBe(401);
        expect([ERROR.signatureMissing, ERROR.malformedSignature, ERROR.invalidSignature]).toContain(
          (await response.json()).error.code,
        );
      }),
      SETTINGS,
    );
  } finally {
    await strict.close();
  }
});

it('has logged no failure that it did not expect', () => {
  expect(product.logged.filter(({ msg }) => msg === 'unexpected failure')).toEqual([]);
});
