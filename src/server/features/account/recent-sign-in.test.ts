import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createAccessToken } from '#contract/access-token/endpoints.ts';
import { deleteAccount, getUserProfile } from '#contract/account/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { renewWebhookSecret } from '#contract/webhook/endpoints.ts';
import { endpoints } from '#server/endpoints.ts';
import { makeDeveloper } from '#tests/product/make-developer.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { type SignedIn, signIn } from '#tests/product/sign-in.ts';

const LIMIT_MS = LIMITS.recentSignInSeconds * 1000;
const TOKEN = { name: 'CI', applicationIds: [], expiresInDays: 7 };

let product: TestProduct;
let people = 0;
let email: string;
let developer: SignedIn;

beforeAll(async () => {
  product = await openTestProduct();
});

beforeEach(async () => {
  people += 1;
  email = `developer-${people}@example.com`;
  developer = await signIn(product, { email });
  await makeDeveloper(product, email);
});

afterAll(() => product.close());

const refusal = (endpoint: Endpoint, input: object, { headers } = developer) =>
  product.refuse(endpoint, input, { headers });

it('is required by every call that destroys the account or gives out a secret', () => {
  const names = endpoints.filter(({ needsRecentSignIn }) => needsRecentSignIn === true).map(({ name }) => name);
  expect(names.sort()).toEqual(['createAccessToken', 'deleteAccount', 'renewWebhookSecret']);
});

it.each([
  [deleteAccount.name, deleteAccount, { confirm: 'not me' }, ERROR.invalidFormat],
  [createAccessToken.name, createAccessToken, { ...TOKEN, applicationIds: ['com.unknown'] }, ERROR.applicationNotFound],
  [renewWebhookSecret.name, renewWebhookSecret, { id: 1 }, ERROR.testAccountOrWebhookNotFound],
])('is at most ten minutes ago: %s', async (_, endpoint, input, next) => {
  product.clock.advance(LIMIT_MS - 1);
  expect((await refusal(endpoint, input)).code).toBe(next);
  product.clock.advance(1);
  expect(await refusal(endpoint, input)).toEqual({ status: 403, code: ERROR.recentSignInNeeded });
  expect((await refusal(endpoint, input, await signIn(product, { email }))).code).toBe(next);
});

it('of a browser that was left open is not enough to delete the account with its address', async () => {
  product.clock.advance(LIMIT_MS);
  expect((await refusal(deleteAccount, { confirm: email })).code).toBe(ERROR.recentSignInNeeded);
  expect((await product.call(getUserProfile, {}, { headers: developer.headers })).email).toBe(email);
  const again = await signIn(product, { email });
  expect(await product.call(deleteAccount, { confirm: email }, { headers: again.headers })).toEqual({ result: true });
});
