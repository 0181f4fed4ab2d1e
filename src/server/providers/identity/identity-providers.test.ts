import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { PRODUCTION_SETTINGS } from '#tests/product/production-settings.ts';
import { parseConfig } from '../../../config.ts';
import { openIdentityProviders } from './index.ts';
import { localSubject } from './local/local-claims.ts';

const NOW_MS = 1_700_000_000_000;
const now = () => NOW_MS;
const person = { email: 'mei@example.com', emailVerified: true };
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'starhall-identity-'));
});

afterAll(() => rm(dataDir, { recursive: true }));

function open(settings: Record<string, string> = {}) {
  return openIdentityProviders({ config: parseConfig(settings), dataDir, now });
}

it('O112 stands in for both providers with tokens that the ordinary code verifies', async () => {
  for (const { name, local, verifier } of Object.values(open())) {
    const token = await local?.issue({ ...person, name: 'Mei Ling Lin', nonce: 'n' });
    expect(await verifier.verify(token ?? '')).toEqual({
      subject: localSubject(name, person.email),
      email: 'mei@example.com',
      emailVerified: true,
      isPrivateEmail: false,
      name: 'Mei Ling Lin',
      givenName: 'Mei',
      familyName: 'Ling Lin',
      nonce: 'n',
    });
  }
});

it('signs the requested claims, as the provider writes them', async () => {
  const { google, apple } = open();
  const sent = { email: 'x@privaterelay.appleid.com', emailVerified: false, sub: 'own' };
  const token = (await apple.local?.issue(sent)) ?? '';
  expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'RS256' });
  expect(decodeJwt(token)).toMatchObject({ sub: 'own', email_verified: 'false', is_private_email: 'true' });
  const plain = decodeJwt((await google.local?.issue(person)) ?? '');
  expect(plain).toEqual({
    iss: 'https://identity.starhall.test/google',
    aud: 'starhall-local-google',
    sub: localSubject('google', person.email),
    email: 'mei@example.com',
    email_verified: true,
    iat: NOW_MS / 1000,
    exp: NOW_MS / 1000 + 3600,
  });
});

it('gives a person the same subject at every sign-in, and another one at the other provider', () => {
  expect(localSubject('google', 'Mei@Example.com')).toBe(localSubject('google', 'mei@example.com'));
  expect(localSubject('google', 'mei@example.com')).not.toBe(localSubject('apple', 'mei@example.com'));
});

it('keeps its keys between starts, from other users of the machine', async () => {
  const token = (await open().google.local?.issue(person)) ?? '';
  await open().apple.local?.issue(person);
  await expect(open().google.verifier.verify(token)).resolves.toMatchObject({ email: 'mei@example.com' });
  const folder = join(dataDir, 'secrets');
  expect(await readdir(folder)).toEqual(['identity-apple.pem', 'identity-google.pem']);
  for (const name of await readdir(folder)) expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
});

it('shows public keys only', async () => {
  const keySet = await open().google.local?.readKeySet();
  expect(keySet?.keys).toHaveLength(1);
  expect(Object.keys(keySet?.keys[0] ?? {}).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
});

it('does not take the token of one provider for the other', async () => {
  const { google, apple } = open();
  await expect(apple.verifier.verify((await google.local?.issue(person)) ?? '')).rejects.toMatchObject({
    code: ERROR.appleCredentialRejected,
  });
  await expect(google.verifier.verify((await apple.local?.issue(person)) ?? '')).rejects.toMatchObject({
    code: ERROR.googleCredentialRejected,
  });
});

it('stands aside where a client ID is set', async () => {
  const local = (await open().google.local?.issue(person)) ?? '';
  const { google, apple } = openIdentityProviders({
    config: parseConfig({ GOOGLE_CLIENT_ID: 'real' }),
    dataDir,
    now,
    keySetUrls: { google: 'http://127.0.0.1:9/keys' },
  });
  expect(google.local).toBeNull();
  expect(apple.local).not.toBeNull();
  await expect(google.verifier.verify(local)).rejects.toMatchObject({ code: ERROR.externalProviderError });
});

it('is never there in production: a provider without a client ID takes no token', async () => {
  const local = (await open().apple.local?.issue(person)) ?? '';
  const { apple } = open(PRODUCTION_SETTINGS);
  expect(apple.local).toBeNull();
  await expect(apple.verifier.verify(local)).rejects.toMatchObject({ code: ERROR.appleCredentialRejected });
});
