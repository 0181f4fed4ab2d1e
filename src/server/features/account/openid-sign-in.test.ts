import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { exportAccount, getUserProfile } from '#contract/account/endpoints.ts';
import { listIdentities, startOpenId } from '#contract/account/sign-in-endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { getSettings } from '#contract/system/endpoints.ts';
import { LOGIN_TYPE, USER_STATUS } from '#contract/values/states.ts';
import { readSessionCookie } from '#domain/account/session-cookie.ts';
import { KEYCLOAK_CLIENT, startKeycloak } from '#tests/identity/start-keycloak.ts';
import { OPENID_CLIENT, startOpenIdProvider } from '#tests/identity/start-openid-provider.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { createVisitor, type Visitor } from '#tests/product/walk-local-sign-in.ts';

const NAMES = { 'zh-TW': '範例帳號', 'en-US': 'Example ID' };
const PEOPLE = [
  { sub: 'ada', email: 'ada@company.example', email_verified: true, given_name: 'Ada' },
  { sub: 'ben', email: 'operator@starhall.test', email_verified: false },
];

let keycloak: Awaited<ReturnType<typeof startKeycloak>>;
let slashed: Awaited<ReturnType<typeof startKeycloak>>;
let company: Awaited<ReturnType<typeof startOpenIdProvider>>;
let product: TestProduct;

beforeAll(async () => {
  [keycloak, slashed, company] = await Promise.all([
    startKeycloak(),
    startKeycloak({ issuerEnd: '/' }),
    startOpenIdProvider(PEOPLE),
  ]);
  const providers = [
    { id: 'keycloak', name: 'Keycloak', issuer: `${keycloak.issuer}/`, ...KEYCLOAK_CLIENT },
    { id: 'slashed', name: 'Slashed', issuer: slashed.issuer, ...KEYCLOAK_CLIENT },
    { id: 'company', name: NAMES, issuer: company.issuer, ...OPENID_CLIENT },
    { id: 'away', name: 'Away', issuer: 'http://127.0.0.1:9', ...OPENID_CLIENT },
    { id: 'other', name: 'Other', issuer: `${keycloak.issuer.replace('127.0.0.1', 'localhost')}`, ...KEYCLOAK_CLIENT },
  ];
  product = await openTestProduct({
    settings: { PUBLIC_ORIGIN: 'http://localhost', OIDC_PROVIDERS: JSON.stringify(providers) },
  });
});

afterAll(async () => {
  await product.close();
  await Promise.all([keycloak.close(), slashed.close(), company.close()]);
});

beforeEach(() => keycloak.behave({}));
afterEach(() => void vi.restoreAllMocks());

/** Opens the store’s link; returns where it leads. */
async function start(visitor: Visitor, id: string, returnTo = ''): Promise<string> {
  const query = returnTo === '' ? '' : `?${new URLSearchParams({ returnTo })}`;
  const response = await visitor.get(`${startOpenId.path.replace('{provider}', id)}${query}`);
  expect(response.status).toBe(303);
  return response.headers.get('location') ?? '';
}

/** Follows the provider back to the store; returns where that leads. */
async function comeBack(visitor: Visitor, address: URL | string): Promise<string> {
  const { pathname, search } = new URL(address);
  const response = await visitor.get(pathname + search);
  expect(response.status).toBe(303);
  return response.headers.get('location') ?? '';
}

async function signInAtKeycloak(visitor: Visitor, id = 'keycloak', server = keycloak): Promise<string> {
  return comeBack(visitor, server.agree(await start(visitor, id)));
}

function headersOf(visitor: Visitor) {
  const { session } = readSessionCookie(visitor.cookies(), product.clock.now());
  return { authorization: `Bearer ${session?.token}`, cookie: visitor.cookies(), 'sec-fetch-site': 'same-origin' };
}

const rejected = `/login?failure=${ERROR.openIdRejected}`;

it('offers the providers by name, in the order of the setting', async () => {
  const { openId } = await product.call(getSettings, {});
  expect(openId.map(({ id }) => id)).toEqual(['keycloak', 'slashed', 'company', 'away', 'other']);
  expect(openId[2]?.names).toEqual({ ...NAMES, 'zh-CN': 'Example ID', 'vi-VN': 'Example ID' });
});

