import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getUserProfile } from '#contract/account/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { WEEK_MS } from '#domain/time/durations.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { signIn, signInWithBrowser } from '#tests/product/sign-in.ts';
import { mentionsSession } from './page-session.ts';

let product: TestProduct;
let people = 0;

beforeAll(async () => {
  product = await openTestProduct({ settings: { OPERATOR_EMAILS: 'boss@example.com', TRUST_PROXY: '1' } });
});

beforeEach(() => {
  product.forget();
  people += 1;
});

afterAll(() => product.close());

type Headers = Readonly<Record<string, string>>;

const get = (path: string, headers: Headers = {}, method = 'GET') => product.request(path, { method, headers });
const userOn = async (response: Response) => /data-user="([^"]*)"/.exec(await response.text())?.[1];
const removedBy = (response: Response) => response.headers.getSetCookie();
const visitOf = () => product.renderer.visits.at(-1);

/** The cookies of a new sign-in. */
async function comeIn(name: string, email = `page-${people}-${name}@example.com`): Promise<string> {
  return (await signInWithBrowser(product, { email, name })).headers.cookie ?? '';
}

const cookieNamed = (cookies: string, name: string) =>
  cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`)) ?? '';

describe('the page of a signed-in user', () => {
  it('R4.28 names the account in the first HTML, in every language', async () => {
    const cookie = await comeIn('Ming');
    for (const path of ['/games', '/en-US/games', '/store/record', '/']) {
      expect([path, await userOn(await get(path, { cookie }))]).toEqual([path, 'Ming']);
    }
  });

  it('tells the renderer a summary of the account, whether it is an operator, and from where it asks', async () => {
    await get('/games', { cookie: await comeIn('Boss', 'boss@example.com'), 'x-forwarded-for': '203.0.113.9' });
    expect(visitOf()?.user).toEqual({
      id: expect.any(Number),
      nickname: 'Boss',
      avatar: '',
      type: 1,
      status: 1,
      loginType: 1,
      emailConfirmed: true,
      phoneConfirmed: false,
      deviceAllowed: true,
      isOperator: true,
    });
    expect(visitOf()?.clientAddress).toBe('203.0.113.9');
    await get('/games', { 'x-forwarded-for': '203.0.113.9' });
    expect([visitOf()?.user, visitOf()?.clientAddress]).toEqual([null, '']);
  });

  it('lets loaders make the calls of the account, and none for a visitor', async () => {
    await get('/games', { cookie: await comeIn('Caller') });
    expect(await visitOf()?.call(getUserProfile, {})).toMatchObject({ nickname: 'Caller' });
    await get('/en-US/games');
    await expect(visitOf()?.call(getUserProfile, {})).rejects.toMatchObject({ code: ERROR.authorizationMissing });
  });

  it("neither comes from the visitors' cache nor goes into it", async () => {
    const [ming, lan] = [await comeIn('Ming'), await comeIn('Lan')];
    const asked: Headers[] = [{}, { cookie: ming }, {}, { cookie: lan }, { cookie: ming }, {}];
    const users = [];
    for (const headers of asked) users.push(await userOn(await get('/games', headers)));
    expect(users).toEqual(['', 'Ming', '', 'Lan', 'Ming', '']);
    product.forget();
    expect(await userOn(await get('/games', { cookie: ming }))).toBe('Ming');
    expect(await userOn(await get('/games'))).toBe('');
  });

  it('is never cached, and never mistaken for a visitor’s page', async () => {
    const visitors = await get('/games');
    const etag = visitors.headers.get('etag') ?? '';
    const response = await get('/games', { cookie: await comeIn('Ming'), 'if-none-match': etag });
    expect([response.status, await userOn(response)]).toEqual([200, 'Ming']);
    expect([response.headers.get('cache-control'), response.headers.get('etag')]).toEqual(['no-store', null]);
    expect(response.headers.get('vary')).toContain('Cookie');
    expect(response.headers.get('content-security-policy')).toMatch(/script-src [^;]+ 'sha256-/);
    expect(removedBy(response)).toEqual([]);
  });

  it('is compressed, and empty for HEAD', async () => {
    const cookie = await comeIn('Ming');
    const plain = await (await get('/games', { cookie })).text();
    const read = async (encoding: string) => {
      const response = await get('/games', { cookie, 'accept-encoding': encoding });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      return Buffer.from(await response.arrayBuffer());
    };
    expect(brotliDecompressSync(await read('br')).toString()).toBe(plain);
    expect(gunzipSync(await read('gzip')).toString()).toBe(plain);
    const head = await get('/games', { cookie }, 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(await userOn(await get('/games', { cookie }))).toBe('Ming');
  });
});

describe('cookies that are ignored', () => {
  const expired = (expiresAt: number) =>
    `token=${encodeURIComponent(JSON.stringify({ token: 'a', tokenType: 'Bearer', expiresAt, expiresIn: 1, loginType: 1 }))}`;

  it('R4.27 removes a session cookie that does not count, on kept pages too', async () => {
    await get('/games');
    const now = product.clock.now() / 1000;
    for (const cookie of [expired(now), expired(now - 1), 'token=x', 'token=', 'a=b; token=%7B%7D; c=d']) {
      const response = await get('/games', { cookie });
      expect(removedBy(response), cookie).toContainEqual(expect.stringMatching(/^token=; Max-Age=0; Path=\//));
      expect([response.status, await userOn(response)]).toEqual([200, '']);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('R4.27 leaves alone a cookie that may count', async () => {
    const [cookie, later] = [await comeIn('Ming'), product.clock.now() / 1000 + 60];
    for (const kept of [cookie, cookieNamed(cookie, 'token'), expired(later), 'tokens=1', 'a=b', '']) {
      expect(removedBy(await get('/games', kept === '' ? {} : { cookie: kept })), kept).toEqual([]);
    }
  });

  it('makes a visitor of a secret cookie that is unknown, alone, or beside the session token of another session', async () => {
    const [ming, lan] = [await comeIn('Ming'), await comeIn('Lan')];
    const [token, sid] = [cookieNamed(ming, 'token'), cookieNamed(ming, 'sid')];
    const unknown = `sid=${'A'.repeat(43)}`;
    for (const cookie of [
      `${token}; ${unknown}`,
      sid,
      unknown,
      `${cookieNamed(lan, 'token')}; ${sid}`,
      `${sid}; token=x`,
    ]) {
      const response = await get('/games', { cookie });
      expect([response.status, await userOn(response)], cookie).toEqual([200, '']);
      expect(removedBy(response).map((text) => text.split(';', 1)[0])).toEqual(['sid=', 'token=']);
    }
    expect(await userOn(await get('/games', { cookie: ming }))).toBe('Ming');
  });

  it("takes a program's session token for nothing, whatever stands beside it", async () => {
    const { session } = await signIn(product, { email: `program-${people}@example.com`, name: 'Program' });
    const token = `token=${encodeURIComponent(JSON.stringify(session))}`;
    for (const cookie of [
      token,
      `${token}; sid=${'A'.repeat(43)}`,
      `${token}; ${cookieNamed(await comeIn('Lan'), 'sid')}`,
    ]) {
      expect(await userOn(await get('/games', { cookie }))).toBe('');
    }
  });

  it('makes a visitor of a session that was ended, or whose account is suspended', async () => {
    const [ended, suspended] = [await comeIn('Ended'), await comeIn('Suspended')];
    const idOf = async (nickname: string) =>
      (await product.db.selectFrom('users').select('id').where('nickname', '=', nickname).executeTakeFirstOrThrow()).id;
    const revoked_at = new Date(product.clock.now());
    await product.db
      .updateTable('sessions')
      .set({ revoked_at })
      .where('user_id', '=', await idOf('Ended'))
      .execute();
    await product.db
      .updateTable('users')
      .set({ status: 2 })
      .where('id', '=', await idOf('Suspended'))
      .execute();
    for (const cookie of [ended, suspended]) {
      const response = await get('/games', { cookie });
      expect([await userOn(response), removedBy(response).length]).toEqual(['', 2]);
    }
  });

  it('R4.26 counts until the session expires and not a moment longer', async () => {
    const cookie = await comeIn('Week');
    product.clock.advance(WEEK_MS - 1000);
    expect(await userOn(await get('/games', { cookie }))).toBe('Week');
    product.clock.advance(1000);
    const response = await get('/games', { cookie });
    expect([await userOn(response), removedBy(response).length]).toEqual(['', 2]);
  });
});

describe("the visitors' way", () => {
  it('asks the database nothing about a request without the cookies of a session', async () => {
    const findSession = vi.spyOn(product.pages, 'findSession');
    const visitors: Headers[] = [{}, { cookie: 'a=b; locale=zh-TW' }];
    for (const headers of visitors) await get('/games', headers);
    await get('/games', { cookie: cookieNamed(await comeIn('Ming'), 'token') });
    expect(findSession).not.toHaveBeenCalled();
    await get('/games', { cookie: await comeIn('Lan') });
    expect(findSession).toHaveBeenCalledOnce();
    findSession.mockRestore();
  });

  it('looks for the cookies under the names that they have on either kind of host', () => {
    for (const cookie of ['sid=a', '__Host-sid=a', 'a=b; token=x']) expect(mentionsSession(cookie)).toBe(true);
    for (const cookie of ['', 'a=b', 'locale=zh-TW; g_state=1']) expect(mentionsSession(cookie)).toBe(false);
  });
});

it('keeps the account when the database fails: no cookie is removed', async () => {
  const findSession = vi.spyOn(product.pages, 'findSession').mockRejectedValue(new Error('connection lost'));
  const response = await get('/games', { cookie: await comeIn('Ming') });
  expect([response.status, removedBy(response)]).toEqual([500, []]);
  findSession.mockRestore();
});
