import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { getUserProfile, logOut } from '#contract/account/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { USER_STATUS } from '#contract/values/states.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { signIn, signInWithBrowser } from '#tests/product/sign-in.ts';

let product: TestProduct;
let people = 0;
let email = '';

beforeAll(async () => {
  product = await openTestProduct({ settings: { COOKIE_DOMAIN: 'localhost' } });
});

beforeEach(() => {
  people += 1;
  email = `person-${people}@example.com`;
});

afterAll(() => product.close());

const profileOf = (headers: Readonly<Record<string, string>>) => product.call(getUserProfile, {}, { headers });
const ended = { status: 401, code: ERROR.invalidSession };

it('R7.38 ends the session: true, then 30006, and a second time 200 with 30006 in the body', async () => {
  const { headers } = await signIn(product, { email });
  expect(await product.call(logOut, {}, { headers })).toEqual({ result: true });
  expect(await product.refuse(getUserProfile, {}, { headers })).toEqual(ended);
  expect(await product.refuse(logOut, {}, { headers })).toEqual({ status: 200, code: ERROR.invalidSession });
  expect(await product.call(logOut, {}, { headers })).toMatchObject({
    result: false,
    error: { code: ERROR.invalidSession },
  });
});

it('O96 answers 200 with 30002 for an expired session, with 30006 for an unknown one', async () => {
  const { headers, session } = await signIn(product, { email });
  product.clock.advance(session.expiresIn * 1000);
  expect(await product.refuse(logOut, {}, { headers })).toEqual({ status: 200, code: ERROR.tokenExpired });
  const unknown = { authorization: `Bearer ${'x'.repeat(43)}` };
  expect(await product.refuse(logOut, {}, { headers: unknown })).toEqual({ status: 200, code: ERROR.invalidSession });
});

it('rejects an invalid session with its own status', async () => {
  expect(await product.refuse(logOut, {})).toEqual({ status: 401, code: ERROR.authorizationMissing });
  const basic = { authorization: 'Basic abc' };
  expect(await product.refuse(logOut, {}, { headers: basic })).toEqual({ status: 401, code: ERROR.invalidTokenType });
});

it('O100 leaves the other sessions of the account alone', async () => {
  const [here, there] = [await signIn(product, { email }), await signInWithBrowser(product, { email })];
  await product.call(logOut, {}, { headers: here.headers });
  await expect(profileOf(there.headers)).resolves.toMatchObject({ email });
});

it('clears both cookies, even if the session had ended', async () => {
  const { headers } = await signInWithBrowser(product, { email });
  const gone = ['sid=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax', 'token=; Max-Age=0; Path=/; SameSite=Lax'];
  expect((await product.send(logOut, {}, { headers })).headers.getSetCookie()).toEqual(gone);
  expect((await product.send(logOut, {}, { headers })).headers.getSetCookie()).toEqual(gone);
});

it('clears the session token on the domain where it was set', async () => {
  const { headers } = await signInWithBrowser(product, { email });
  const answer = await product.send(logOut, {}, { headers: { ...headers, host: 'localhost' } });
  expect(answer.headers.getSetCookie()[1]).toBe('token=; Max-Age=0; Domain=localhost; Path=/; SameSite=Lax');
});

it('leaves the cookies of the session that another tab has opened since', async () => {
  const oldTab = await signInWithBrowser(product, { email });
  const newTab = await signInWithBrowser(product, { email }, 'google', oldTab.headers.cookie);
  // A browser has one cookie jar: both tabs send the new cookies.
  const headers = { ...oldTab.headers, cookie: newTab.headers.cookie ?? '' };
  const answer = await product.send(logOut, {}, { headers });
  expect([answer.status, (await answer.json()).error.code]).toEqual([200, ERROR.invalidSession]);
  expect(answer.headers.getSetCookie()).toEqual([]);
  await expect(profileOf(newTab.headers)).resolves.toMatchObject({ email });
});

it('signs out in both tabs of one session', async () => {
  const { headers } = await signInWithBrowser(product, { email });
  const answers = await Promise.all([product.send(logOut, {}, { headers }), product.send(logOut, {}, { headers })]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await product.refuse(getUserProfile, {}, { headers })).toEqual(ended);
});

it('is open to accounts that are unverified or switched off', async () => {
  const unverified = await signIn(product, { email, emailVerified: false });
  expect(await product.call(logOut, {}, { headers: unverified.headers })).toEqual({ result: true });
  const { headers } = await signIn(product, { email: `off-${email}` });
  const change = product.db.updateTable('users').set({ status: USER_STATUS.deactivated });
  await change.where('email', '=', `off-${email}`).execute();
  expect(await product.call(logOut, {}, { headers })).toEqual({ result: true });
});