describe('the flow', () => {
  it('asks with PKCE, state and nonce, and returns to where the visitor was, with a browser’s session', async () => {
    const visitor = createVisitor(product);
    const location = await start(visitor, 'keycloak', '/en-US/library?page=2');
    const asked = Object.fromEntries(new URL(location).searchParams);
    expect(asked).toEqual({
      response_type: 'code',
      client_id: 'store',
      redirect_uri: 'http://localhost/api/provider/openid/keycloak/callback',
      scope: 'openid email profile',
      state: expect.stringMatching(/^[\w.~-]{80,}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    expect(await comeBack(visitor, keycloak.agree(location))).toBe('/en-US/library?page=2');
    expect(visitor.cookies()).toMatch(/sid=[\w-]{43}/);
    const headers = headersOf(visitor);
    expect(await product.call(getUserProfile, {}, { headers })).toMatchObject({
      loginType: LOGIN_TYPE.openid,
      account: `openid:${keycloak.issuer}:f3b1c9a2-5d8e-4d43-9a4f-0f2f4a5c6b7d`,
      email: 'mei@keycloak.example',
      emailConfirmed: true,
      givenName: 'Mei',
      familyName: 'Lin',
    });
    expect(await product.call(listIdentities, {}, { headers })).toEqual({
      count: 1,
      list: [
        {
          id: expect.stringMatching(/^[\da-f]{64}$/),
          loginType: LOGIN_TYPE.openid,
          name: 'Keycloak',
          email: 'm•••@keycloak.example',
          isOffered: true,
          createdAt: expect.any(String),
          lastUsedAt: new Date(product.clock.now()).toISOString(),
        },
      ],
      canChange: true,
    });
    const { identities } = await (await product.send(exportAccount, {}, { headers })).json();
    expect(identities).toMatchObject([{ provider: 3, issuer: keycloak.issuer }]);
  });

  it('finds the same account again, and ends the session that the browser had', async () => {
    const visitor = createVisitor(product);
    await signInAtKeycloak(visitor);
    const former = headersOf(visitor);
    const { id } = await product.call(getUserProfile, {}, { headers: former });
    await signInAtKeycloak(visitor);
    expect(await product.call(getUserProfile, {}, { headers: headersOf(visitor) })).toMatchObject({ id });
    expect(await product.refuse(getUserProfile, {}, { headers: former })).toMatchObject({ code: ERROR.invalidSession });
  });

  it('walks through the local provider’s library, whose addresses are at the userinfo endpoint', async () => {
    const visitor = createVisitor(product);
    const back = await walkCompany(await start(visitor, 'company'), 'ada');
    expect(await comeBack(visitor, back)).toBe('/');
    const headers = { ...headersOf(visitor), 'accept-language': 'en-US' };
    expect(await product.call(getUserProfile, {}, { headers })).toMatchObject({
      email: 'ada@company.example',
      emailConfirmed: true,
      nickname: 'Ada',
    });
    expect(await product.call(listIdentities, {}, { headers })).toMatchObject({ list: [{ name: 'Example ID' }] });
  });

  it('returns to the sign-in page without a word where the person cancels', async () => {
    const visitor = createVisitor(product);
    const back = await walkCompany(await start(visitor, 'company', '/library'), '');
    expect(back).toContain('error=access_denied');
    expect(await comeBack(visitor, back)).toBe('/login?returnTo=%2Flibrary');
  });

  it('never joins accounts by an email address', async () => {
    const visitor = createVisitor(product);
    keycloak.behave({ claims: { sub: 'another', email: 'ada@company.example' } });
    await signInAtKeycloak(visitor);
    const { id } = await product.call(getUserProfile, {}, { headers: headersOf(visitor) });
    const rows = await product.db.selectFrom('users').select('id').where('email', '=', 'ada@company.example').execute();
    expect(rows.map((row) => row.id)).toContain(id);
    expect(rows).toHaveLength(2);
  });

  it('gives nobody the operator’s role for an address that the provider has not verified', async () => {
    const visitor = createVisitor(product);
    await comeBack(visitor, await walkCompany(await start(visitor, 'company'), 'ben'));
    expect(await product.call(getUserProfile, {}, { headers: headersOf(visitor) })).toMatchObject({
      email: 'operator@starhall.test',
      emailConfirmed: false,
    });
  });

  it('tells a suspended account so on the sign-in page', async () => {
    const visitor = createVisitor(product);
    keycloak.behave({ claims: { sub: 'suspended' } });
    await signInAtKeycloak(visitor);
    const { id } = await product.call(getUserProfile, {}, { headers: headersOf(visitor) });
    await product.db.updateTable('users').set({ status: USER_STATUS.suspended }).where('id', '=', id).execute();
    expect(await signInAtKeycloak(createVisitor(product))).toBe(`/login?failure=${ERROR.accountSuspended}`);
  });
});

describe('habits of other implementations', () => {
  it.each([
    ['a list of one audience', { aud: ['store'] }],
    ['several audiences, with this store as the authorized party', { aud: ['store', 'account'], azp: 'store' }],
    ['no authorized party', { azp: undefined }],
    ['a clock a little ahead', { iat: Math.floor(Date.now() / 1000) + 20 }],
  ])('accepts %s', async (_, claims) => {
    keycloak.behave({ claims });
    expect(await signInAtKeycloak(createVisitor(product))).toBe('/');
  });

  it('accepts an issuer that ends with a slash, whether or not the setting does, and keeps it as it is written', async () => {
    const visitor = createVisitor(product);
    expect(await signInAtKeycloak(visitor, 'slashed', slashed)).toBe('/');
    const headers = headersOf(visitor);
    expect(await product.call(listIdentities, {}, { headers })).toMatchObject({ list: [{ name: 'Slashed' }] });
    const rows = await product.db
      .selectFrom('identities')
      .select('issuer')
      .where('issuer', '=', slashed.issuer)
      .execute();
    expect(rows).toHaveLength(1);
  });

  it('counts an address without email_verified as unverified', async () => {
    const visitor = createVisitor(product);
    keycloak.behave({ claims: { sub: 'unverified', email_verified: undefined } });
    await signInAtKeycloak(visitor);
    expect(await product.call(getUserProfile, {}, { headers: headersOf(visitor) })).toMatchObject({
      email: 'mei@keycloak.example',
      emailConfirmed: false,
    });
  });

  it('fetches the keys again when the provider has replaced them', async () => {
    expect(await signInAtKeycloak(createVisitor(product))).toBe('/');
    await keycloak.rotateKeys();
    const now = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => now + 61_000);
    const before = keycloak.asked.length;
    expect(await signInAtKeycloak(createVisitor(product))).toBe('/');
    expect(keycloak.asked.slice(before).filter((path) => path.endsWith('/certs'))).toHaveLength(1);
  });
});

describe('refusals', () => {
  it.each([
    ['another issuer', { claims: { iss: 'https://evil.example' } }],
    ['another audience', { claims: { aud: 'other' } }],
    ['another authorized party', { claims: { aud: ['store', 'other'], azp: 'other' } }],
    ['another nonce', { claims: { nonce: 'other' } }],
    ['no nonce', { claims: { nonce: undefined } }],
    ['no subject', { claims: { sub: undefined } }],
    ['an expired token', { claims: { exp: Math.floor(Date.now() / 1000) - 60 } }],
    ['a token of the future', { claims: { nbf: Math.floor(Date.now() / 1000) + 300 } }],
    ['a key that is in no set', { isForged: true }],
    ['the secret taken for a key', { alg: 'HS256' }],
    ['another key length than the set names', { alg: 'RS384' }],
  ])('refuses %s', async (_, mood) => {
    keycloak.behave(mood);
    const visitor = createVisitor(product);
    expect(await signInAtKeycloak(visitor)).toBe(rejected);
    expect(visitor.cookies()).not.toContain('sid=');
  });

  it('refuses a callback that this browser has not asked for, one for another provider, and an altered one', async () => {
    const visitor = createVisitor(product);
    const location = await start(visitor, 'keycloak', '/library');
    const back = keycloak.agree(location);
    expect(await comeBack(createVisitor(product), back)).toBe(rejected);
    const other = createVisitor(product);
    await start(other, 'keycloak');
    expect(await comeBack(other, back)).toBe(rejected);
    expect(await comeBack(visitor, back.href.replace('/keycloak/', '/slashed/'))).toBe(rejected);
    const altered = new URL(back);
    const [nonce] = (back.searchParams.get('state') ?? '').split('~');
    altered.searchParams.set('state', `${nonce}~${Buffer.from('/account/profile').toString('base64url')}`);
    expect(await comeBack(visitor, altered)).toBe(rejected);
    for (const state of ['', 'x', '~', '~~', '遊戲', 'a'.repeat(5000)]) {
      altered.searchParams.set('state', state);
      expect((await visitor.get(altered.pathname + altered.search)).status).toBeLessThan(500);
    }
    expect(await comeBack(visitor, back)).toBe('/library');
  });

  it('redeems an attempt once, and none after an hour', async () => {
    const visitor = createVisitor(product);
    const location = await start(visitor, 'keycloak');
    expect(await comeBack(visitor, keycloak.agree(location))).toBe('/');
    // The provider would redeem its second code.
    expect(await comeBack(visitor, keycloak.agree(location))).toBe(rejected);
    const late = keycloak.agree(await start(visitor, 'keycloak'));
    product.clock.advance(3_601_000);
    expect(await comeBack(visitor, late)).toBe(rejected);
  });

  it('refuses the answer of another issuer in the callback, and a code that the provider does not know', async () => {
    const visitor = createVisitor(product);
    const mixed = keycloak.agree(await start(visitor, 'keycloak'));
    mixed.searchParams.set('iss', 'https://evil.example');
    expect(await comeBack(visitor, mixed)).toBe(rejected);
    const unknown = keycloak.agree(await start(visitor, 'keycloak'));
    unknown.searchParams.set('code', 'unknown');
    expect(await comeBack(visitor, unknown)).toBe(rejected);
  });

  it('leads to no other site', async () => {
    for (const returnTo of ['//evil.example', 'https://evil.example', '/\\evil.example', `/${'a'.repeat(1500)}`]) {
      const visitor = createVisitor(product);
      expect(await comeBack(visitor, keycloak.agree(await start(visitor, 'keycloak', returnTo)))).toBe('/');
    }
  });

  it('R8.21 says 80000 while a provider cannot be reached, fails or is another one, in the visitor’s language', async () => {
    const away = `failure=${ERROR.externalProviderError}`;
    expect(await start(createVisitor(product), 'away', '/library')).toBe(`/login?${away}&returnTo=%2Flibrary`);
    expect(await start(createVisitor(product), 'other')).toBe(`/login?${away}`);
    const visitor = createVisitor(product);
    const back = keycloak.agree(await start(visitor, 'keycloak'));
    keycloak.behave({ status: 503 });
    const response = await visitor.get(back.pathname + back.search, { 'accept-language': 'en-US' });
    expect(response.headers.get('location')).toBe(`/en-US/login?${away}`);
    expect(await start(createVisitor(product), 'unknown')).toBe(rejected);
  });
});

/** Walks through the company’s pages as a browser does; returns the address of the callback. */
async function walkCompany(location: string, sub: string): Promise<string> {
  const jar = new Map<string, string>();
  const go = async (address: string, init: RequestInit = {}) => {
    const cookie = Array.from(jar, (pair) => pair.join('=')).join('; ');
    const response = await fetch(new URL(address, company.issuer), {
      redirect: 'manual',
      ...init,
      headers: { cookie },
    });
    for (const text of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      jar.set(name, value);
    }
    return response.headers.get('location') ?? '';
  };
  const choice = await go(location);
  const resumed = await go(choice, { method: 'POST', body: new URLSearchParams({ sub }) });
  return go(resumed);
}
