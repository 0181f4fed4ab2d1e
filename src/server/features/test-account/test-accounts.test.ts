import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount } from '#contract/account/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import {
  addTestAccount,
  importTestAccounts,
  listTestAccounts,
  listTestApplications,
  removeTestAccount,
} from '#contract/test-account/endpoints.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { makeDeveloper } from '#tests/product/make-developer.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { type SignedIn, signIn } from '#tests/product/sign-in.ts';

let product: TestProduct;
let people = 0;
let developer: SignedIn;
let developerId: number;

beforeAll(async () => {
  product = await openTestProduct();
});

afterAll(() => product.close());

beforeEach(async () => {
  ({ developer, developerId } = await nextDeveloper());
});

async function nextDeveloper() {
  people += 1;
  const email = `developer-${people}@example.com`;
  const signedIn = await signIn(product, { email });
  return { developer: signedIn, developerId: await makeDeveloper(product, email) };
}

const add = (account: string, { headers } = developer) => product.call(addTestAccount, { account }, { headers });
const refuseAdd = (account: string, { headers } = developer) =>
  product.refuse(addTestAccount, { account }, { headers });
const listOf = ({ headers } = developer) => product.call(listTestAccounts, { limit: 100 }, { headers });
const importList = (accounts: string) => product.call(importTestAccounts, { accounts }, { headers: developer.headers });
const accountsOf = (count: number) => Array.from({ length: count }, (_, index) => `tester${index + 1}@gmail.com`);

describe('one by one', () => {
  it('R1.16 R3.39 lists what was added with its time, and no longer lists what was removed', async () => {
    const { id } = await add('tester@example.com');
    product.clock.advance(1000);
    await add('second@example.com');
    const createdAt = expect.stringMatching(/^2026-03-\d\dT/);
    expect(await listOf()).toEqual({
      count: 2,
      list: [
        { id: id + 1, account: 'second@example.com', createdAt },
        { id, account: 'tester@example.com', createdAt },
      ],
    });
    const { headers } = developer;
    expect(await product.call(removeTestAccount, { id }, { headers })).toEqual({ result: true });
    expect((await listOf()).list.map(({ account }) => account)).toEqual(['second@example.com']);
    expect(await product.refuse(removeTestAccount, { id }, { headers })).toEqual({
      status: 404,
      code: ERROR.testAccountOrWebhookNotFound,
    });
  });

  it('R5.45 R8.19 refuses an account that is in the list already, in any case of letters, with 60018', async () => {
    await add('a@gmail.com');
    await add('b@gmail.com');
    expect(await refuseAdd('a@gmail.com')).toEqual({ status: 409, code: ERROR.duplicateTestAccount });
    expect(await refuseAdd('A@Gmail.com')).toEqual({ status: 409, code: ERROR.duplicateTestAccount });
    expect((await listOf()).count).toBe(2);
  });

  it('lets two developers list the same tester', async () => {
    await add('shared@gmail.com');
    const other = await nextDeveloper();
    expect(await add('shared@gmail.com', other.developer)).toMatchObject({ account: 'shared@gmail.com' });
    expect((await listOf()).count).toBe(1);
  });

  it('R9.2 takes the 100th account, refuses the 101st with 60020, and takes another once one is removed', async () => {
    await importList(accountsOf(LIMITS.testAccounts - 1).join('\n'));
    const { id } = await add('last@gmail.com');
    expect(await refuseAdd('more@gmail.com')).toEqual({ status: 409, code: ERROR.testAccountLimitReached });
    await product.call(removeTestAccount, { id }, { headers: developer.headers });
    await add('more@gmail.com');
    expect((await listOf()).count).toBe(LIMITS.testAccounts);
  });

  it.each(['', 'nobody', 'a b@gmail.com', 'a@gmail', `${'a'.repeat(65)}@gmail.com`, 'a,b@gmail.com'])(
    'refuses %j, which is no address, and names the field',
    async (account) => {
      const refusal = await refuseAdd(account);
      expect(refusal).toMatchObject({
        status: 400,
        code: ERROR.invalidFormat,
        fields: { account: expect.any(String) },
      });
      expect((await listOf()).count).toBe(0);
    },
  );
});

