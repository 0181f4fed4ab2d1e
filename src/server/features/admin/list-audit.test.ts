import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount, getUserProfile } from '#contract/account/endpoints.ts';
import { exportAudit, listAudit, setUserStatus } from '#contract/admin/endpoints.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { businessDayOf } from '#domain/money/business-period.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { signIn } from '#tests/product/sign-in.ts';
import { writeAudit } from '../audit/audit-queries.ts';

let product: TestProduct;
let headers: Readonly<Record<string, string>> = {};
let operatorId = 0;
let people = 0;
let person: { userId: number; email: string; headers: Readonly<Record<string, string>> };

beforeAll(async () => {
  product = await openTestProduct();
  ({ userId: operatorId, headers } = await enter('operator@starhall.test'));
});

beforeEach(async () => {
  people += 1;
  person = await enter(`person-${people}@example.com`);
});

afterAll(() => product.close());

async function enter(email: string) {
  const { headers: sent } = await signIn(product, { email });
  const { id: userId } = await product.call(getUserProfile, {}, { headers: sent });
  return { userId, email, headers: sent };
}

const list = (filter: InputOf<typeof listAudit> = {}) => product.call(listAudit, filter, { headers });
const suspend = (reason: string, userId = person.userId) =>
  product.call(setUserStatus, { userId, status: 2, reason }, { headers });
const restore = () => product.call(setUserStatus, { userId: person.userId, status: 1 }, { headers });

it('lists the actions on one subject', async () => {
  const subject = `deposit:D${people}` as const;
  await product.db.transaction().execute(async (trx) => {
    await writeAudit(trx, { actorUserId: null, action: 'deposit.paid', subject });
    await writeAudit(trx, { actorUserId: operatorId, action: 'deposit.refund', subject, details: { reason: 'asked' } });
    await writeAudit(trx, { actorUserId: null, action: 'deposit.paid', subject: `${subject}0` });
  });
  const found = await list({ subject });
  expect(found.count).toBe(2);
  expect(found.list.map(({ action, reason }) => [action, reason])).toEqual([
    ['deposit.refund', 'asked'],
    ['deposit.paid', ''],
  ]);
  expect(await list({ subject, action: 'deposit.refund' })).toMatchObject({
    count: 1,
    list: [{ action: 'deposit.refund' }],
  });
  expect(await list({ subject: 'deposit:none' })).toEqual({ count: 0, list: [] });
});

it('lists who did what to whom, why and when, newest first', async () => {
  await suspend('spam');
  await restore();
  const actor = { id: operatorId, account: expect.stringMatching(/^google:/), nickname: expect.any(String) };
  const user = { id: person.userId, account: expect.stringMatching(/^google:/), nickname: expect.any(String) };
  const entry = {
    id: expect.any(Number),
    createdAt: expect.any(String),
    subject: `user:${person.userId}`,
    isAtCommandLine: false,
    actor,
    user,
  };
  expect(await list({ userId: person.userId })).toEqual({
    count: 2,
    list: [
      { ...entry, action: 'user.reactivate', reason: '' },
      { ...entry, action: 'user.suspend', reason: 'spam' },
    ],
  });
  expect((await list({ limit: 2 })).list.map(({ action }) => action)).toEqual(['user.reactivate', 'user.suspend']);
});

it('finds only the actions by an account and on it', async () => {
  const other = await enter(`other-${people}@example.com`);
  await suspend('abuse', other.userId);
  await suspend('spam');
  const ofPerson = await list({ userId: person.userId });
  expect(ofPerson.list.map(({ subject }) => subject)).toEqual([`user:${person.userId}`]);
  const ofOperator = await list({ userId: operatorId });
  expect(ofOperator.list.slice(0, 2).map(({ reason }) => reason)).toEqual(['spam', 'abuse']);
  expect(ofOperator.list.every(({ actor }) => actor?.id === operatorId)).toBe(true);
});

it('still names an account that was deleted, by its number', async () => {
  await product.call(deleteAccount, { confirm: person.email }, { headers: person.headers });
  const { list: entries } = await list({ userId: person.userId });
  const nobody = { id: person.userId, account: `deleted:${person.userId}`, nickname: '' };
  expect(entries).toMatchObject([{ action: 'user.delete', reason: '', actor: nobody, user: nobody }]);
});

it('shows system actions on subjects of any kind and with any details', async () => {
  const write = (subject: `${string}:${string}`, details: Record<string, unknown>) =>
    product.db
      .transaction()
      .execute((trx) => writeAudit(trx, { actorUserId: null, action: 'application.remove', subject, details }));
  await write('app:com.example.game', { reason: 7 });
  await write(`user:${'9'.repeat(30)}`, {});
  await write('user:0', { reason: 'none' });
  const { list: entries } = await list({ limit: 3 });
  expect(entries.map(({ subject, reason, actor, user }) => ({ subject, reason, actor, user }))).toEqual([
    { subject: 'user:0', reason: 'none', actor: null, user: null },
    { subject: `user:${'9'.repeat(30)}`, reason: '', actor: null, user: null },
    { subject: 'app:com.example.game', reason: '', actor: null, user: null },
  ]);
});

