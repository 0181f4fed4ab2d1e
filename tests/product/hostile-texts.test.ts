import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildRequest } from '#client/build-request.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { createProduct, importProducts } from '#contract/product/developer-endpoints.ts';
import { applyAsProvider } from '#contract/provider/endpoints.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { createVersion } from '#contract/version/endpoints.ts';
import { endpoints } from '#server/endpoints.ts';
import { notifyEcpayDeposit } from '#server/providers/payment/ecpay/endpoints.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { BUSY_MS_MAX, busyTimeOf } from '#tests/hostile/busy-time.ts';
import { HOSTILE_NAMES, hostileText } from '#tests/hostile/hostile-texts.ts';
import { type RequestSample, type RequestText, sampleOfRequest } from '#tests/hostile/sample-of-request.ts';
import { makeDeveloper } from './make-developer.ts';
import { openTestProduct, type TestProduct } from './open-test-product.ts';
import { signIn } from './sign-in.ts';

const EMAIL = 'owner@starhall.test';
/** The parameters that a call needs to reach its text validation. */
const PLAIN = {
  applicationId: 'com.star',
  country: 'TW',
  currency: 'TWD',
  lang: 'en-US',
  email: EMAIL,
  month: '2026-01',
};
/** How many texts of the maximum length fit into a body; a query holds one. */
const TEXTS_IN_BODY = 8;
const BODY_BYTES = LIMITS.jsonBodyBytes - 8192;
const ADDRESS_BYTES = 7000;

let product: TestProduct;
let headers: Readonly<Record<string, string>>;

beforeAll(async () => {
  // Nothing here changes a session, and thousands of calls would look for it.
  product = await openTestProduct({ settings: { SIGN_ENFORCE: 'off', SESSION_CACHE: 'on', OPERATOR_EMAILS: EMAIL } });
  headers = (await signIn(product, { email: EMAIL })).headers;
  const userId = await makeDeveloper(product, EMAIL);
  await buildApplication(product.db, { app_id: 'com.star', developer_id: userId });
});

afterAll(() => product.close());

interface TextCall {
  readonly endpoint: Endpoint;
  readonly sample: RequestSample;
  readonly texts: readonly RequestText[];
}

const calls = endpoints.flatMap((endpoint): TextCall[] => {
  const sample = sampleOfRequest(endpoint, PLAIN);
  const texts: RequestText[] = [];
  sample((text) => {
    texts.push(text);
    return text.plain;
  });
  return texts.length === 0 ? [] : [{ endpoint, sample, texts }];
});

/** Each text gets every second pattern, its neighbor the others: those next to each other are of a kind. */
const ROUNDS = HOSTILE_NAMES.flatMap((name, index) => (index % 2 === 0 ? [{ name, index }] : []));

it.each(ROUNDS)('is busy for at most 50 ms with texts of the greatest length, from $name on', async ({ index }) => {
  const faults: string[] = [];
  for (const call of calls) {
    for (const places of groupTexts(call)) {
      const input = call.sample(chooseAt(places, (place) => hostileFor(call.endpoint, index + place)));
      const { ms, status } = await sendInput(call.endpoint, input);
      if (ms > BUSY_MS_MAX || status >= 500) faults.push(`${call.endpoint.name}: ${status}, ${ms} ms`);
    }
  }
  expect(faults).toEqual([]);
});

it('tells the field and the limit of a text that is measured too long', async () => {
  const name = ' '.repeat(LIMITS.rawTextLength + 1);
  const fields = { name: 'field.tooLong', 'contents.0.title': 'field.tooLong' };
  expect(
    await product.refuse(createProduct, { applicationId: 'com.star', name, contents: [{ title: name }] }, { headers }),
  ).toEqual({ status: 400, code: ERROR.invalidFormat, fields, params: { max: LIMITS.rawTextLength } });
  const fits = await product.refuse(
    createProduct,
    { applicationId: 'com.star', name: `Gold${name.slice(5)}` },
    { headers },
  );
  expect(fits.fields).not.toHaveProperty('name');
});

