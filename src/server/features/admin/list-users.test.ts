import { afterAll, beforeAll, expect, it } from 'vitest';
import { getUserProfile } from '#contract/account/endpoints.ts';
import { listUsers } from '#contract/admin/endpoints.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { LOGIN_TYPE, USER_STATUS, USER_TYPE } from '#contract/values/states.ts';
import { makeDeveloper } from '#tests/product/make-developer.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { signIn } from '#tests/product/sign-in.ts';

const PEOPLE = [
  { email: 'operator@starhall.test', name: 'Boss', sub: 'boss' },
  { email: 'mei.lin@example.com', name: '林美玲', sub: 'mei-1' },
  { email: 'minh_khai@example.com', name: 'Minh Khai', sub: 'minh-2' },
  { email: 'dev@aurora.example', name: 'Aurora', sub: 'dev-3' },
] as const;

let product: TestProduct;
let headers: Readonly<Record<string, string>> = {};

beforeAll(async () => {
  product = await openTestProduct();
  for (const person of PEOPLE) {
    const signedIn = await signIn(product, person);
    if (person.sub === 'boss') headers = signedIn.headers;
    product.clock.advance(1000);
  }
  await makeDeveloper(product, 'dev@aurora.example');
  const suspend = product.db.updateTable('users').set({ status: USER_STATUS.suspended });
  await suspend.where('email', '=', 'minh_khai@example.com').execute();
});

afterAll(() => product.close());

async function find(filter: InputOf<typeof listUsers>) {
  const { count, list } = await product.call(listUsers, filter, { headers });
  return { count, emails: list.map(({ email }) => email) };
}

it('lists all accounts, the newest first, without what operators do not need to know of them', async () => {
  const written = { birthdate: '1990-02-03', address: '1 Harbor Road', postal_code: '10617' };
  await product.db.updateTable('users').set(written).execute();
  const { count, list } = await product.call(listUsers, {}, { headers });
  expect(count).toBe(4);
  expect(list.map(({ email }) => email)).toEqual(PEOPLE.map(({ email }) => email).toReversed());
  const { deviceAllowed: _, ...own } = await product.call(getUserProfile, {}, { headers });
  expect(own).toMatchObject({ birthdate: '1990-02-03', address: '1 Harbor Road', postalCode: '10617' });
  const { birthdate: _birthdate, address: _address, postalCode: _postalCode, ...shown } = own;
  expect(list.at(-1)).toEqual(shown);
  expect(list[0]).toMatchObject({ type: 99, providerType: 2, providerReviewStatus: 2 });
});

it.each([
  ['MEI.LIN', ['mei.lin@example.com']],
  ['example.com', ['minh_khai@example.com', 'mei.lin@example.com']],
  ['google:mei', ['mei.lin@example.com']],
  ['林美', ['mei.lin@example.com']],
  ['minhk', ['minh_khai@example.com']],
  ['_', ['minh_khai@example.com']],
  ['%', []],
  ['\\', []],
  ["'", []],
] as const)('finds %j in email, account or nickname', async (search, emails) => {
  expect(await find({ search })).toEqual({ count: emails.length, emails });
});

it('filters by type and status, together with the search', async () => {
  expect(await find({ type: USER_TYPE.developer })).toEqual({ count: 1, emails: ['dev@aurora.example'] });
  expect(await find({ status: USER_STATUS.suspended })).toEqual({ count: 1, emails: ['minh_khai@example.com'] });
  expect(await find({ status: USER_STATUS.suspended, type: USER_TYPE.developer })).toEqual({ count: 0, emails: [] });
  expect(await find({ type: USER_TYPE.player, status: 1, search: 'example' })).toMatchObject({ count: 1 });
});

it('filters by login type', async () => {
  await product.db
    .updateTable('users')
    .set({ login_type: LOGIN_TYPE.apple })
    .where('nickname', '=', 'Aurora')
    .execute();
  expect(await find({ loginType: LOGIN_TYPE.apple })).toEqual({ count: 1, emails: ['dev@aurora.example'] });
  expect(await find({ loginType: LOGIN_TYPE.google })).toMatchObject({ count: 3 });
});

it('is paged; the count is that of all matches', async () => {
  expect(await find({ limit: 2, offset: 1 })).toEqual({
    count: 4,
    emails: ['minh_khai@example.com', 'mei.lin@example.com'],
  });
  expect(await find({ offset: 9 })).toEqual({ count: 4, emails: [] });
});

it('R8.12 answers 50011 for an unknown type, 50007 for an unknown status, 50010 for an unknown login type, 20001 for invalid numbers', async () => {
  const refuse = (input: object) => product.refuse(listUsers, input, { headers });
  expect(await refuse({ type: 55 })).toMatchObject({
    status: 404,
    code: ERROR.userTypeNotFound,
    fields: { type: 'field.choice' },
  });
  expect(await refuse({ loginType: 9 })).toMatchObject({
    status: 404,
    code: ERROR.loginTypeNotFound,
    fields: { loginType: 'field.choice' },
  });
  expect(await refuse({ status: 77 })).toMatchObject({
    status: 404,
    code: ERROR.statusNotFound,
    fields: { status: 'field.choice' },
  });
  expect(await refuse({ type: 'x', status: 77 })).toMatchObject({ status: 400, code: ERROR.invalidFormat });
  expect(await refuse({ limit: 0 })).toMatchObject({ status: 400, code: ERROR.invalidFormat });
});

it('refuses visitors with 30000, players and developers with 40000, an unverified operator with 40001', async () => {
  expect(await product.refuse(listUsers, {})).toEqual({ status: 401, code: ERROR.authorizationMissing });
  for (const sub of ['mei-1', 'dev-3']) {
    const person = PEOPLE.find((one) => one.sub === sub);
    const { headers: sent } = await signIn(product, person ?? { email: '' });
    expect(await product.refuse(listUsers, {}, { headers: sent })).toEqual({
      status: 403,
      code: ERROR.permissionDenied,
    });
  }
  const imposter = { email: 'operator@starhall.test', sub: 'imposter', emailVerified: false };
  const { headers: sent } = await signIn(product, imposter, 'apple');
  expect(await product.refuse(listUsers, {}, { headers: sent })).toEqual({ status: 403, code: ERROR.emailNotVerified });
});
