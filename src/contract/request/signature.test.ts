import { createHash, createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { ERROR } from '../errors/errors.ts';
import { encodeBase64Url } from '../schema/base64url.ts';
import { LIMITS } from '../values/limits.ts';
import { canonicalParams, hashText, makeSignature, verifySignature } from './signature.ts';

const NOW = 1_700_000_000;
const SECRET = 'a secret';

/** A token as any other program would make it. */
function makeToken(payload: object, { header = { alg: 'HS256', typ: 'JWT' }, secret = SECRET } = {}): string {
  return signPayload(Buffer.from(JSON.stringify(payload)), { header, secret });
}

function signPayload(payload: Buffer, { header = { alg: 'HS256', typ: 'JWT' }, secret = SECRET } = {}): string {
  const signed = [Buffer.from(JSON.stringify(header)), payload].map((part) => part.toString('base64url')).join('.');
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

const verify = (token: string, params: unknown = {}) =>
  verifySignature({ token, params, secret: SECRET, nowSeconds: NOW });
const refusesWith = (code: number) => expect.objectContaining({ code });

it('writes parameters canonically: sorted keys, scalars as text, null empty, absent left out, files as metadata', () => {
  const file = new File(['abc'], 'a.apk', { type: 'application/zip' });
  expect(canonicalParams({ b: 1, a: [true, null, { d: 1.5, c: 'x' }], u: undefined, file })).toBe(
    '{"a":["true","",{"c":"x","d":"1.5"}],"b":"1","file":{"name":"a.apk","size":"3","type":"application/zip"}}',
  );
  expect(canonicalParams({})).toBe('{}');
});

it('R7.5 R7.9 makes a token that other programs verify, holding the serialized parameters', async () => {
  const token = await makeSignature({ params: { limit: 20 }, iat: NOW, secret: SECRET, jti: 'j' });
  const [header = '', payload = '', signature] = token.split('.');
  expect(createHmac('sha256', SECRET).update(`${header}.${payload}`).digest('base64url')).toBe(signature);
  expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toEqual({
    iat: NOW,
    params: '{"limit":"20"}',
    jti: 'j',
  });
});

it('accepts the same parameters in any order of keys, as numbers or text, with or without nocache', async () => {
  const token = makeToken({ iat: NOW, params: '{"limit":20,"a":["x"]}' });
  await expect(verify(token, { a: ['x'], limit: '20', nocache: '1' })).resolves.toMatchObject({ iat: NOW });
});

it('signs the hash of parameters too long for a header', async () => {
  const params = { text: '字'.repeat(2000) };
  const token = await makeSignature({ params, iat: NOW, secret: SECRET });
  const payload: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  expect(payload).toEqual({ iat: NOW, paramsSha256: await hashText(canonicalParams(params)) });
  await expect(verify(token, params)).resolves.toBeDefined();
  await expect(verify(token, { text: 'other' })).rejects.toThrow(refusesWith(ERROR.signedParametersDiffer));
});

it('R7.3 refuses other parameters with 30009', async () => {
  const token = makeToken({ iat: NOW, params: '{"limit":"20"}' });
  await expect(verify(token, { limit: '21' })).rejects.toThrow(refusesWith(ERROR.signedParametersDiffer));
  await expect(verify(token, { limit: '20', offset: '0' })).rejects.toThrow(refusesWith(ERROR.signedParametersDiffer));
  await expect(verify(token, {})).rejects.toThrow(refusesWith(ERROR.signedParametersDiffer));
});

it('R7.5 refuses another secret with 30008', async () => {
  await expect(verify(makeToken({ iat: NOW, params: '{}' }, { secret: 'other' }))).rejects.toThrow(
    refusesWith(ERROR.invalidSignature),
  );
});

it('R7.7 accepts issue times within 300 s and refuses others with 30004', async () => {
  for (const iat of [NOW - 300, NOW + 300]) {
    await expect(verify(makeToken({ iat, params: '{}' }))).resolves.toBeDefined();
  }
  for (const iat of [NOW - 301, NOW + 301, NOW + 600]) {
    await expect(verify(makeToken({ iat, params: '{}' }))).rejects.toThrow(refusesWith(ERROR.invalidTokenTime));
  }
});

it.each([
  ['text', 'abc'],
  ['too few parts', 'a.b'],
  ['too many parts', `${makeToken({ iat: NOW, params: '{}' })}.x`],
  ['another algorithm', makeToken({ iat: NOW, params: '{}' }, { header: { alg: 'HS512', typ: 'JWT' } })],
  ['no algorithm', makeToken({ iat: NOW, params: '{}' }, { header: { alg: 'none', typ: 'JWT' } })],
  ['no iat', makeToken({ params: '{}' })],
  ['iat as text', makeToken({ iat: String(NOW), params: '{}' })],
  ['no params', makeToken({ iat: NOW })],
  ['params as object', makeToken({ iat: NOW, params: {} })],
  ['params that are no JSON', makeToken({ iat: NOW, params: 'limit=20' })],
  ['params that are a list', makeToken({ iat: NOW, params: '[]' })],
  ['a hash that is none', makeToken({ iat: NOW, paramsSha256: 'abc' })],
  ['both params and hash', makeToken({ iat: NOW, params: '{}', paramsSha256: 'a'.repeat(64) })],
  ['an iat without end', signPayload(Buffer.from('{"iat":1e999,"params":"{}"}'))],
  ['a payload that is null', signPayload(Buffer.from('null'))],
  ['a payload that is no JSON', signPayload(Buffer.from('{'))],
  ['a payload that is no UTF-8', signPayload(Buffer.from(`{"iat":${NOW},"params":"{\\"a\\":\\"\xff\\"}"}`, 'latin1'))],
  ['params as a list of text', makeToken({ iat: NOW, params: ['{}'] })],
  ['params that are null', makeToken({ iat: NOW, params: 'null' })],
  ['params that are a number', makeToken({ iat: NOW, params: '5' })],
  ['params that are text', makeToken({ iat: NOW, params: '"a"' })],
  ['a hash in a list', makeToken({ iat: NOW, paramsSha256: ['a'.repeat(64)] })],
  ['a hash with more before it', makeToken({ iat: NOW, paramsSha256: `a${'a'.repeat(64)}` })],
  ['a hash with more behind it', makeToken({ iat: NOW, paramsSha256: `${'a'.repeat(64)}z` })],
  ['both params and a hash that is no text', makeToken({ iat: NOW, params: '{}', paramsSha256: 5 })],
  ['padding', `${makeToken({ iat: NOW, params: '{}' })}=`],
])('refuses a malformed token with 30010: %s', async (_, token) => {
  await expect(verify(token)).rejects.toThrow(refusesWith(ERROR.malformedSignature));
});

it('refuses a second spelling of the same signature with 30010', async () => {
  const token = makeToken({ iat: NOW, params: '{}' });
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  // 32 bytes leave two spare bits in the last character: its neighbor decodes to the same bytes.
  const twin = token.slice(0, -1) + alphabet[alphabet.indexOf(token.slice(-1)) + 1];
  await expect(verify(twin)).rejects.toThrow(refusesWith(ERROR.malformedSignature));
});

it('refuses bodies nested too deeply instead of running out of stack', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`);
  expect(() => canonicalParams(deep)).toThrow(refusesWith(ERROR.invalidFormat));
});

it('encodes without padding', () => {
  expect(encodeBase64Url(new Uint8Array([251, 255]))).toBe('-_8');
});

it('accepts any header that names HS256', async () => {
  for (const header of [
    { typ: 'JWT', alg: 'HS256' },
    { alg: 'HS256', typ: 'JWT', kid: 'a' },
  ]) {
    await expect(verify(makeToken({ iat: NOW, params: '{}' }, { header }))).resolves.toMatchObject({ iat: NOW });
  }
});

it('accepts a call without any parameters', async () => {
  const token = makeToken({ iat: NOW, params: '{}' });
  await expect(verifySignature({ token, params: undefined, secret: SECRET, nowSeconds: NOW })).resolves.toMatchObject({
    iat: NOW,
  });
});

it('signs the text of parameters up to the limit and its hash above', async () => {
  const frame = canonicalParams({ text: '' }).length;
  const readNames = async (length: number) => {
    const token = await makeSignature({ params: { text: 'a'.repeat(length - frame) }, iat: NOW, secret: SECRET });
    const payload: object = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    return Object.keys(payload);
  };
  expect(await readNames(LIMITS.signedParamsBytes)).toEqual(['iat', 'params']);
  expect(await readNames(LIMITS.signedParamsBytes + 1)).toEqual(['iat', 'paramsSha256']);
});

it.each(['', 'abc', '星'])('writes the SHA-256 of %j in hex', async (text) => {
  expect(await hashText(text)).toBe(createHash('sha256').update(text).digest('hex'));
});
