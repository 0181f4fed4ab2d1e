import { createHmac, createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { exportJWK, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { createIdentityVerifier } from './identity-verifier.ts';
import { openTestIssuer, type TestIssuer } from './open-test-issuer.ts';
import { PROVIDER_FACTS } from './provider-facts.ts';
import { createRemoteKeys } from './remote-keys.ts';

const NOW = 1_700_000_000;
const AUDIENCE = 'our-client';

let issuer: TestIssuer;

beforeAll(async () => {
  issuer = await openTestIssuer();
});

afterAll(() => issuer.close());

function openVerifier(provider: 'google' | 'apple', { url = issuer.url, cooldownMs = 0 } = {}) {
  const { issuers, rejectedCode } = PROVIDER_FACTS[provider];
  const keys = createRemoteKeys({ url, cooldownMs, timeoutMs: 2000 });
  return createIdentityVerifier({ issuers, audience: AUDIENCE, keys, rejectedCode, now: () => NOW * 1000 });
}

describe.each(['google', 'apple'] as const)('%s', (provider) => {
  const { issuers, rejectedCode } = PROVIDER_FACTS[provider];
  const claims = { iss: issuers[0], aud: AUDIENCE, sub: '1234', iat: NOW - 10, exp: NOW + 3600 };
  const codeOf = (token: string) =>
    openVerifier(provider)
      .verify(token)
      .then(
        () => 0,
        (error) => error.code,
      );

  it('returns the subject of a valid token', async () => {
    const token = await issuer.sign({
      ...claims,
      email: 'mei@example.com',
      email_verified: true,
      name: 'Mei Lin',
      given_name: 'Mei',
      family_name: 'Lin',
      nonce: 'n',
    });
    expect(await openVerifier(provider).verify(token)).toEqual({
      subject: '1234',
      email: 'mei@example.com',
      emailVerified: true,
      isPrivateEmail: false,
      name: 'Mei Lin',
      givenName: 'Mei',
      familyName: 'Lin',
      nonce: 'n',
    });
  });

  it.each([
    [true, true],
    ['true', true],
    [false, false],
    ['false', false],
    [undefined, false],
    [1, false],
  ])('reads the flags %j as %j', async (flag, meaning) => {
    const told = { email: 'a@example.com', email_verified: flag, is_private_email: flag };
    const identity = await openVerifier(provider).verify(await issuer.sign({ ...claims, ...told }));
    expect(identity).toMatchObject({ emailVerified: meaning, isPrivateEmail: meaning });
  });

  it('knows every spelling of the issuer, and no other', async () => {
    for (const iss of issuers) expect(await codeOf(await issuer.sign({ ...claims, iss }))).toBe(0);
    for (const iss of [`${issuers[0]}/`, 'https://evil.example', '', undefined]) {
      expect(await codeOf(await issuer.sign({ ...claims, iss }))).toBe(rejectedCode);
    }
  });

  it.each([['other-client'], [[AUDIENCE, 'other-client']], [[AUDIENCE]], [`${AUDIENCE} `], ['']])(
    'R8.9 refuses a token for %j with 30003',
    async (aud) => {
      expect(await codeOf(await issuer.sign({ ...claims, aud }))).toBe(ERROR.wrongClientId);
    },
  );

  it.each([
    ['that has expired', { exp: NOW - 31 }],
    ['without an expiry', { exp: undefined }],
    ['with an expiry that is no number', { exp: String(NOW + 60) }],
    ['that is not valid yet', { nbf: NOW + 60 }],
    ['without a time of issue', { iat: undefined }],
    ['that was issued more than ten minutes ago', { iat: NOW - 631 }],
    ['that is issued in the future', { iat: NOW + 60 }],
    ['without an audience', { aud: undefined }],
    ['without a subject', { sub: undefined }],
    ['with an empty subject', { sub: '' }],
    ['with a subject that cannot be stored', { sub: 'a\u0000b' }],
    ['with a nonce that is no text', { nonce: 5 }],
  ])('refuses a token %s', async (_, changed) => {
    const token = await issuer.sign({ ...claims, ...changed });
    expect(await codeOf(token)).toBe(rejectedCode);
  });

  it('allows for clocks that differ a little', async () => {
    expect(await codeOf(await issuer.sign({ ...claims, exp: NOW - 20 }))).toBe(0);
    expect(await codeOf(await issuer.sign({ ...claims, iat: NOW - 620 }))).toBe(0);
  });

  it('refuses every algorithm but RS256', async () => {
    const modulus = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const secret = JSON.stringify(await exportJWK(modulus.publicKey));
    const unsigned = new UnsecuredJWT(claims).encode();
    const sign = (alg: string, key: Parameters<SignJWT['sign']>[0]) =>
      new SignJWT(claims).setProtectedHeader({ alg, kid: 'key-1' }).sign(key);
    const tokens = [
      unsigned,
      `${unsigned}${randomBytes(16).toString('base64url')}`,
      await sign('HS256', Buffer.from(secret)),
      await sign('PS256', modulus.privateKey),
      await sign('RS512', modulus.privateKey),
      await sign('ES256', generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey),
    ];
    for (const token of tokens) expect(await codeOf(token)).toBe(rejectedCode);
  });

  it('refuses the public key taken for a secret', async () => {
    const keySet = await (await fetch(issuer.url)).text();
    const head = [{ alg: 'HS256', kid: 'key-1' }, claims].map((part) =>
      Buffer.from(JSON.stringify(part)).toString('base64url'),
    );
    const mac = createHmac('sha256', keySet).update(head.join('.')).digest('base64url');
    expect(await codeOf([...head, mac].join('.'))).toBe(rejectedCode);
  });

  it("refuses the provider's own key with another algorithm, also where the key set does not name one", async () => {
    const own = await openTestIssuer();
    const { keys } = JSON.parse(await (await fetch(own.url)).text());
    const [{ alg: _, ...key }] = keys;
    own.answer(200, JSON.stringify({ keys: [key] }));
    const verifier = openVerifier(provider, { url: own.url });
    await expect(verifier.verify(await own.sign(claims))).resolves.toMatchObject({ subject: '1234' });
    for (const alg of ['RS384', 'RS512', 'PS256']) {
      const token = await own.sign(claims, { alg });
      await expect(verifier.verify(token)).rejects.toMatchObject({ code: rejectedCode });
    }
    const publicKey = createPublicKey({ key, format: 'jwk' });
    for (const secret of [
      publicKey.export({ type: 'spki', format: 'pem' }),
      publicKey.export({ type: 'spki', format: 'der' }),
      publicKey.export({ type: 'pkcs1', format: 'pem' }),
    ]) {
      const forged = new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'key-1' });
      const token = await forged.sign(Buffer.from(secret));
      await expect(verifier.verify(token)).rejects.toMatchObject({ code: rejectedCode });
    }
    await own.close();
  });

  it('refuses another key under the right name, and a name that is in no set', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const forged = new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'key-1' });
    expect(await codeOf(await forged.sign(privateKey))).toBe(rejectedCode);
    expect(await codeOf(await issuer.sign(claims, { kid: 'other' }))).toBe(rejectedCode);
  });

  it('refuses every spelling of a token but the canonical one', async () => {
    const token = await issuer.sign(claims);
    const [head = '', body = '', signature = ''] = token.split('.');
    // 256 bytes end in a character with four spare bits: the next letter of the alphabet encodes the same bytes.
    const spare = String.fromCharCode(signature.charCodeAt(signature.length - 1) + 1);
    const others = [
      `${head}.${body}.${signature.slice(0, -1)}${spare}`,
      `${token}==`,
      `${head}=.${body}.${signature}`,
      `${head}.${body}.${signature.replaceAll('-', '+').replaceAll('_', '/')}=`,
      `${token} `,
      ` ${token}`,
      `${head}.${body}\n.${signature}`,
      `${head}.${body}.${signature}.`,
      `${head}..${signature}`,
      `${head}.${body}`,
      `${head}.${body}.`,
    ];
    expect(Buffer.from(others[0]?.split('.')[2] ?? '', 'base64url')).toEqual(Buffer.from(signature, 'base64url'));
    for (const other of others) expect(await codeOf(other)).toBe(rejectedCode);
    expect(await codeOf(token)).toBe(0);
  });

  it.each(['x', '', '.', '..', '...', 'a.b.c', '遊戲', '{}'])('refuses %j', async (token) => {
    expect(await codeOf(token)).toBe(rejectedCode);
  });

  it('refuses a token with any one character altered', async () => {
    const token = await issuer.sign({ ...claims, email: 'mei@example.com', nonce: 'n' });
    const verifier = openVerifier(provider, { cooldownMs: 60_000 });
    const characters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.+/= \n'];
    const alteration = fc.tuple(fc.nat(token.length - 1), fc.constantFrom(...characters));
    await fc.assert(
      fc.asyncProperty(alteration, async ([position, character]) => {
        fc.pre(token[position] !== character);
        const altered = token.slice(0, position) + character + token.slice(position + 1);
        await expect(verifier.verify(altered)).rejects.toMatchObject({ code: rejectedCode });
      }),
      { numRuns: 400 },
    );
    await expect(verifier.verify(token)).resolves.toMatchObject({ subject: '1234' });
  });
});

