import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getUserProfile, logOut, switchAccount, updateUserProfile } from '#contract/account/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { makeSignature } from '#contract/request/signature.ts';
import { HEADERS, LIMITS } from '#contract/values/limits.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { BROWSER_HEADERS, signIn, signInWithBrowser } from '#tests/product/sign-in.ts';
import { parseConfig } from '../../../config.ts';
import { setSessionCookies } from './session-cookies.ts';

let product: TestProduct;
let people = 0;
let email = '';

beforeAll(async () => {
  product = await openTestProduct();
});

beforeEach(() => {
  people += 1;
  email = `person-${people}@example.com`;
});

afterAll(() => product.close());

const SESSION = {
  token: 'h'.repeat(43),
  tokenType: 'Bearer',
  expiresAt: 1_772_942_400,
  expiresIn: 604_800,
  loginType: 1,
} as const;

/** The two cookies of a sign-in under the given settings, as `Set-Cookie` texts. */
function cookiesWith(settings: { PUBLIC_ORIGIN?: string; COOKIE_DOMAIN?: string }, host?: string): string[] {
  const config = parseConfig(settings);
  const headers = new Headers(host === undefined ? {} : { host });
  const responseHeaders = new Headers();
  setSessionCookies(config, { session: SESSION, sessionSecret: 'a'.repeat(43) }, { headers, responseHeaders });
  return responseHeaders.getSetCookie();
}

const HANDLE = encodeURIComponent(JSON.stringify(SESSION));

describe('the cookies of a sign-in', () => {
  it('R9.21 hold the session as URL-encoded JSON where scripts can read it, and the secret where they cannot', () => {
    expect(cookiesWith({})).toEqual([
      `sid=${'a'.repeat(43)}; Max-Age=604800; Path=/; HttpOnly; SameSite=Lax`,
      `token=${HANDLE}; Max-Age=604800; Path=/; SameSite=Lax`,
    ]);
    expect(cookiesWith({ PUBLIC_ORIGIN: 'https://games.example.com' })).toEqual([
      `__Host-sid=${'a'.repeat(43)}; Max-Age=604800; Path=/; HttpOnly; Secure; SameSite=Lax`,
      `token=${HANDLE}; Max-Age=604800; Path=/; Secure; SameSite=Lax`,
    ]);
  });

  it('R9.22 set the session token on the parent domain, on localhost and other foreign hosts for the host alone', () => {
    const COOKIE_DOMAIN = '.example.com';
    const domainOf = (origin: string, host?: string) => {
      const [sessionSecret = '', tokenCookie = ''] = cookiesWith({ PUBLIC_ORIGIN: origin, COOKIE_DOMAIN }, host);
      expect(sessionSecret).not.toContain('Domain');
      return /Domain=([^;]*)/.exec(tokenCookie)?.[1];
    };
    expect(domainOf('https://games.example.com')).toBe('example.com');
    expect(domainOf('https://example.com')).toBe('example.com');
    expect(domainOf('', 'games.example.com:3000')).toBe('example.com');
    expect(domainOf('http://localhost:3000')).toBeUndefined();
    expect(domainOf('', 'localhost:3000')).toBeUndefined();
    expect(domainOf('', '127.0.0.1')).toBeUndefined();
    expect(domainOf('https://notexample.com')).toBeUndefined();
    expect(domainOf('')).toBeUndefined();
    expect(domainOf('', 'a b')).toBeUndefined();
  });

  it('R9.21 are set when a browser signs in, and contain the reply of the call', async () => {
    const { session, headers } = await signInWithBrowser(product, { email });
    const value = /token=([^;]+)/.exec(headers.cookie ?? '')?.[1] ?? '';
    expect(JSON.parse(decodeURIComponent(value))).toEqual(session);
  });
});

