import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loginWithApple, loginWithGoogle } from '#contract/account/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { localSubject } from '#server/providers/identity/local/local-claims.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { PRODUCTION_SETTINGS } from '#tests/product/production-settings.ts';
import { askForNonce, BROWSER_HEADERS } from '#tests/product/sign-in.ts';
import {
  askToSignIn,
  callbackOf,
  choose,
  createVisitor,
  openChooser,
  redeem,
  walk,
} from '#tests/product/walk-local-sign-in.ts';

const PROVIDERS = [
  {
    provider: 'google',
    login: loginWithGoogle,
    other: 'apple',
    otherCode: ERROR.appleCredentialRejected,
    loginType: 1,
  },
  {
    provider: 'apple',
    login: loginWithApple,
    other: 'google',
    otherCode: ERROR.googleCredentialRejected,
    loginType: 2,
  },
] as const;
const LOGINS = { google: loginWithGoogle, apple: loginWithApple } as const;

let product: TestProduct;
let people = 0;

/** The new account that the chooser's form creates. */
function newcomer() {
  people += 1;
  return { new: '1', email: `new-${people}@example.com`, name: 'Mei Ling Lin', verified: '1' };
}

beforeAll(async () => {
  product = await openTestProduct();
  // The library uses the system clock, so the product must use the same time here.
  product.clock.advance(Date.now() - product.clock.now());
});

afterAll(() => product.close());

