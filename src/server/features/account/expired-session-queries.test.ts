import { afterAll, beforeAll, expect, it } from 'vitest';
import { getUserProfile, logOut } from '#contract/account/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { WEEK_MS } from '#domain/time/durations.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { signIn } from '#tests/product/sign-in.ts';
import { deleteExpiredSessions } from './expired-session-queries.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await openTestProduct();
});

afterAll(() => product.close());

it('removes sessions a week after they expired or were ended, and none that counts', async () => {
  const forget = () => deleteExpiredSessions(product.db, product.clock.now());
  const email = 'person@example.com';
  const expiring = await signIn(product, { email });
  const ended = await signIn(product, { email });
  await product.call(logOut, {}, { headers: ended.headers });
  product.clock.advance(WEEK_MS - 1);
  expect(await forget()).toBe(0);
  product.clock.advance(1);
  expect(await forget()).toBe(1);
  const alive = await signIn(product, { email });
  product.clock.advance(WEEK_MS - 1);
  expect(await forget()).toBe(0);
  const { headers } = expiring;
  expect(await product.refuse(getUserProfile, {}, { headers })).toEqual({ status: 401, code: ERROR.tokenExpired });
  await product.call(getUserProfile, {}, { headers: alive.headers });
  product.clock.advance(1);
  expect(await forget()).toBe(1);
  expect(await product.refuse(getUserProfile, {}, { headers })).toEqual({ status: 401, code: ERROR.invalidSession });
  expect(await product.db.selectFrom('sessions').select('id').execute()).toHaveLength(1);
});
