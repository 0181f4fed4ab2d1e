import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getUserProfile, issueGoogleToken, loginWithGoogle, updateUserProfile } from '#contract/account/endpoints.ts';
import { setUserStatus } from '#contract/admin/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { listAuditOf } from '#tests/product/list-audit-of.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { signIn, signInWithBrowser } from '#tests/product/sign-in.ts';

let product: TestProduct;
let operator: Readonly<Record<string, string>> = {};
let operatorId = 0;
let people = 0;
let email = '';
let person: Awaited<ReturnType<typeof signIn>>;
let userId = 0;

beforeAll(async () => {
  product = await openTestProduct();
  operator = (await signIn(product, { email: 'operator@starhall.test' })).headers;
  operatorId = (await product.call(getUserProfile, {}, { headers: operator })).id;
});

beforeEach(async () => {
  people += 1;
  email = `person-${people}@example.com`;
  person = await signIn(product, { email });
  userId = (await profile()).id;
});

afterAll(() => product.close());

const profile = () => product.call(getUserProfile, {}, { headers: person.headers });
const set = (input: { userId?: number; status: 1 | 2 | 3; reason?: string }) =>
  product.call(setUserStatus, { userId, ...input }, { headers: operator });
const refuse = (input: object, headers = operator) => product.refuse(setUserStatus, input, { headers });
/** Waits until another connection waits for a lock in this database. */
async function expectWaiting(): Promise<void> {
  const { rows } = await sql<{ waiting: number }>`
    SELECT count(*) AS waiting FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(product.db);
  expect(rows[0]?.waiting).toBe(1);
}
const entriesOf = (id: number) => listAuditOf(product.db, `user:${id}`);

describe('suspending', () => {
  it('R6.10 O50 ends every session with 30006 and refuses sign-ins with 30013', async () => {
    const browser = await signInWithBrowser(product, { email });
    const { idToken: token } = await product.call(issueGoogleToken, { email });
    expect(await set({ status: 2, reason: 'spam' })).toEqual({ result: true });
    for (const { headers } of [person, browser]) {
      expect(await product.refuse(getUserProfile, {}, { headers })).toEqual({
        status: 401,
        code: ERROR.invalidSession,
      });
    }
    expect(await product.refuse(loginWithGoogle, { token })).toEqual({ status: 403, code: ERROR.accountSuspended });
  });

  it('ends sessions permanently: reactivating the account does not restore them', async () => {
    await set({ status: 2, reason: 'spam' });
    await set({ status: 1 });
    expect(await product.refuse(getUserProfile, {}, { headers: person.headers })).toMatchObject({
      code: ERROR.invalidSession,
    });
    person = await signIn(product, { email });
    expect(await profile()).toMatchObject({ status: 1 });
  });

  it('requires a reason', async () => {
    for (const reason of [undefined, '', '  ']) {
      expect(await refuse({ userId, status: 2, reason })).toEqual({
        status: 400,
        code: ERROR.invalidFormat,
        fields: { reason: 'field.required' },
      });
    }
    expect(await refuse({ userId, status: 2, reason: 'x'.repeat(501) })).toMatchObject({
      code: ERROR.invalidFormat,
      fields: { reason: 'field.tooLong' },
    });
    expect(await profile()).toMatchObject({ status: 1 });
  });

  it('is refused for oneself with 40002, and so is every other status', async () => {
    for (const status of [1, 2, 3]) {
      expect(await refuse({ userId: operatorId, status, reason: 'x' })).toEqual({
        status: 403,
        code: ERROR.conflictOfInterest,
      });
    }
    expect(await entriesOf(operatorId)).toEqual([]);
  });
});

it('deactivates: reading still works, writing is refused with 60038 until the account is reactivated', async () => {
  await set({ status: 3, reason: 'asked for it' });
  expect(await profile()).toMatchObject({ status: 3 });
  const write = () => product.refuse(updateUserProfile, { nickname: 'new_name' }, { headers: person.headers });
  expect(await write()).toEqual({ status: 409, code: ERROR.accountDeactivated });
  await set({ status: 1 });
  await product.call(updateUserProfile, { nickname: 'new_name' }, { headers: person.headers });
});

describe('the audit log', () => {
  it('shows who did what and why', async () => {
    await set({ status: 2, reason: 'spam' });
    await set({ status: 1, reason: 'a mistake' });
    await set({ status: 3 });
    const entry = { actorUserId: operatorId, createdAt: expect.any(Date) };
    expect(await entriesOf(userId)).toEqual([
      { ...entry, action: 'user.suspend', details: { from: 1, to: 2, reason: 'spam' } },
      { ...entry, action: 'user.reactivate', details: { from: 2, to: 1, reason: 'a mistake' } },
      { ...entry, action: 'user.deactivate', details: { from: 1, to: 3, reason: '' } },
    ]);
  });

  it('has no entry for an unchanged status', async () => {
    await set({ status: 1 });
    expect(await entriesOf(userId)).toEqual([]);
  });

  it('has no entry for a change that another operator has just made', async () => {
    let answer: ReturnType<typeof set> | undefined;
    await product.db.transaction().execute(async (trx) => {
      await trx.updateTable('users').set({ status: 2 }).where('id', '=', userId).execute();
      answer = set({ status: 2, reason: 'spam' });
      await vi.waitFor(expectWaiting, { timeout: 20_000, interval: 20 });
    });
    expect(await answer).toEqual({ result: true });
    expect(await entriesOf(userId)).toEqual([]);
  });

  it('fails together with the action', async () => {
    await sql`ALTER TABLE audit_log ADD CONSTRAINT full_disk CHECK (action <> 'user.suspend') NOT VALID`.execute(
      product.db,
    );
    expect(await refuse({ userId, status: 2, reason: 'spam' })).toEqual({ status: 500, code: ERROR.systemBusy });
    await sql`ALTER TABLE audit_log DROP CONSTRAINT full_disk`.execute(product.db);
    expect(await profile()).toMatchObject({ status: 1 });
  });
});

it('answers 50006 for an unknown or deleted account, 50007 for an unknown status', async () => {
  const missing = { status: 404, code: ERROR.userNotFound };
  expect(await refuse({ userId: 999_999, status: 1 })).toEqual(missing);
  expect(await refuse({ userId, status: 77 })).toMatchObject({ status: 404, code: ERROR.statusNotFound });
  expect(await refuse({ status: 77 })).toMatchObject({
    code: ERROR.invalidFormat,
    fields: { userId: 'field.required' },
  });
  expect(await refuse({ userId: 0, status: 1 })).toMatchObject({
    code: ERROR.invalidFormat,
    fields: { userId: 'field.range' },
  });
  const remove = product.db.updateTable('users').set({ deleted_at: '2026-01-01T00:00:00Z' });
  await remove.where('id', '=', userId).execute();
  expect(await refuse({ userId, status: 1 })).toEqual(missing);
});

it('refuses visitors with 30000 and players with 40000', async () => {
  const input = { userId: operatorId, status: 2, reason: 'revenge' };
  expect(await refuse(input, {})).toEqual({ status: 401, code: ERROR.authorizationMissing });
  expect(await refuse(input, person.headers)).toEqual({ status: 403, code: ERROR.permissionDenied });
  await product.call(getUserProfile, {}, { headers: operator });
});
