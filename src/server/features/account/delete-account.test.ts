import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  deleteAccount,
  exportAccount,
  getUserProfile,
  issueGoogleToken,
  loginWithGoogle,
  updateUserProfile,
} from '#contract/account/endpoints.ts';
import { getApplication } from '#contract/application/endpoints.ts';
import { createDeposit } from '#contract/deposit/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { bindCarrier } from '#contract/invoice/endpoints.ts';
import { createOrder } from '#contract/order/endpoints.ts';
import { type Shelf, USER_STATUS } from '#contract/values/states.ts';
import { writeAudit } from '#server/features/audit/audit-queries.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { makeDeveloper } from '#tests/product/make-developer.ts';
import { buildShop, makeBuyer } from '#tests/product/open-shop.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { signIn, signInWithBrowser } from '#tests/product/sign-in.ts';

let product: TestProduct;
let people = 0;
let email = '';

beforeAll(async () => {
  product = await openTestProduct();
});

beforeEach(() => {
  people += 1;
  email = `person-${people}@example.com`;
});

afterAll(() => product.close());

const PERSONAL = {
  ...{ nickname: 'Secret_1', givenName: 'Givenname', familyName: 'Familyname' },
  ...{ birthdate: '1990-02-28', postalCode: 'SEC-999', address: 'Secret street 9' },
} as const;
const switchOff = () =>
  product.db.updateTable('users').set({ status: USER_STATUS.deactivated }).where('email', '=', email).execute();

describe('the export', () => {
  it('contains everything stored about the account', async () => {
    const sub = `subject-${people}`;
    const { headers } = await signIn(product, { email, sub, name: 'Mei Lin' });
    const userId = await makeDeveloper(product, email, { name: 'Aurora' });
    const operator = await signIn(product, { email: `boss-${email}` });
    const actor = await product.call(getUserProfile, {}, { headers: operator.headers });
    const details = { from: 1, to: 2, reason: 'spam' };
    await product.db
      .transaction()
      .execute((trx) =>
        writeAudit(trx, { actorUserId: actor.id, action: 'user.suspend', subject: `user:${userId}`, details }),
      );
    const seen = { added_at: '2026-02-01T00:00:00Z', last_seen_at: '2026-02-02T00:00:00Z' };
    const device = { user_id: userId, device_hash: Buffer.alloc(32), name: 'My tablet', ...seen };
    await product.db.insertInto('devices').values(device).execute();
    const response = await product.send(exportAccount, {}, { headers });
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="starhall-account.json"');
    const now = new Date(product.clock.now()).toISOString();
    const exported = exportAccount.reply.parse(await response.json());
    const { deviceAllowed: _, ...profile } = await product.call(getUserProfile, {}, { headers });
    expect(exported).toEqual({
      exportedAt: now,
      profile,
      provider: expect.objectContaining({ userId, name: 'Aurora' }),
      applications: [],
      versions: [],
      identities: [
        { provider: 1, subject: sub, email, isPrivateEmail: false, issuer: '', createdAt: now, lastUsedAt: now },
      ],
      sessions: [expect.objectContaining({ isCurrent: true, userAgent: '', endedAt: null, createdAt: now })],
      devices: [{ name: 'My tablet', addedAt: '2026-02-01T00:00:00.000Z', lastSeenAt: '2026-02-02T00:00:00.000Z' }],
      points: [],
      deposits: [],
      orders: [],
      games: [],
      ratings: { written: [], helpful: [], reported: [] },
      library: { favourites: [], wishes: [], played: [], following: [] },
      notifications: { language: 'zh-TW', settings: [], list: [] },
      carrier: null,
      invoices: [],
      history: [{ action: 'user.suspend', details, createdAt: expect.stringMatching(/Z$/) }],
    });
    expect(JSON.stringify(exported)).not.toContain(`boss-${email}`);
  });

  it('R6.3 contains star coins, top-ups, orders, carrier and invoices of this account only', async () => {
    const buyer = await makeBuyer(product, { TWD: 100 });
    const other = await makeBuyer(product, { TWD: 100 });
    const shop = await buildShop(product);
    const order = {
      applicationId: shop.applicationId,
      productId: shop.productId,
      currency: 'TWD',
      quantity: 1,
    } as const;
    const bought = await product.call(createOrder, order, buyer);
    await product.call(createOrder, order, other);
    const topUp = { amount: 50, currency: 'TWD', paymentMethod: 'credit_card' } as const;
    const deposit = await product.call(createDeposit, topUp, buyer);
    await product.call(bindCarrier, { carrierType: 1, carrierCode: '/ABC1234' }, buyer);
    const exported = await product.call(exportAccount, {}, buyer);
    expect(exported).toMatchObject({
      points: [{ currency: 'TWD', points: 70, owed: 0 }],
      deposits: [{ orderId: deposit.orderId, amount: 50, paidAt: null }],
      orders: [{ orderId: bought.orderId, productId: shop.productId, amount: 30 }],
      carrier: { type: 1, code: '/ABC1234' },
      invoices: [],
    });
  });

  it('refuses visitors and unverified accounts, and serves those that are switched off', async () => {
    const unverified = await signIn(product, { email: `un-${email}`, emailVerified: false });
    expect(await product.refuse(exportAccount, {})).toEqual({ status: 401, code: ERROR.authorizationMissing });
    const refusal = await product.refuse(exportAccount, {}, { headers: unverified.headers });
    expect(refusal).toEqual({ status: 403, code: ERROR.emailNotVerified });
    const { headers } = await signIn(product, { email });
    await switchOff();
    expect(await product.call(exportAccount, {}, { headers })).toMatchObject({ provider: null, history: [] });
  });
});

