import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { logOut } from '#contract/account/endpoints.ts';
import { USER_STATUS } from '#contract/values/states.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { signIn, signInWithBrowser } from '#tests/product/sign-in.ts';
import { createFindPageSession } from './find-page-session.ts';

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

const findBy = (cookie: string) =>
  createFindPageSession(product.services)(new Request('http://localhost/', { headers: { cookie } }));

async function openBrowser(address = email) {
  const { headers, session } = await signInWithBrowser(product, { email: address });
  const cookie = headers.cookie ?? '';
  const [sessionSecret = '', tokenCookie = ''] = cookie.split('; ');
  return { headers, session, cookie, sessionSecret, tokenCookie };
}

it('finds the caller by both cookies', async () => {
  const { cookie } = await openBrowser();
  const { id } = await product.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  expect(await findBy(`theme=dark; ${cookie}`)).toMatchObject({
    session: { userId: id, userType: 1, emailConfirmed: true },
    user: { id, type: 1, emailConfirmed: true, deviceAllowed: true, isOperator: false },
  });
});

it('treats a single cookie, and cookies of two sessions, as a visitor', async () => {
  const [mine, other] = [await openBrowser(), await openBrowser(`other-${email}`)];
  const worthless = [
    '',
    mine.sessionSecret,
    mine.tokenCookie,
    `${mine.sessionSecret}; ${other.tokenCookie}`,
    'sid=x; token=x',
  ];
  expect(await Promise.all(worthless.map(findBy))).toEqual(worthless.map(() => null));
});

it("rejects a program's session token as a cookie", async () => {
  const { sessionSecret } = await openBrowser();
  const { session } = await signIn(product, { email });
  const tokenCookie = `token=${encodeURIComponent(JSON.stringify(session))}`;
  expect(await findBy(tokenCookie)).toBeNull();
  expect(await findBy(`${sessionSecret}; ${tokenCookie}`)).toBeNull();
});

it('treats ended or expired sessions, and suspended or deleted accounts, as visitors', async () => {
  const [ended, expired, suspended, deleted] = await Promise.all(
    ['ended', 'expired', 'suspended', 'deleted'].map((name) => openBrowser(`${name}-${email}`)),
  );
  await product.call(logOut, {}, { headers: ended?.headers ?? {} });
  const change = (name: string, values: { status?: 2 | 3; deleted_at?: string }) =>
    product.db.updateTable('users').set(values).where('email', '=', `${name}-${email}`).execute();
  await change('suspended', { status: USER_STATUS.suspended });
  await change('deleted', { deleted_at: '2026-01-01T00:00:00Z' });
  for (const browser of [ended, suspended, deleted]) {
    expect(await findBy(browser?.cookie ?? '')).toBeNull();
  }
  expect(await findBy(expired?.cookie ?? '')).not.toBeNull();
  product.clock.advance(604_800_000);
  expect(await findBy(expired?.cookie ?? '')).toBeNull();
});

it('does not trust a changed expiry in the cookie', async () => {
  const { sessionSecret, session } = await openBrowser();
  product.clock.advance(session.expiresIn * 1000);
  const prolonged = { ...session, expiresAt: session.expiresAt + 999_999 };
  expect(await findBy(`${sessionSecret}; token=${encodeURIComponent(JSON.stringify(prolonged))}`)).toBeNull();
});
