import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { getUserProfile } from '#contract/account/endpoints.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { UserStatus } from '#contract/values/states.ts';
import { handle } from '#server/api/bound-handler.ts';
import { buildTestApp, signedHeaders } from '#server/api/build-test-app.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { signIn, signInWithBrowser } from '#tests/product/sign-in.ts';
import { createFindSession } from './find-session.ts';

/** Returns the caller. */
const whoAmI = defineEndpoint({
  name: 'whoAmI',
  group: 'test',
  summary: 'Who calls',
  method: 'GET',
  path: '/api/who',
  auth: 'user',
  allowsUnverified: true,
  request: z.object({}),
  reply: z.object({
    userId: z.int(),
    userType: z.int(),
    userStatus: z.int(),
    isOperator: z.boolean(),
    emailConfirmed: z.boolean(),
  }),
  errors: [],
});
const publicCall = defineEndpoint({
  ...whoAmI,
  name: 'publicCall',
  path: '/api/public',
  auth: 'public',
  reply: z.unknown(),
});

let product: TestProduct;
let app: ReturnType<typeof buildTestApp>;
let people = 0;
let email = '';

beforeAll(async () => {
  product = await openTestProduct({ settings: { OPERATOR_EMAILS: 'Boss@Example.com' } });
  const answer = handle(whoAmI, async (_, { session }) => {
    if (session === null) throw new Error('called without a session');
    const { id: _id, ...rest } = session;
    return rest;
  });
  const answerPublic = handle(publicCall, async (_, { session }) => ({ session }));
  app = buildTestApp({
    handlers: [answer, answerPublic],
    api: { findSession: createFindSession(product.services) },
  });
});

beforeEach(() => {
  people += 1;
  email = `person-${people}@example.com`;
});

afterAll(() => product.close());

async function ask(headers: Readonly<Record<string, string>>, path = '/api/who') {
  const response = await app.request(path, { headers: { ...(await signedHeaders({})), ...headers } });
  const body = await response.json();
  return response.status === 200 ? body : [response.status, body.error.code];
}

const userIdOf = async (address: string) =>
  (await product.db.selectFrom('users').select('id').where('email', '=', address).executeTakeFirstOrThrow()).id;

it('accepts the session token of a program alone', async () => {
  const { headers } = await signIn(product, { email, emailVerified: false });
  const userId = await userIdOf(email);
  expect(await ask(headers)).toEqual({
    ...{ userId, userType: 1, userStatus: 1 },
    ...{ isOperator: false, emailConfirmed: false, deviceAllowed: true, providerEnabled: false },
    birthdate: null,
  });
  expect(await ask({ authorization: headers.authorization?.replace('Bearer', 'bearer') ?? '' })).toMatchObject({
    userId,
  });
});

it('requires session token and secret cookie of the same session from a browser', async () => {
  const mine = await signInWithBrowser(product, { email });
  const other = await signInWithBrowser(product, { email: `other-${email}` });
  const { authorization = '', cookie = '' } = mine.headers;
  expect(cookie).toMatch(/^sid=[\w-]{43}; token=[^;]+; device=[\w-]{43}$/);
  expect(await ask({ authorization, cookie: `a=1; ${cookie}` })).toMatchObject({ userId: await userIdOf(email) });
  for (const foreign of [
    '',
    'sid=',
    `sid=${'A'.repeat(43)}`,
    other.headers.cookie ?? '',
    cookie.split('; ')[1] ?? '',
  ]) {
    expect(await ask({ authorization, cookie: foreign })).toEqual([401, ERROR.invalidSession]);
  }
  expect(await ask({ cookie })).toEqual([401, ERROR.authorizationMissing]);
});

