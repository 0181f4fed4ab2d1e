import { afterAll, beforeAll, expect, it } from 'vitest';
import { getUser } from '#contract/admin/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { LOGIN_TYPE } from '#contract/values/states.ts';
import { givePoints } from '#tests/factories/give-points.ts';
import { makeDeveloper } from '#tests/product/make-developer.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { signIn } from '#tests/product/sign-in.ts';

const OPERATOR = { email: 'operator@starhall.test', name: 'Boss', sub: 'boss' };
const MEI = { email: 'mei.lin@example.com', name: 'Mei', sub: 'mei' };

let product: TestProduct;
let headers: Readonly<Record<string, string>> = {};

beforeAll(async () => {
  product = await openTestProduct();
  headers = (await signIn(product, OPERATOR)).headers;
});

afterAll(() => product.close());

async function findId(email: string): Promise<number> {
  const { id } = await product.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  return id;
}

it('shows an account with its sign-ins, sessions and star coins, and nothing that a decision does not need', async () => {
  await signIn(product, MEI);
  product.clock.advance(1000);
  await signIn(product, MEI);
  const lastSignInAt = new Date(product.clock.now()).toISOString();
  const userId = await findId(MEI.email);
  await givePoints(product.db, { userId, currency: 'TWD', amountMinor: 31_500 });
  const found = await product.call(getUser, { userId }, { headers });
  expect(found).toMatchObject({
    user: { id: userId, email: MEI.email, nickname: 'Mei', status: 1 },
    identities: [{ loginType: LOGIN_TYPE.google, email: 'm•••@example.com', lastUsedAt: lastSignInAt }],
    lastSignInAt,
    sessionCount: 2,
    points: [{ currency: 'TWD', points: 31_500, owed: 0 }],
    company: null,
  });
  expect(JSON.stringify(found)).not.toMatch(/birthdate|postalCode|"address"|subject|hash|token/i);
});

it('names the company of a developer, and whether it may publish', async () => {
  const email = 'dev@aurora.example';
  await signIn(product, { email, name: 'Aurora', sub: 'aurora' });
  await makeDeveloper(product, email);
  const { company } = await product.call(getUser, { userId: await findId(email) }, { headers });
  expect(company).toEqual({ name: expect.any(String), enable: true });
  expect(company?.name).not.toBe('');
});

it('shows what is left of a deleted account', async () => {
  const email = 'gone@example.com';
  await signIn(product, { email, name: 'Gone', sub: 'gone' });
  const userId = await findId(email);
  await product.db.deleteFrom('sessions').where('user_id', '=', userId).execute();
  await product.db.deleteFrom('identities').where('user_id', '=', userId).execute();
  const deleted = { deleted_at: new Date(product.clock.now()) };
  await product.db.updateTable('users').set(deleted).where('id', '=', userId).execute();
  const found = await product.call(getUser, { userId }, { headers });
  expect(found).toMatchObject({ identities: [], lastSignInAt: null, sessionCount: 0, points: [] });
  expect(found.user.deletedAt).not.toBeNull();
});

it('answers 50006 for an unknown account and 20001 for an invalid number', async () => {
  expect(await product.refuse(getUser, { userId: 999_999 }, { headers })).toEqual({
    status: 404,
    code: ERROR.userNotFound,
  });
  for (const userId of [0, 2 ** 40]) {
    expect(await product.refuse(getUser, { userId }, { headers })).toMatchObject({ code: ERROR.invalidFormat });
  }
});

it('refuses visitors with 30000 and players with 40000, for their own account too', async () => {
  const player = await signIn(product, MEI);
  const userId = await findId(MEI.email);
  expect(await product.refuse(getUser, { userId })).toMatchObject({ code: ERROR.authorizationMissing });
  expect(await product.refuse(getUser, { userId }, player)).toMatchObject({ code: ERROR.permissionDenied });
});