describe.each(PROVIDERS)('$provider', ({ provider, login, other, otherCode, loginType }) => {
  const visit = () => createVisitor(product);
  const codeOf = async (visitor = visit(), asked = askToSignIn(provider)) => {
    const end = await choose(visitor, await openChooser(visitor, asked), newcomer());
    return { code: end.searchParams.get('code') ?? '', verifier: asked.verifier };
  };

  it('describes itself: its own name, addresses of this installation, the key set that tokens are checked with', async () => {
    const facts = await (await visit().get(`/dev/identity/${provider}/.well-known/openid-configuration`)).json();
    const base = `http://localhost/dev/identity/${provider}`;
    expect(facts).toMatchObject({
      issuer: `https://identity.starhall.test/${provider}`,
      authorization_endpoint: `${base}/oauth/authorize`,
      token_endpoint: `${base}/oauth/token`,
      jwks_uri: `${base}/jwks`,
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
      id_token_signing_alg_values_supported: ['RS256'],
      token_endpoint_auth_methods_supported: ['none'],
    });
    const { keys } = await (await visit().get(facts.jwks_uri)).json();
    const { id_token: token } = await walk(visit(), provider, newcomer());
    expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'RS256', kid: keys[0].kid });
  });

  it('O112 signs in by the ordinary call, with the nonce that the page was given', async () => {
    const { nonce, cookie } = await askForNonce(product);
    const person = newcomer();
    const { id_token: token } = await walk(visit(), provider, person, { nonce });
    const session = await product.call(login, { token }, { headers: { ...BROWSER_HEADERS, cookie } });
    expect(session).toMatchObject({ loginType, token: expect.stringMatching(/^[\w-]{43}$/) });
    const user = await product.db.selectFrom('users').selectAll().where('email', '=', person.email).executeTakeFirst();
    expect(user).toMatchObject({
      account: `${provider}:${localSubject(provider, person.email)}`,
      is_email_confirmed: true,
      login_type: loginType,
    });
  });

  it('makes tokens for its own provider only', async () => {
    const { id_token: token } = await walk(visit(), provider, newcomer());
    expect(await product.refuse(LOGINS[other], { token })).toMatchObject({ code: otherCode });
  });

  it('returns to the callback with the state it was asked with, and its own name', async () => {
    const visitor = visit();
    const asked = askToSignIn(provider, { state: 'a state' });
    const end = await choose(visitor, await openChooser(visitor, asked), newcomer());
    expect(end.origin + end.pathname).toBe(callbackOf(provider));
    expect(Object.fromEntries(end.searchParams)).toEqual({
      code: expect.any(String),
      state: 'a state',
      iss: `https://identity.starhall.test/${provider}`,
    });
  });

  it('refuses a code without the secret that it was asked with', async () => {
    for (const wrong of ['x'.repeat(43), '', 'short']) {
      const response = await redeem(visit(), provider, { code: (await codeOf()).code, verifier: wrong });
      expect([wrong, response.status]).toEqual([wrong, 400]);
      expect(await response.json()).not.toHaveProperty('id_token');
    }
  });

  it('redeems a code once', async () => {
    const grant = await codeOf();
    expect((await redeem(visit(), provider, grant)).status).toBe(200);
    const again = await redeem(visit(), provider, grant);
    expect([again.status, await again.json()]).toEqual([400, expect.objectContaining({ error: 'invalid_grant' })]);
  });

  it('redeems a code for the client and the address that it was given to', async () => {
    const strangers: readonly [Readonly<Record<string, string>>, number][] = [
      [{ client_id: `starhall-local-${other}` }, 401],
      [{ client_id: 'stranger' }, 401],
      [{ redirect_uri: callbackOf(other) }, 400],
    ];
    for (const [changes, status] of strangers) {
      const response = await redeem(visit(), provider, await codeOf(), changes);
      expect([changes, response.status]).toEqual([changes, status]);
      expect(await response.json()).not.toHaveProperty('id_token');
    }
  });

  it.each([
    ['a stranger client', { client_id: 'stranger' }],
    ['the client of the other provider', { client_id: `starhall-local-${other}` }],
    ['no client', { client_id: '' }],
    ['an address elsewhere', { redirect_uri: 'https://evil.example/callback' }],
    ['another port', { redirect_uri: callbackOf(provider).replace('localhost', 'localhost:8080') }],
    ['another page', { redirect_uri: `${callbackOf(provider)}/../token` }],
    ['no address', { redirect_uri: '' }],
  ])('shows nothing and redirects nowhere for %s', async (_, changes) => {
    const response = await visit().get(askToSignIn(provider, changes).address, { 'accept-language': 'vi' });
    expect([response.status, response.headers.get('location')]).toEqual([400, null]);
    const page = await response.text();
    expect(page).toContain('Không thể tiếp tục đăng nhập');
    expect(page).toContain('<html lang="vi-VN">');
  });

  it.each([
    ['without PKCE', { code_challenge: '', code_challenge_method: '' }, 'invalid_request'],
    ['with a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['for tokens at once', { response_type: 'id_token' }, 'unsupported_response_type'],
    ['that nobody may be asked about', { prompt: 'none' }, 'login_required'],
  ])('sends a question %s back as refused', async (_, changes, error) => {
    const response = await visit().get(askToSignIn(provider, changes).address);
    const end = new URL(response.headers.get('location') ?? '/', 'http://localhost');
    expect(end.origin + end.pathname).toBe(callbackOf(provider));
    const told = new URLSearchParams(end.search || end.hash.slice(1));
    expect([told.get('error'), told.get('code')]).toEqual([error, null]);
  });

  it('redirects without a code after cancellation', async () => {
    const visitor = visit();
    const asked = askToSignIn(provider);
    const end = await choose(visitor, await openChooser(visitor, asked), { cancel: '1' });
    expect(Object.fromEntries(end.searchParams)).toMatchObject({ error: 'access_denied', state: asked.state });
    expect(end.searchParams.has('code')).toBe(false);
  });

  it('asks for an account at every sign-in', async () => {
    const visitor = visit();
    const [first, second] = [newcomer(), newcomer()];
    expect(decodeJwt((await walk(visitor, provider, first)).id_token).email).toBe(first.email);
    expect(decodeJwt((await walk(visitor, provider, second)).id_token).email).toBe(second.email);
    expect(decodeJwt((await walk(visitor, provider, first, { prompt: 'consent' })).id_token).email).toBe(first.email);
  });

  it('shows a sign-in to the browser that began it, until it is over', async () => {
    const visitor = visit();
    const chooser = await openChooser(visitor, askToSignIn(provider));
    const stranger = await visit().get(chooser);
    expect([stranger.status, await stranger.text()]).toEqual([400, expect.stringContaining('這次登入已逾時')]);
    await choose(visitor, chooser, newcomer());
    for (const late of [await visitor.get(chooser), await visitor.post(chooser, newcomer())]) {
      expect([late.status, late.headers.get('location')]).toEqual([400, null]);
    }
  });

  it('rejects a choice sent by a page of another site', async () => {
    const visitor = visit();
    const chooser = await openChooser(visitor, askToSignIn(provider));
    const foreign: Record<string, string>[] = [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }];
    for (const headers of foreign) {
      expect((await visitor.post(chooser, newcomer(), headers)).status).toBe(403);
    }
    const token = await visitor.post(`/dev/identity/${provider}/oauth/token`, {}, { origin: 'https://evil.example' });
    expect(token.status).toBe(403);
  });
});