it('R8.9 answers 30000 without a valid header, 30005 for another scheme, 30006 for an unknown session token', async () => {
  const { headers, session } = await signIn(product, { email });
  expect(await ask({})).toEqual([401, ERROR.authorizationMissing]);
  expect(await ask({ authorization: '' })).toEqual([401, ERROR.authorizationMissing]);
  expect(await ask({ authorization: 'Bearer' })).toEqual([401, ERROR.authorizationMissing]);
  expect(await ask({ authorization: session.token })).toEqual([401, ERROR.authorizationMissing]);
  expect(await ask({ authorization: `${headers.authorization} more` })).toEqual([401, ERROR.authorizationMissing]);
  expect(await ask({ authorization: `Basic ${session.token}` })).toEqual([401, ERROR.invalidTokenType]);
  expect(await ask({ authorization: 'Bearer x' })).toEqual([401, ERROR.invalidSession]);
  expect(await ask({ authorization: `Bearer ${session.token}A` })).toEqual([401, ERROR.invalidSession]);
});

it('R8.9 answers 30000, 30005, 30006 and 30002 on a call of the account', async () => {
  const { headers, session } = await signIn(product, { email });
  const refuse = (authorization?: string) =>
    product.refuse(getUserProfile, {}, authorization === undefined ? {} : { headers: { authorization } });
  expect(await refuse()).toEqual({ status: 401, code: ERROR.authorizationMissing });
  expect(await refuse(`Basic ${session.token}`)).toEqual({ status: 401, code: ERROR.invalidTokenType });
  expect(await refuse(`Bearer ${'x'.repeat(43)}`)).toEqual({ status: 401, code: ERROR.invalidSession });
  product.clock.advance(session.expiresIn * 1000);
  expect(await refuse(headers.authorization)).toEqual({ status: 401, code: ERROR.tokenExpired });
});

it('R8.9 answers 30002 after seven days and not before', async () => {
  const { headers, session } = await signIn(product, { email });
  product.clock.advance((session.expiresIn - 1) * 1000);
  expect(await ask(headers)).toMatchObject({ userType: 1 });
  product.clock.advance(1000);
  expect(await ask(headers)).toEqual([401, ERROR.tokenExpired]);
});

it('R8.9 answers 30006 for a revoked session, even after its expiry', async () => {
  const { headers } = await signIn(product, { email });
  const revoked_at = new Date(product.clock.now());
  await product.db
    .updateTable('sessions')
    .set({ revoked_at })
    .where('user_id', '=', await userIdOf(email))
    .execute();
  expect(await ask(headers)).toEqual([401, ERROR.invalidSession]);
  product.clock.advance(8 * 24 * 3_600_000);
  expect(await ask(headers)).toEqual([401, ERROR.invalidSession]);
});

it('O50 ends the sessions of a suspended account with 30006, those of a deleted one with 30014', async () => {
  const { headers } = await signIn(product, { email });
  const id = await userIdOf(email);
  const change = (values: { status?: UserStatus; deleted_at?: string }) =>
    product.db.updateTable('users').set(values).where('id', '=', id).execute();
  await change({ status: 2 });
  expect(await ask(headers)).toEqual([401, ERROR.invalidSession]);
  await change({ status: 1, deleted_at: '2026-01-01T00:00:00Z' });
  expect(await ask(headers)).toEqual([403, ERROR.accountDeleted]);
});

it("ends only the browser's previous session when it signs in again", async () => {
  const first = await signInWithBrowser(product, { email });
  const elsewhere = await signInWithBrowser(product, { email });
  const second = await signInWithBrowser(product, { email }, 'google', first.headers.cookie);
  expect(await ask(first.headers)).toEqual([401, ERROR.invalidSession]);
  expect(await ask(second.headers)).toMatchObject({ userType: 1 });
  expect(await ask(elsewhere.headers)).toMatchObject({ userType: 1 });
});

it('O85 knows operators by an email that is confirmed', async () => {
  const unconfirmed = await signIn(product, { email: 'boss@example.com', sub: 'imposter', emailVerified: false });
  expect(await ask(unconfirmed.headers)).toMatchObject({ isOperator: false });
  const operator = await signIn(product, { email: 'boss@example.com' }, 'apple');
  expect(await ask(operator.headers)).toMatchObject({ isOperator: true });
  expect(await ask((await signIn(product, { email })).headers)).toMatchObject({ isOperator: false });
});

it('leaves calls that need no session alone', async () => {
  const { headers } = await signIn(product, { email });
  for (const sent of [headers, { authorization: 'Basic x' }, {}] as Record<string, string>[]) {
    expect(await ask(sent, '/api/public')).toEqual({ session: null });
  }
});