describe('narrowed', () => {
  beforeEach(async () => {
    const trx = product.db.transaction();
    await trx.execute(async (run) => {
      const actorUserId = person.userId;
      await writeAudit(run, { actorUserId, action: 'banner.add', subject: `banner:${people}` });
      await writeAudit(run, { actorUserId, action: 'maintenance.add', subject: `maintenance:${people}` });
      const details = { reason: '=HYPERLINK("x")' };
      await writeAudit(run, { actorUserId, action: 'banner.remove', subject: `banner:${people}`, details });
    });
    await suspend('spam');
  });

  const actionsOf = async (filter: InputOf<typeof listAudit>) => (await list(filter)).list.map(({ action }) => action);

  it('finds the actions by an account, without those on it', async () => {
    expect(await actionsOf({ actorId: person.userId })).toEqual(['banner.remove', 'maintenance.add', 'banner.add']);
  });

  it('finds the actions on a kind of subject', async () => {
    expect(await actionsOf({ kind: 'banner', actorId: person.userId })).toEqual(['banner.remove', 'banner.add']);
    expect((await list({ kind: 'user' })).list.every(({ subject }) => subject.startsWith('user:'))).toBe(true);
    expect(await list({ kind: 'agency' })).toEqual({ count: 0, list: [] });
  });

  it('finds the actions of a period, including both days', async () => {
    // Entries carry the database's time.
    const today = businessDayOf(Date.now());
    const [yesterday, tomorrow] = [businessDayOf(Date.now() - DAY_MS), businessDayOf(Date.now() + DAY_MS)];
    const actorId = person.userId;
    expect((await list({ actorId, beginAt: yesterday, endAt: tomorrow })).count).toBe(3);
    expect((await list({ actorId, endAt: businessDayOf(Date.now() - 2 * DAY_MS) })).count).toBe(0);
    expect((await list({ actorId, beginAt: businessDayOf(Date.now() + 2 * DAY_MS) })).count).toBe(0);
    const refused = { beginAt: today, endAt: yesterday };
    expect(await product.refuse(listAudit, refused, { headers })).toMatchObject({
      status: 400,
      code: ERROR.parameterError,
    });
  });

  it('is a table for spreadsheets too, in words and without formulas', async () => {
    const read = async (input: InputOf<typeof exportAudit>) => {
      const response = await product.send(exportAudit, input, { headers });
      expect(response.headers.get('content-disposition')).toBe('attachment; filename="starhall-audit-log.csv"');
      return (await response.text()).replace('\uFEFF', '').trimEnd().split('\r\n');
    };
    const lines = await read({ userId: person.userId, lang: 'en-US' });
    expect(lines).toHaveLength(5);
    expect(lines[0]).toBe('Time,Action,Target,Reason,Done by,Account ID,action,subject');
    expect(lines[1]).toMatch(new RegExp(`,Account suspended,[^,]+ #${person.userId},spam,.*,user\\.suspend,user:`));
    expect(lines[2]).toContain(`,Banner deleted,Banner #${people},"'=HYPERLINK(""x"")",`);
    expect((await read({ kind: 'bank', lang: 'zh-TW' })).join()).toMatch(/^時間,動作,對象/);
    for (const language of ['vi-VN', 'zh-CN'] as const) {
      expect((await read({ actorId: person.userId, lang: language })).join()).not.toMatch(/operat(?:or|ions)\.[a-z]/);
    }
  });
});

it('is paged; the count is that of all matches', async () => {
  const { userId } = person;
  await suspend('first');
  await restore();
  await suspend('last');
  const reasonsOf = async (filter: InputOf<typeof listAudit>) => {
    const { count, list: entries } = await list({ userId, ...filter });
    return { count, reasons: entries.map(({ reason }) => reason) };
  };
  expect(await reasonsOf({ limit: 1 })).toEqual({ count: 3, reasons: ['last'] });
  expect(await reasonsOf({ limit: 1, offset: 2 })).toEqual({ count: 3, reasons: ['first'] });
  expect(await reasonsOf({ offset: 3 })).toEqual({ count: 3, reasons: [] });
});

it('is empty for an unknown account', async () => {
  expect(await list({ userId: 999_999 })).toEqual({ count: 0, list: [] });
});

it('answers 20001 for invalid account IDs and page numbers', async () => {
  for (const input of [
    { userId: 0 },
    { userId: 2_147_483_648 },
    { userId: 'mei' },
    { userId: 1.5 },
    { limit: 101 },
    { offset: -1 },
    { kind: 'spell' },
    { actorId: 0 },
  ]) {
    expect(await product.refuse(listAudit, input, { headers })).toMatchObject({
      status: 400,
      code: ERROR.invalidFormat,
    });
  }
});

it('refuses visitors with 30000 and players with 40000', async () => {
  expect(await product.refuse(listAudit, {})).toEqual({ status: 401, code: ERROR.authorizationMissing });
  expect(await product.refuse(listAudit, {}, { headers: person.headers })).toEqual({
    status: 403,
    code: ERROR.permissionDenied,
  });
  expect(await product.refuse(exportAudit, {}, { headers: person.headers })).toEqual({
    status: 403,
    code: ERROR.permissionDenied,
  });
});