describe('deleting the account', () => {
  it('removes the personal data immediately and ends all sessions', async () => {
    const sub = `subject-${people}`;
    const { headers } = await signInWithBrowser(product, { email, sub });
    const elsewhere = await signIn(product, { email, sub });
    await product.call(updateUserProfile, PERSONAL, { headers });
    const { id } = await product.call(getUserProfile, {}, { headers });
    const phone = { calling_code: '886', phone_number: '912345678', is_phone_confirmed: true };
    await product.db.updateTable('users').set(phone).where('id', '=', id).execute();
    const seen = { added_at: '2026-02-01T00:00:00Z', last_seen_at: '2026-02-02T00:00:00Z' };
    const device = { user_id: id, device_hash: Buffer.alloc(32), name: 'My tablet', ...seen };
    await product.db.insertInto('devices').values(device).execute();
    product.clock.advance(5000);
    const answer = await product.send(deleteAccount, { confirm: email }, { headers });
    expect([answer.status, await answer.json()]).toEqual([200, { result: true }]);
    expect(answer.headers.getSetCookie().map((text) => text.split(';', 1)[0])).toEqual(['sid=', 'token=']);
    const now = new Date(product.clock.now());
    const user = await product.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(user).toMatchObject({
      account: `deleted:${id}`,
      deleted_at: now,
      updated_at: now,
      is_email_confirmed: false,
    });
    const identity = product.db.selectFrom('identities').selectAll().where('user_id', '=', id);
    const kept = JSON.stringify([user, await identity.execute()]);
    for (const text of [email, ...Object.values(PERSONAL), phone.phone_number]) expect(kept).not.toContain(text);
    for (const sent of [headers, elsewhere.headers]) {
      expect(await product.refuse(getUserProfile, {}, { headers: sent })).toEqual({
        status: 401,
        code: ERROR.invalidSession,
      });
    }
    const devices = product.db.selectFrom('devices').selectAll().where('user_id', '=', id);
    expect(await devices.execute()).toEqual([]);
    const entries = product.db.selectFrom('audit_log').select(['actor_id', 'action', 'details']);
    expect(await entries.where('subject', '=', `user:${id}`).execute()).toEqual([
      { actor_id: id, action: 'user.delete', details: {} },
    ]);
  });

  it('answers 30014 to a later sign-in, and creates no new account', async () => {
    const person = { email, sub: `subject-${people}` };
    const { headers } = await signIn(product, person);
    await product.call(deleteAccount, { confirm: `google:${person.sub}` }, { headers });
    const { idToken: token } = await product.call(issueGoogleToken, person);
    expect(await product.refuse(loginWithGoogle, { token })).toEqual({ status: 403, code: ERROR.accountDeleted });
    expect(await product.db.selectFrom('users').select('id').where('email', '=', email).execute()).toEqual([]);
  });

  it('keeps the company and does not affect other accounts', async () => {
    const { headers } = await signIn(product, { email });
    const other = await signIn(product, { email: `other-${email}` });
    const userId = await makeDeveloper(product, email);
    await product.call(deleteAccount, { confirm: email.toUpperCase() }, { headers });
    const company = product.db.selectFrom('providers').select('name').where('user_id', '=', userId);
    expect(await company.execute()).toEqual([{ name: 'Aurora Games' }]);
    const profile = await product.call(getUserProfile, {}, { headers: other.headers });
    expect(profile.email).toBe(`other-${email}`);
  });

  it("unpublishes only the developer's games, removes the account's contacts and logs each change", async () => {
    const { headers } = await signIn(product, { email });
    const userId = await makeDeveloper(product, email);
    const game = (status: Shelf) => buildApplication(product.db, { developer_id: userId, status });
    const [first, second, off, removed] = [await game(1), await game(1), await game(2), await game(3)];
    const foreign = await buildApplication(product.db);
    const contactsOf = (application_id: number) =>
      product.db.selectFrom('application_contacts').select('key').where('application_id', '=', application_id);
    for (const { id: application_id } of [first, foreign]) {
      const contacts = ['email', 'phone_number', 'discord'].map((key) => ({ application_id, key, value: '1' }));
      await product.db.deleteFrom('application_contacts').where('application_id', '=', application_id).execute();
      await product.db.insertInto('application_contacts').values(contacts).execute();
    }
    await product.call(deleteAccount, { confirm: email }, { headers });
    const statusOf = async ({ id }: { id: number }) =>
      (await product.db.selectFrom('applications').select('status').where('id', '=', id).executeTakeFirst())?.status;
    expect(await Promise.all([first, second, off, removed, foreign].map(statusOf))).toEqual([2, 2, 2, 3, 1]);
    const entries = product.db.selectFrom('audit_log').select(['actor_id', 'subject', 'details']);
    const details = { from: 1, to: 2, because: 'user.delete' };
    expect(await entries.where('action', '=', 'application.pull').orderBy('id').execute()).toEqual(
      [first, second].map(({ appId }) => ({ actor_id: userId, subject: `application:${appId}`, details })),
    );
    expect(await contactsOf(first.id).execute()).toEqual([{ key: 'discord' }]);
    expect(await contactsOf(foreign.id).execute()).toHaveLength(3);
    product.forget();
    const refusal = await product.refuse(getApplication, { applicationId: first.appId });
    expect(refusal).toEqual({ status: 409, code: ERROR.applicationPulled });
  });

  it('leaves the games on the shelf when it fails', async () => {
    const { headers } = await signIn(product, { email });
    const { id } = await buildApplication(product.db, { developer_id: await makeDeveloper(product, email) });
    const { db } = product;
    await sql`ALTER TABLE audit_log ADD CONSTRAINT full_disk CHECK (action <> 'user.delete') NOT VALID`.execute(db);
    expect(await product.refuse(deleteAccount, { confirm: email }, { headers })).toEqual({
      status: 500,
      code: ERROR.systemBusy,
    });
    await sql`ALTER TABLE audit_log DROP CONSTRAINT full_disk`.execute(db);
    const row = await db.selectFrom('applications').select('status').where('id', '=', id).executeTakeFirst();
    expect(row).toEqual({ status: 1 });
    await product.call(getUserProfile, {}, { headers });
  });

  it('needs the email or account of this account, else nothing happens', async () => {
    const { headers } = await signIn(product, { email });
    const refused = { status: 400, code: ERROR.invalidFormat, fields: { confirm: expect.any(String) } };
    for (const input of [{}, { confirm: '' }, { confirm: 'x@example.com' }, { confirm: 'account' }, { confirm: ' ' }]) {
      expect(await product.refuse(deleteAccount, input, { headers })).toEqual(refused);
    }
    await product.call(getUserProfile, {}, { headers });
  });

  it('waits for a verified address', async () => {
    const { headers } = await signIn(product, { email, sub: `apple-${people}` }, 'apple');
    await product.db
      .updateTable('users')
      .set({ email: '', is_email_confirmed: false })
      .where('email', '=', email)
      .execute();
    const { account } = await product.call(getUserProfile, {}, { headers });
    expect(account).toBe(`apple:apple-${people}`);
    expect(await product.refuse(deleteAccount, { confirm: account }, { headers })).toMatchObject({
      code: ERROR.emailNotVerified,
    });
  });

  it('refuses visitors, and serves accounts that are switched off', async () => {
    expect(await product.refuse(deleteAccount, { confirm: email })).toEqual({
      status: 401,
      code: ERROR.authorizationMissing,
    });
    const { headers } = await signIn(product, { email });
    await switchOff();
    expect(await product.call(deleteAccount, { confirm: email }, { headers })).toEqual({ result: true });
  });

  it('is not done by a page of another site', async () => {
    const { headers } = await signInWithBrowser(product, { email });
    const foreign = { ...headers, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    const refusal = await product.refuse(deleteAccount, { confirm: email }, { headers: foreign });
    expect(refusal).toEqual({ status: 403, code: ERROR.forbidden });
    await product.call(getUserProfile, {}, { headers });
  });
});
