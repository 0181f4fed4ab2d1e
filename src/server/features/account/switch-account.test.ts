import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { getUserProfile, switchAccount, updateUserProfile } from '#contract/account/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { USER_STATUS } from '#contract/values/states.ts';
import { listAuditOf } from '#tests/product/list-audit-of.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { type SignedIn, signIn, signInWithBrowser } from '#tests/product/sign-in.ts';

const OFF = { status: USER_STATUS.deactivated } as const;
const ON = { status: USER_STATUS.normal } as const;

let product: TestProduct;
let people = 0;
let email = '';
let person: SignedIn;

beforeAll(async () => {
  product = await openTestProduct();
});

beforeEach(async () => {
  people += 1;
  email = `person-${people}@example.com`;
  person = await signIn(product, { email });
});

afterAll(() => product.close());

const profile = () => product.call(getUserProfile, {}, { headers: person.headers });
const rename = (headers = person.headers) => product.send(updateUserProfile, { nickname: 'new_name' }, { headers });

it("deactivates and reactivates the caller's account: meanwhile every session may read and none may write", async () => {
  const elsewhere = await signIn(product, { email });
  expect(await product.call(switchAccount, OFF, { headers: person.headers })).toEqual({ result: true, status: 3 });
  expect(await profile()).toMatchObject({ status: 3 });
  for (const { headers } of [person, elsewhere, await signIn(product, { email })]) {
    const refused = await product.refuse(updateUserProfile, { nickname: 'new_name' }, { headers });
    expect(refused).toEqual({ status: 409, code: ERROR.accountDeactivated });
  }
  expect(await product.call(switchAccount, ON, { headers: person.headers })).toEqual({ result: true, status: 1 });
  expect((await rename()).status).toBe(200);
});

it('is logged with the owner as actor; a repeated change is not logged', async () => {
  const { headers } = person;
  for (const input of [ON, OFF, OFF, ON]) await product.call(switchAccount, input, { headers });
  const { id } = await profile();
  const entries = await listAuditOf(product.db, `user:${id}`);
  expect(entries.map(({ actorUserId, action, details }) => ({ actorUserId, action, details }))).toEqual([
    { actorUserId: id, action: 'user.deactivate', details: { from: 1, to: 3 } },
    { actorUserId: id, action: 'user.reactivate', details: { from: 3, to: 1 } },
  ]);
});

it('neither suspends accounts nor lifts suspensions', async () => {
  const { headers } = person;
  expect(await product.refuse(switchAccount, { status: 2 }, { headers })).toMatchObject({
    status: 404,
    code: ERROR.statusNotFound,
  });
  expect(await product.refuse(switchAccount, { status: 9 }, { headers })).toMatchObject({ code: ERROR.statusNotFound });
  expect(await product.refuse(switchAccount, {}, { headers })).toMatchObject({
    status: 400,
    code: ERROR.invalidFormat,
  });
  const { id } = await profile();
  await product.db.updateTable('users').set({ status: 2 }).where('id', '=', id).execute();
  expect(await product.refuse(switchAccount, ON, { headers })).toEqual({ status: 401, code: ERROR.invalidSession });
});

it('refuses visitors, unverified accounts and pages of other sites', async () => {
  expect(await product.refuse(switchAccount, OFF)).toEqual({ status: 401, code: ERROR.authorizationMissing });
  const unverified = await signIn(product, { email: `un-${email}`, emailVerified: false });
  const refusal = await product.refuse(switchAccount, OFF, { headers: unverified.headers });
  expect(refusal).toEqual({ status: 403, code: ERROR.emailNotVerified });
  const { headers } = await signInWithBrowser(product, { email });
  const foreign = { ...headers, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  expect(await product.refuse(switchAccount, OFF, { headers: foreign })).toEqual({
    status: 403,
    code: ERROR.forbidden,
  });
  expect(await profile()).toMatchObject({ status: 1 });
});