describe('keys', () => {
  const claims = { iss: PROVIDER_FACTS.google.issuers[0], aud: AUDIENCE, sub: '1', iat: NOW, exp: NOW + 60 };

  it('are fetched once for many tokens, and again when the provider has rotated them', async () => {
    const own = await openTestIssuer();
    const verifier = openVerifier('google', { url: own.url });
    const old = await own.sign(claims);
    for (let round = 0; round < 3; round += 1) await verifier.verify(old);
    expect(own.fetchCount()).toBe(1);
    await own.rotate();
    await expect(verifier.verify(await own.sign(claims))).resolves.toMatchObject({ subject: '1' });
    expect(own.fetchCount()).toBe(2);
    await expect(verifier.verify(old)).rejects.toMatchObject({ code: ERROR.googleCredentialRejected });
    await own.close();
  });

  it('are not fetched for every forged key name', async () => {
    const own = await openTestIssuer();
    const verifier = openVerifier('google', { url: own.url, cooldownMs: 60_000 });
    await verifier.verify(await own.sign(claims));
    for (const kid of ['a', 'b', 'c']) {
      await expect(verifier.verify(await own.sign(claims, { kid }))).rejects.toMatchObject({
        code: ERROR.googleCredentialRejected,
      });
    }
    expect(own.fetchCount()).toBe(1);
    await own.close();
  });

  it('R8.21 answer 80000 while they cannot be had, and work again afterwards', async () => {
    const own = await openTestIssuer();
    const verifier = openVerifier('google', { url: own.url });
    const token = await own.sign(claims);
    const keySet = await (await fetch(own.url)).text();
    for (const [status, text] of [
      [500, ''],
      [200, '<html>'],
      [200, '{}'],
      [404, keySet],
    ] as const) {
      own.answer(status, text);
      await expect(verifier.verify(token)).rejects.toMatchObject({ code: ERROR.externalProviderError });
    }
    own.answer(200, keySet);
    await expect(verifier.verify(token)).resolves.toMatchObject({ subject: '1' });
    await own.close();
    await expect(openVerifier('google', { url: own.url }).verify(token)).rejects.toMatchObject({
      code: ERROR.externalProviderError,
    });
  });
});