describe('an attacker', () => {
  it('gets nothing with a stolen session token alone', async () => {
    const mine = await signInWithBrowser(product, { email });
    const stolen = { authorization: mine.headers.authorization ?? '' };
    const attempts = [stolen, { ...stolen, ...BROWSER_HEADERS }, { ...stolen, cookie: `sid=${'A'.repeat(43)}` }];
    for (const headers of attempts) {
      expect(await product.refuse(getUserProfile, {}, { headers })).toEqual({
        status: 401,
        code: ERROR.invalidSession,
      });
    }
    expect(await product.refuse(logOut, {}, { headers: stolen })).toEqual({ status: 200, code: ERROR.invalidSession });
    await expect(product.call(getUserProfile, {}, { headers: mine.headers })).resolves.toMatchObject({ email });
  });

  it("gains nothing with a session token and another user's cookie", async () => {
    const victim = await signInWithBrowser(product, { email });
    const attacker = await signInWithBrowser(product, { email: `attacker-${email}` });
    const program = await signIn(product, { email: `attacker-${email}` });
    const cookie = victim.headers.cookie ?? '';
    const mixed = { ...attacker.headers, cookie };
    expect(await product.refuse(getUserProfile, {}, { headers: mixed })).toEqual({
      status: 401,
      code: ERROR.invalidSession,
    });
    const own = await product.call(getUserProfile, {}, { headers: { ...program.headers, cookie } });
    expect(own.email).toBe(`attacker-${email}`);
  });

  it('who overwrites the token cookie only causes a sign-out', async () => {
    const victim = await signInWithBrowser(product, { email });
    const attacker = await signInWithBrowser(product, { email: `attacker-${email}` });
    const overwritten = { ...victim.headers, authorization: attacker.headers.authorization ?? '' };
    expect(await product.refuse(getUserProfile, {}, { headers: overwritten })).toEqual({
      status: 401,
      code: ERROR.invalidSession,
    });
    const answer = await product.send(logOut, {}, { headers: overwritten });
    expect([answer.status, (await answer.json()).error.code]).toEqual([200, ERROR.invalidSession]);
    // Neither session has ended.
    await product.call(getUserProfile, {}, { headers: victim.headers });
    await product.call(getUserProfile, {}, { headers: attacker.headers });
  });

  it('who plants cookies before a sign-in learns nothing about the new session', async () => {
    const planted = await signInWithBrowser(product, { email: `attacker-${email}` });
    const victim = await signInWithBrowser(product, { email }, 'google', planted.headers.cookie);
    expect(victim.session.token).not.toBe(planted.session.token);
    expect(victim.headers.cookie).not.toContain(planted.headers.cookie?.split(';')[0]);
    const attempts = [
      planted.headers,
      { ...victim.headers, cookie: planted.headers.cookie ?? '' },
      { ...planted.headers, cookie: victim.headers.cookie ?? '' },
    ];
    for (const headers of attempts) {
      expect(await product.refuse(getUserProfile, {}, { headers })).toEqual({
        status: 401,
        code: ERROR.invalidSession,
      });
    }
    const made = `sid=${'B'.repeat(43)}`;
    const again = await signInWithBrowser(product, { email }, 'google', made);
    expect(again.headers.cookie).not.toContain(made);
  });

  it('whose site sends calls changes nothing', async () => {
    const { headers } = await signInWithBrowser(product, { email });
    const sites: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      { 'sec-fetch-site': 'same-site', origin: 'http://localhost' },
      { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
    ];
    for (const site of sites) {
      const refusal = await product.refuse(logOut, {}, { headers: { ...headers, ...site } });
      expect(refusal).toEqual({ status: 403, code: ERROR.forbidden });
    }
    await product.call(getUserProfile, {}, { headers });
  });

  it('whose site sends any call that changes something is refused before anything is done', async () => {
    const calls = [...product.pages.table.keys()];
    const changing = calls.filter(({ method, crossOrigin }) => method !== 'GET' && crossOrigin !== true);
    expect(changing).toContain(switchAccount);
    const site = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example', 'content-type': 'application/json' };
    for (const { method, path, name } of changing) {
      const body = method === 'DELETE' ? null : '{}';
      const response = await product.request(path, { method, headers: site, body });
      expect([response.status, (await response.json()).error.code], name).toEqual([403, ERROR.forbidden]);
    }
  });

  it('who replays a captured call changes nothing, however often', async () => {
    const { headers } = await signInWithBrowser(product, { email });
    const params = { nickname: 'captured' };
    const iat = Math.floor(product.clock.now() / 1000);
    const signature = await makeSignature({ params, iat, secret: product.secrets.sign, jti: 'captured' });
    const captured = {
      method: 'PUT',
      body: JSON.stringify(params),
      headers: {
        ...headers,
        'content-type': 'application/json',
        [HEADERS.clientVersion]: String(LIMITS.clientVersion),
        [HEADERS.signature]: `Bearer ${signature}`,
      },
    };
    expect((await product.request(updateUserProfile.path, captured)).status).toBe(200);
    await product.call(updateUserProfile, { nickname: 'since_then' }, { headers });
    for (let round = 0; round < 3; round += 1) {
      const replayed = await product.request(updateUserProfile.path, captured, { address: '203.0.113.7' });
      expect([replayed.status, (await replayed.json()).error.code]).toEqual([401, ERROR.invalidTokenTime]);
    }
    expect(await product.call(getUserProfile, {}, { headers })).toMatchObject({ nickname: 'since_then' });
  });
});