describe('at the same time', () => {
  it('R5.45 adds an account once although eight calls come at once', async () => {
    const spellings = ['a@gmail.com', 'A@gmail.com', 'a@GMAIL.com', 'A@GMAIL.COM'];
    const answers = await Promise.all(
      [...spellings, ...spellings].map((account) =>
        product.send(addTestAccount, { account }, { headers: developer.headers }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    expect((await listOf()).count).toBe(1);
  });

  it('R9.2 never goes beyond 100 although calls for the last places come at once', async () => {
    await importList(accountsOf(LIMITS.testAccounts - 2).join('\n'));
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map((name) =>
        product.send(addTestAccount, { account: `${name}@gmail.com` }, { headers: developer.headers }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409, 409]);
    expect((await listOf()).count).toBe(LIMITS.testAccounts);
  });

  it('R9.2 the database itself takes no 101st and no second spelling', async () => {
    const row = { user_id: developerId, account: 'a@gmail.com', created_at: new Date(product.clock.now()) };
    const insert = (values: object) => product.db.insertInto('test_accounts').values({ ...row, place: 1, ...values });
    await insert({}).execute();
    await expect(insert({ account: 'A@gmail.com', place: 2 }).execute()).rejects.toMatchObject({ code: '23505' });
    await expect(insert({ account: 'b@gmail.com' }).execute()).rejects.toMatchObject({ code: '23505' });
    await expect(insert({ account: 'b@gmail.com', place: 101 }).execute()).rejects.toMatchObject({ code: '23514' });
  });
});

describe('a pasted list', () => {
  it('R5.45 says of every line what became of it, in the order of the list', async () => {
    await add('known@gmail.com');
    expect(await importList('new@gmail.com\nKNOWN@gmail.com, nobody;NEW@gmail.com\n\nother@gmail.com')).toEqual({
      count: 5,
      added: 2,
      list: [
        { account: 'new@gmail.com', code: null },
        { account: 'KNOWN@gmail.com', code: ERROR.duplicateTestAccount },
        { account: 'nobody', code: ERROR.invalidFormat },
        { account: 'NEW@gmail.com', code: ERROR.duplicateTestAccount },
        { account: 'other@gmail.com', code: null },
      ],
    });
    expect((await listOf()).count).toBe(3);
  });

  it('R9.2 fills the list up and refuses the rest of the lines with 60020', async () => {
    const { added, list } = await importList(accountsOf(LIMITS.testAccounts + 3).join('\n'));
    expect(added).toBe(LIMITS.testAccounts);
    expect(list.slice(-3).map(({ code }) => code)).toEqual([
      ERROR.testAccountLimitReached,
      ERROR.testAccountLimitReached,
      ERROR.testAccountLimitReached,
    ]);
  });

  it.each(['', '\n;, ', 'a'.repeat(LIMITS.testAccountListLength + 1)])(
    'refuses a list with nothing in it, or too long',
    async (accounts) => {
      expect(await product.refuse(importTestAccounts, { accounts }, { headers: developer.headers })).toMatchObject({
        status: 400,
        code: ERROR.invalidFormat,
        fields: { accounts: expect.any(String) },
      });
    },
  );
});

describe('who may', () => {
  const CALLS = [
    [listTestAccounts, {}],
    [addTestAccount, { account: 'a@gmail.com' }],
    [importTestAccounts, { accounts: 'a@gmail.com' }],
    [removeTestAccount, { id: 1 }],
  ] as const;

  it.each(CALLS)('R6.8 refuses players and visitors: %j', async (endpoint, input) => {
    const player = await signIn(product, { email: 'player@example.com' });
    expect(await product.refuse(endpoint, input, player)).toEqual({ status: 403, code: ERROR.permissionDenied });
    expect(await product.refuse(endpoint, input)).toEqual({ status: 401, code: ERROR.authorizationMissing });
  });

  it('does not remove the test account of another developer: it is as unknown as none', async () => {
    const { id } = await add('a@gmail.com');
    const other = await nextDeveloper();
    expect(await product.refuse(removeTestAccount, { id }, other.developer)).toEqual({
      status: 404,
      code: ERROR.testAccountOrWebhookNotFound,
    });
    expect((await listOf()).count).toBe(1);
  });

  it('the list goes with the account of its developer', async () => {
    await add('a@gmail.com');
    const { email } = await product.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', developerId)
      .executeTakeFirstOrThrow();
    await product.call(deleteAccount, { confirm: email }, developer);
    const left = await product.db.selectFrom('test_accounts').select('id').where('user_id', '=', developerId).execute();
    expect(left).toEqual([]);
  });

  it.each([0, -1, 1.5, 'x', 2 ** 31])('refuses %j, which is the number of nothing', async (id) => {
    expect(await product.refuse(removeTestAccount, { id }, developer)).toMatchObject({ code: ERROR.invalidFormat });
  });
});

describe('what a tester may open', () => {
  const listFor = ({ headers }: SignedIn) => product.call(listTestApplications, { lang: 'en-US' }, { headers });

  it('O86 lists the games off the shelf of those developers who have listed the proven address, and no others', async () => {
    const tester = await signIn(product, { email: 'Tester@example.com' });
    const hidden = await buildApplication(product.db, {
      developer_id: developerId,
      status: 2,
      published_at: null,
      names: { 'zh-TW': '未上架', 'en-US': 'Hidden' },
    });
    await buildApplication(product.db, { developer_id: developerId, status: 1 });
    await buildApplication(product.db, { developer_id: developerId, status: 3 });
    await buildApplication(product.db, { status: 2 });
    expect(await listFor(tester)).toEqual({ count: 0, list: [] });
    await add('tester@EXAMPLE.com');
    expect(await listFor(tester)).toMatchObject({
      count: 1,
      list: [{ applicationId: hidden.appId, name: 'Hidden', company: 'Aurora Games', platforms: [2] }],
    });
    await product.db
      .updateTable('users')
      .set({ is_email_confirmed: false })
      .where('email', '=', 'Tester@example.com')
      .execute();
    expect(await product.refuse(listTestApplications, {}, tester)).toMatchObject({ code: ERROR.emailNotVerified });
  });

  it('O86 asks visitors to sign in', async () => {
    expect(await product.refuse(listTestApplications, {})).toEqual({ status: 401, code: ERROR.authorizationMissing });
  });
});
