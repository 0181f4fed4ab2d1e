import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';
import { createCatalogueCache } from '#server/cache/catalogue-cache.ts';
import { handle } from './bound-handler.ts';
import { buildTestApp, signedHeaders } from './build-test-app.ts';
import { saveThing } from './test-calls.ts';

const listThings = defineEndpoint({
  ...saveThing,
  name: 'listThings',
  method: 'GET',
  path: '/api/things',
  auth: 'public',
  request: z.object({}),
  reply: z.object({ names: z.array(z.string()) }),
});
const listOpenly = defineEndpoint({ ...listThings, name: 'listOpenly', path: '/api/open_things', auth: 'none' });

const LONG = { names: Array.from({ length: 200 }, (_, index) => `星廳 ${index}`) };
const SHORT = { names: ['星廳'] };

async function ask(reply: object, accepted: string, endpoint = listThings) {
  const app = buildTestApp({ handlers: [handle(endpoint, async () => reply as typeof LONG)] });
  return app.request(endpoint.path, { headers: { ...(await signedHeaders({})), 'accept-encoding': accepted } });
}

it.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)('compresses a long reply for %s with %s', async (accepted, encoding, unpack) => {
  const response = await ask(LONG, accepted);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(bytes.length).toBeLessThan(JSON.stringify(LONG).length / 2);
  expect(JSON.parse(unpack(bytes).toString())).toEqual(LONG);
});

it.each([
  ['a short reply', SHORT, 'br', listThings],
  ['a reply to a client that takes no encoding', LONG, 'identity', listThings],
  ['a reply of a call that any site can make a browser send', LONG, 'br', listOpenly],
] as const)('does not compress %s', async (_, reply, accepted, endpoint) => {
  const response = await ask(reply, accepted, endpoint);
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(await response.json()).toEqual(reply);
});

it('writes a reply from the cache once, in each encoding', async () => {
  const toJSON = vi.fn(() => LONG);
  const cache = createCatalogueCache({ maxEntries: 1 });
  const endpoint = defineEndpoint({ ...listThings, reply: z.looseObject({ names: z.array(z.string()) }) });
  const app = buildTestApp({
    handlers: [handle(endpoint, () => cache.read('things', async () => ({ ...LONG, toJSON })))],
  });
  const read = async (accepted: string) => {
    const headers = { ...(await signedHeaders({})), 'accept-encoding': accepted };
    return Buffer.from(await (await app.request(endpoint.path, { headers })).arrayBuffer());
  };
  const [one, two, plain] = [await read('br'), await read('br'), await read('identity')];
  expect(one).toEqual(two);
  expect(brotliDecompressSync(one)).toEqual(plain);
  expect(JSON.parse(plain.toString())).toEqual(LONG);
  expect(toJSON).toHaveBeenCalledOnce();
});

it('gives the reply of a call the headers of every other response', async () => {
  const call = await ask(SHORT, 'identity');
  const app = buildTestApp({ handlers: [] });
  const other = await app.request('/api/nothing');
  const names = [...other.headers.keys()].filter((name) => !name.startsWith('content-type'));
  expect(names).toContain('x-content-type-options');
  for (const name of names) expect([name, call.headers.get(name)]).toEqual([name, other.headers.get(name)]);
});

it('keeps the cookies of a handler beside them', async () => {
  const endpoint = { ...listThings };
  const handler = handle(endpoint, async (_, { responseHeaders }) => {
    responseHeaders.append('set-cookie', 'a=1');
    responseHeaders.append('set-cookie', 'b=2');
    return SHORT;
  });
  const response = await buildTestApp({ handlers: [handler] }).request(endpoint.path, {
    headers: await signedHeaders({}),
  });
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});
