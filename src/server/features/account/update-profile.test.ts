import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { getUserProfile, updateUserProfile } from '#contract/account/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { USER_STATUS } from '#contract/values/states.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { signIn } from '#tests/product/sign-in.ts';

let product: TestProduct;
let people = 0;
let email = '';
let headers: Readonly<Record<string, string>> = {};

beforeAll(async () => {
  product = await openTestProduct();
});

beforeEach(async () => {
  people += 1;
  email = `person-${people}@example.com`;
  headers = (await signIn(product, { email, name: 'Mei Lin' })).headers;
});

afterAll(() => product.close());

const FULL = {
  ...{ nickname: '小明_1', givenName: '明', familyName: "O'Neil" },
  ...{ birthdate: '2000-02-29', postalCode: '100', address: '臺北市中正區重慶南路一段122號' },
} as const;

const change = (input: object) => product.call(updateUserProfile, input, { headers });
const refuse = (input: object) => product.refuse(updateUserProfile, input, { headers });

it('changes the fields that are sent, leaves the rest, and returns the profile', async () => {
  product.clock.advance(60_000);
  const changed = await change(FULL);
  expect(changed).toMatchObject({ ...FULL, email, updatedAt: new Date(product.clock.now()).toISOString() });
  expect(await change({ nickname: 'player_01' })).toEqual({ ...changed, nickname: 'player_01' });
  expect(await product.call(getUserProfile, {}, { headers })).toEqual({ ...changed, nickname: 'player_01' });
});

it('changes nothing without fields, and ignores read-only fields', async () => {
  const before = await product.call(getUserProfile, {}, { headers });
  product.clock.advance(60_000);
  const forbidden = { type: 99, status: 3, email: 'x@example.com', emailConfirmed: false, id: 1, deletedAt: 'x' };
  expect(await change({})).toEqual(before);
  expect(await change(forbidden)).toEqual(before);
});

it('clears fields by an empty text, but never the nickname', async () => {
  await change(FULL);
  const cleared = { givenName: '', familyName: '', birthdate: '', postalCode: '', address: '' };
  expect(await change({ ...cleared, nickname: '' })).toMatchObject({ ...cleared, birthdate: null, nickname: '小明_1' });
  await change(FULL);
  expect(await change({ birthdate: null, address: null })).toMatchObject({ birthdate: null, address: '' });
});

it('accepts a date in either notation and stores it in one', async () => {
  expect(await change({ birthdate: '1990/02/28' })).toMatchObject({ birthdate: '1990-02-28' });
});

it('names every field that fails', async () => {
  const before = await product.call(getUserProfile, {}, { headers });
  const wrong = {
    nickname: 'a',
    givenName: 5,
    familyName: '1234',
    birthdate: '1999-02-29',
    postalCode: [1],
    address: {},
  };
  expect(await refuse(wrong)).toEqual({
    status: 400,
    code: ERROR.invalidFormat,
    fields: {
      ...{ nickname: 'rule.nickname', givenName: 'field.invalid', familyName: 'rule.last_name' },
      ...{ birthdate: 'age.birthdate', postalCode: 'field.invalid', address: 'field.invalid' },
    },
  });
  expect(await product.call(getUserProfile, {}, { headers })).toEqual(before);
});

it.each([
  { nickname: 'elevenchars' },
  { nickname: 'a b' },
  { nickname: 'a(b' },
  { nickname: 12 },
  { givenName: '名'.repeat(LIMITS.personNameLength + 1) },
  { givenName: 'a\u0000b' },
  { familyName: 'x'.repeat(51) },
  { birthdate: '2024-13-01' },
  { birthdate: 19_900_228 },
  { postalCode: '1'.repeat(LIMITS.postalCodeLength + 1) },
  { address: 'x'.repeat(LIMITS.addressLength + 1) },
])('refuses %j', async (input) => {
  const [name = ''] = Object.keys(input);
  expect(await refuse(input)).toEqual({
    status: 400,
    code: ERROR.invalidFormat,
    fields: { [name]: expect.any(String) },
  });
});

it('rejects a future date and accepts today', async () => {
  const day = (ms: number) => new Date(product.clock.now() + ms).toISOString().slice(0, 10);
  expect(await refuse({ birthdate: day(86_400_000) })).toMatchObject({ fields: { birthdate: 'age.birthdate' } });
  expect(await change({ birthdate: day(-86_400_000) })).toMatchObject({ birthdate: day(-86_400_000) });
});

it('refuses visitors with 30000 and accounts that are switched off with 60038', async () => {
  expect(await product.refuse(updateUserProfile, FULL)).toEqual({ status: 401, code: ERROR.authorizationMissing });
  const switchOff = product.db.updateTable('users').set({ status: USER_STATUS.deactivated });
  await switchOff.where('email', '=', email).execute();
  expect(await refuse(FULL)).toEqual({ status: 409, code: ERROR.accountDeactivated });
  expect(await product.call(getUserProfile, {}, { headers })).toMatchObject({ status: 3, nickname: 'MeiLin' });
});