const NUMBERS = Array.from({ length: 20_000 }, (_, index) => index);
const SHAPES = {
  'nested lists': `{"where":${'['.repeat(120_000)}${']'.repeat(120_000)}}`,
  'nested objects': `{"form":${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}}`,
  'short texts in lists': JSON.stringify({
    ...{ countries: Array(20_000).fill('a'), only: Array(10_000).fill('a'), codes: Array(10_000).fill('a') },
    ...{ applicationIds: Array(10_000).fill('a'), events: Array(10_000).fill('a') },
  }),
  'objects in lists': JSON.stringify({
    ...{ numbers: Array(15_000).fill({}), prices: Array(15_000).fill({}), contents: Array(15_000).fill({}) },
    form: { contents: Array(15_000).fill({}), dataCollection: Array(15_000).fill({}) },
  }),
  'different names': JSON.stringify(Object.fromEntries(NUMBERS.map((number) => [`n${number}`, 0]))),
} as const;

it.each(Object.entries(SHAPES))('is busy for at most 50 ms with %s', async (_, content) => {
  expect(content.length).toBeLessThanOrEqual(LIMITS.jsonBodyBytes);
  const faults: string[] = [];
  for (const { name, path, method } of endpoints.filter(({ body }) => body === 'json')) {
    const init = { method, headers: { ...headers, 'content-type': 'application/json' }, body: content };
    const { ms, status } = await measure(path, init);
    if (ms > BUSY_MS_MAX || status >= 500) faults.push(`${name}: ${status}, ${ms} ms`);
  }
  expect(faults).toEqual([]);
});

const URL_ENCODED = 'application/x-www-form-urlencoded';
const FORMS = {
  'repeated fields': { type: URL_ENCODED, content: 'a=&'.repeat(87_000) },
  'different fields': { type: URL_ENCODED, content: NUMBERS.map((number) => `n${number}=1`).join('&') },
  'nested fields': { type: URL_ENCODED, content: `a${'[b]'.repeat(80_000)}=1` },
  'open brackets': { type: URL_ENCODED, content: `a${'['.repeat(250_000)}=1` },
  'percent signs': { type: URL_ENCODED, content: `a=${'%'.repeat(250_000)}` },
  'parts of a form': {
    type: 'multipart/form-data; boundary=x',
    content: `${'--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(4500)}--x--`,
  },
  'blanks between parts': { type: 'multipart/form-data; boundary=x', content: `--x\r\n${'\r\n'.repeat(120_000)}--x--` },
  'beginnings of a boundary': { type: 'multipart/form-data; boundary=x', content: '\r\n-'.repeat(80_000) },
} as const;

it.each(Object.entries(FORMS))('is busy for at most 50 ms with %s', async (_, { type, content }) => {
  const faults: string[] = [];
  for (const { name, path, method } of [applyAsProvider, notifyEcpayDeposit, importProducts, createVersion]) {
    const { ms, status } = await measure(path, {
      method,
      headers: { ...headers, 'content-type': type },
      body: content,
    });
    if (ms > BUSY_MS_MAX || status >= 500) faults.push(`${name}: ${status}, ${ms} ms`);
  }
  expect(faults).toEqual([]);
});

it.each(HOSTILE_NAMES)('is busy for at most 50 ms with %s in address and headers', async (name) => {
  const text = hostileText(name, 15_000).toWellFormed();
  const encoded = encodeURIComponent(text)
    .slice(0, ADDRESS_BYTES)
    .replace(/%.?.?$/, '');
  const latin = text.replaceAll(/[^\t\x20-\x7e]/g, '-');
  const faults: string[] = [];
  for (const path of ['/', '/search', '/en-US/application/details', '/api/public/app/list', '/api/user/profile']) {
    for (const url of [`${path}?${encoded}`, `${path}?searchWord=${encoded}`, `${path}/${encoded}`]) {
      const { ms, status } = await measure(url, {});
      if (ms > BUSY_MS_MAX || status >= 500) faults.push(`${url.slice(0, 60)}: ${status}, ${ms} ms`);
    }
    for (const header of [
      'cookie',
      'accept-language',
      'authorization',
      'user-agent',
      'if-none-match',
      'yg-token',
      'x-forwarded-for',
    ]) {
      const { ms, status } = await measure(path, { headers: { [header]: latin } });
      if (ms > BUSY_MS_MAX || status >= 500) faults.push(`${path} with ${header}: ${status}, ${ms} ms`);
    }
  }
  expect(faults).toEqual([]);
});