describe('tokens', () => {
  const decode = async (provider: 'google' | 'apple', form: Readonly<Record<string, string>>, changes = {}) =>
    decodeJwt((await walk(createVisitor(product), provider, form, changes)).id_token);
  const times = { iat: expect.any(Number), exp: expect.any(Number) };

  it("have the same claims as Google's", async () => {
    const person = newcomer();
    expect(await decode('google', person, { nonce: 'n' })).toEqual({
      ...times,
      iss: 'https://identity.starhall.test/google',
      aud: 'starhall-local-google',
      sub: localSubject('google', person.email),
      email: person.email,
      email_verified: true,
      name: 'Mei Ling Lin',
      given_name: 'Mei',
      family_name: 'Ling Lin',
      nonce: 'n',
    });
  });

  it("have the same claims as Apple's: flags as texts, no name", async () => {
    const { verified: _, ...unverified } = { ...newcomer(), email: 'hidden@privaterelay.appleid.com' };
    expect(await decode('apple', unverified, { nonce: 'n' })).toEqual({
      ...times,
      iss: 'https://identity.starhall.test/apple',
      aud: 'starhall-local-apple',
      sub: localSubject('apple', 'hidden@privaterelay.appleid.com'),
      email: 'hidden@privaterelay.appleid.com',
      email_verified: 'false',
      is_private_email: 'true',
      nonce: 'n',
    });
  });

  it('contain only the requested claims', async () => {
    const person = newcomer();
    expect(await decode('google', person, { scope: 'openid' })).not.toHaveProperty('email');
    expect(await decode('google', person, { scope: 'openid email' })).not.toHaveProperty('name');
  });

  it('last an hour', async () => {
    const { iat = 0, exp = 0 } = await decode('google', newcomer());
    expect(exp - iat).toBe(3600);
  });

  it('come with the name at the first sign-in with Apple only', async () => {
    const visitor = createVisitor(product);
    const person = newcomer();
    const user = { name: { firstName: 'Mei', lastName: 'Ling Lin' }, email: person.email };
    expect((await walk(visitor, 'apple', person)).user).toEqual(user);
    expect(await walk(visitor, 'apple', person)).not.toHaveProperty('user');
    expect(await walk(visitor, 'google', newcomer())).not.toHaveProperty('user');
  });
});

describe('where the real provider is configured', () => {
  it('O112 it is not replaced, and never in production', async () => {
    for (const [settings, status] of [
      [{ GOOGLE_CLIENT_ID: 'our-client' }, { google: 404, apple: 200 }],
      [PRODUCTION_SETTINGS, { google: 404, apple: 404 }],
    ] as const) {
      const other = await openTestProduct({ settings });
      const visitor = createVisitor(other);
      for (const provider of ['google', 'apple'] as const) {
        for (const path of ['client.js', 'page.css', 'callback', '.well-known/openid-configuration']) {
          const response = await visitor.get(`/dev/identity/${provider}/${path}`);
          expect([provider, path, response.status]).toEqual([provider, path, status[provider]]);
        }
      }
      await other.close();
    }
  });
});

it('handles any input without an internal error', async () => {
  const visitor = createVisitor(product);
  const paths = [
    '',
    '/',
    '/choose/',
    '/choose/x',
    '/oauth/authorize/x',
    '/oauth/token',
    '/session/end/confirm',
    '/%ff',
    '/..%2f',
  ];
  const cookie = 'local-identity-choice=%ff; local-identity-return=x; local-identity-last=\u0001';
  for (const path of paths) {
    for (const method of ['GET', 'POST', 'PUT', 'OPTIONS', 'HEAD']) {
      const body = method === 'POST' || method === 'PUT' ? '{"a":' : null;
      const headers = { cookie, 'content-type': 'application/json', 'x-forwarded-host': 'evil.example' };
      const response = await product.request(`/dev/identity/google${path}?a=1&a=2`, { method, headers, body });
      expect([method, path, response.status < 500]).toEqual([method, path, true]);
      expect(await response.text()).not.toContain('evil.example');
    }
  }
  const long = await visitor.post('/dev/identity/google/oauth/token', { code: 'x'.repeat(300_000) });
  expect(long.status).toBe(413);
});

it('has nothing to load from elsewhere', async () => {
  const visitor = createVisitor(product);
  const page = await visitor.get(await openChooser(visitor, askToSignIn('google')));
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
  expect(await page.text()).not.toMatch(/https?:\/\/(?!localhost)|<style|<script|style=|onclick/);
});