it('is busy for at most 50 ms with a text that fills a body, and names its field', async () => {
  const faults: string[] = [];
  for (const call of calls.filter(({ endpoint: { body } }) => body !== undefined)) {
    for (const place of call.texts.keys()) {
      // One text of each call fills the whole body, as do those with higher limits; measuring is the same for all.
      const found = place === 0 ? undefined : await sendTooLong(call, place, 2 * LIMITS.rawTextLength);
      const { ms, status, reply, isNamed } = found?.isNamed ? found : await sendTooLong(call, place, BODY_BYTES);
      if (ms > BUSY_MS_MAX || !isNamed) faults.push(`${call.endpoint.name}: ${status}, ${ms} ms, ${reply}`);
    }
  }
  expect(faults).toEqual([]);
});

/** The response to a call with one overlong text. */
async function sendTooLong({ endpoint, sample }: TextCall, place: number, length: number) {
  const text = fillBody(HOSTILE_NAMES[place % HOSTILE_NAMES.length] ?? '', length);
  const answer = await sendInput(endpoint, sample(chooseAt([place], () => text)));
  // A field of the path makes the address too long.
  const isNamed = answer.status === 414 || (answer.status === 400 && answer.reply.includes('"field.tooLong"'));
  return { ...answer, isNamed };
}

/** All texts, and separately those of forms that are checked as a whole once everything else is valid. */
function groupTexts({ endpoint, texts }: TextCall): number[][] {
  const size = endpoint.body === undefined ? 1 : TEXTS_IN_BODY;
  const all = [...texts.keys()];
  const loose = all.filter((place) => texts[place]?.isLoose);
  return [...chunk(all, size), ...(loose.length === all.length ? [] : chunk(loose, size))];
}

function chunk(places: readonly number[], size: number): number[][] {
  const starts = places.flatMap((_, index) => (index % size === 0 ? [index] : []));
  return starts.map((start) => places.slice(start, start + size));
}

function chooseAt(places: readonly number[], textAt: (place: number) => string) {
  let place = -1;
  return ({ plain }: RequestText) => {
    place += 1;
    return places.includes(place) ? textAt(place) : plain;
  };
}

/** Made once: hundreds of calls get each of them. */
const hostileTexts = new Map<string, string>();

function hostileFor({ body }: Endpoint, index: number): string {
  const name = HOSTILE_NAMES[index % HOSTILE_NAMES.length] ?? '';
  const key = `${body === undefined} ${name}`;
  const text = hostileTexts.get(key) ?? writeHostile(name, body !== undefined);
  hostileTexts.set(key, text);
  return text;
}

function writeHostile(name: string, isInBody: boolean): string {
  const text = hostileText(name, LIMITS.rawTextLength).toWellFormed();
  return isInBody
    ? cutTo(BODY_BYTES / TEXTS_IN_BODY, text, jsonBytes(text))
    : cutTo(ADDRESS_BYTES, text, encodeURIComponent(text).length);
}

/** A text of this many characters, or as many as fit into a body in the given encoding. */
function fillBody(name: string, length: number): string {
  const text = hostileText(name, length).toWellFormed();
  return cutTo(BODY_BYTES, text, jsonBytes(text));
}

function jsonBytes(text: string): number {
  return new TextEncoder().encode(JSON.stringify(text)).length;
}

function cutTo(bytes: number, text: string, written: number): string {
  return text.slice(0, Math.floor((text.length * bytes) / Math.max(bytes, written))).toWellFormed();
}

/** The response to a request, and how long it occupies the process, without the time to build the request. */
async function sendInput(endpoint: Endpoint, input: unknown) {
  const { url, body, contentType } = buildRequest(endpoint, input);
  const written = new Response(body);
  const type = contentType ?? written.headers.get('content-type') ?? '';
  const bytes = body === null ? null : await written.arrayBuffer();
  return measure(url, { method: endpoint.method, headers: { ...headers, 'content-type': type }, body: bytes });
}

async function measure(url: string, init: RequestInit) {
  let answer = { status: 0, reply: '' };
  const ms = await busyTimeOf(async () => {
    const response = await product.request(url, init);
    answer = { status: response.status, reply: await response.text() };
  });
  return { ms: Math.round(ms), ...answer };
}
