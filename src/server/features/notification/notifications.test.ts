import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount, exportAccount } from '#contract/account/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import {
  countUnreadNotifications,
  getNotificationSettings,
  listNotifications,
  readNotifications,
  setNotificationSettings,
} from '#contract/notification/endpoints.ts';
import { NOTIFICATION_KIND_NAMES, NOTIFICATION_KINDS } from '#contract/notification/kinds.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { deleteExpiredData } from '#server/upkeep/delete-expired-data.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { setUser } from '#tests/product/expect-turned-away.ts';
import { makeDeveloper } from '#tests/product/make-developer.ts';
import { type NotificationTrial, openNotificationTrial, type Reader } from '#tests/product/open-notification-trial.ts';
import { signIn } from '#tests/product/sign-in.ts';
import { notify } from './notify.ts';

const PRODUCT = { 'zh-TW': '一袋星塵', 'zh-CN': '一袋星尘', 'vi-VN': 'Túi bụi sao', 'en-US': 'A bag of stardust' };

let trial: NotificationTrial;
let reader: Reader;

beforeAll(async () => {
  trial = await openNotificationTrial();
});

afterAll(() => trial.close());

beforeEach(async () => {
  reader = await trial.meet();
});

const list = (input: object = {}, { headers } = reader) => trial.call(listNotifications, input, { headers });
const read = (input: object, { headers } = reader) => trial.call(readNotifications, input, { headers });
const unread = async ({ headers } = reader) => (await trial.call(countUnreadNotifications, {}, { headers })).unread;
const set = (input: object, { headers } = reader) => trial.call(setNotificationSettings, input, { headers });

describe('notifications of an account', () => {
  it('is in the list, with the game and the texts in the requested language', async () => {
    const game = await buildApplication(trial.db, {
      icon: '/files/icon.webp',
      names: { 'zh-TW': '星海', 'vi-VN': 'Biển sao' },
    });
    const params = { product: PRODUCT, amount: 2, isNew: true };
    await trial.tell(reader.id, 'price_dropped', { params, application: game.id, path: '/application/details?a=1' });
    const told = {
      id: expect.any(Number),
      kind: 'price_dropped',
      application: { applicationId: game.appId, name: 'Biển sao', icon: '/files/icon.webp' },
      params: { product: 'Túi bụi sao', amount: 2, isNew: true },
      count: 1,
      path: '/application/details?a=1',
      createdAt: new Date(trial.clock.now()).toISOString(),
      readAt: null,
    };
    expect(await list({ lang: 'vi-VN' })).toEqual({ list: [told], next: null, unread: 1 });
    // There is no English name, so the default language is used.
    const [english] = (await list({ lang: 'en-US' })).list;
    expect(english).toMatchObject({ application: { name: '星海' }, params: { product: 'A bag of stardust' } });
  });

  it('is sent if and only if its change commits', async () => {
    const told = { userId: reader.id, kind: 'deposit_paid', path: '/store/record', now: new Date(0) } as const;
    const params = { orderId: 'A1', amount: 30, currency: 'TWD' } as const;
    const failing = trial.db.transaction().execute(async (trx) => {
      await notify(trx, { ...told, params });
      throw new Error('the payment failed');
    });
    await expect(failing).rejects.toThrow('the payment failed');
    expect(await unread()).toBe(0);
    await trial.db.transaction().execute((trx) => notify(trx, { ...told, params }));
    expect((await list()).list).toMatchObject([{ kind: 'deposit_paid', application: null, params }]);
  });

  it('is nobody else’s', async () => {
    const other = await trial.meet();
    await trial.tell(other.id, 'deposit_paid');
    const [row] = await trial.rowsOf(other.id);
    expect(await list()).toEqual({ list: [], next: null, unread: 0 });
    await read({ ids: [row?.id] });
    await read({ upTo: row?.id });
    expect(await unread(other)).toBe(1);
  });

  it('comes in pages, newest first, whatever arrives meanwhile', async () => {
    for (let number = 1; number <= 5; number += 1) {
      await trial.tell(reader.id, 'invoice_won', { params: { invoiceNumber: `AB${number}`, prize: 200 } });
    }
    const first = await list({ limit: 2 });
    await trial.tell(reader.id, 'deposit_paid');
    const second = await list({ limit: 2, before: first.next });
    const third = await list({ limit: 2, before: second.next });
    const numbers = [first, second, third].flatMap((page) => page.list.map(({ params }) => params.invoiceNumber));
    expect(numbers).toEqual(['AB5', 'AB4', 'AB3', 'AB2', 'AB1']);
    expect(third.next).toBeNull();
  });

  it('of a kind that is gathered becomes one for each game, until it is read', async () => {
    const [game, other] = [await buildApplication(trial.db), await buildApplication(trial.db)];
    for (const stars of [5, 4, 3]) {
      await trial.tell(reader.id, 'rating_received', { application: game.id, params: { stars } });
    }
    await trial.tell(reader.id, 'rating_received', { application: other.id, params: { stars: 1 } });
    const told = (await list()).list.map(({ count, params }) => ({ count, ...params }));
    expect(told).toEqual([
      { count: 1, stars: 1 },
      { count: 3, stars: 3 },
    ]);
    expect(await unread()).toBe(2);
    await read({ upTo: (await list()).list[0]?.id });
    await trial.tell(reader.id, 'rating_received', { application: game.id, params: { stars: 2 } });
    expect((await list({ unreadOnly: true })).list).toMatchObject([{ count: 1, params: { stars: 2 } }]);
  });

  it('is kept for 90 days', async () => {
    const now = trial.clock.now();
    await trial.tell(reader.id, 'deposit_paid', { now: new Date(now - LIMITS.notificationDays * DAY_MS - 1) });
    await trial.tell(reader.id, 'deposit_refunded', { now: new Date(now - LIMITS.notificationDays * DAY_MS) });
    await deleteExpiredData(trial.db, now);
    expect((await list()).list).toMatchObject([{ kind: 'deposit_refunded' }]);
  });
});

describe('reading', () => {
  it('takes those that are named, or all up to one, and says how many are left', async () => {
    for (let number = 0; number < 4; number += 1) await trial.tell(reader.id, 'deposit_paid');
    const [fourth, , second, first] = (await list()).list;
    expect(await read({ ids: [first?.id, first?.id, 999_999_999] })).toEqual({ unread: 3 });
    expect(await read({ upTo: second?.id })).toEqual({ unread: 2 });
    expect((await list({ unreadOnly: true })).list.map(({ id }) => id)).toEqual([fourth?.id, (fourth?.id ?? 0) - 1]);
    const readAt = new Date(trial.clock.now()).toISOString();
    expect((await list()).list.map((one) => one.readAt)).toEqual([null, null, readAt, readAt]);
  });

  it('keeps the moment of the first time', async () => {
    await trial.tell(reader.id, 'deposit_paid');
    const [row] = await trial.rowsOf(reader.id);
    await read({ ids: [row?.id] });
    const [before] = await trial.rowsOf(reader.id);
    trial.clock.advance(1000);
    await read({ ids: [row?.id] });
    expect((await trial.rowsOf(reader.id))[0]?.read_at).toEqual(before?.read_at);
  });

  it('counts no more than is shown', async () => {
    await trial.db
      .insertInto('notifications')
      .values(
        Array.from({ length: LIMITS.unreadNotificationsMax + 5 }, () => ({
          ...{ user_id: reader.id, kind: 'deposit_paid' as const, params: '{}', path: '/', is_shown: true },
          created_at: new Date(trial.clock.now()),
        })),
      )
      .execute();
    expect(await unread()).toBe(LIMITS.unreadNotificationsMax);
  });
});

describe('settings', () => {
  it('begin with everything in the store, decisions and answers by mail, and no mail of mere news', async () => {
    const { language, kinds } = await trial.call(getNotificationSettings, {}, { headers: reader.headers });
    expect(language).toBe('zh-TW');
    const players = NOTIFICATION_KIND_NAMES.filter((kind) => NOTIFICATION_KINDS[kind].audience === 'player');
    expect(kinds.map(({ kind }) => kind)).toEqual(players);
    expect(kinds.every(({ inStore }) => inStore)).toBe(true);
    const mailed = (isFixed: boolean) =>
      kinds.filter((one) => one.byMail && one.isMailFixed === isFixed).map(({ kind }) => kind);
    expect(mailed(false)).toEqual([
      'rating_answered',
      'rating_removed',
      'rating_restored',
      'deposit_refunded',
      'deposit_restored',
    ]);
    expect(mailed(true)).toEqual(['refund_decided', 'invoice_won']);
  });

  it('show developers their kinds of notifications', async () => {
    await makeDeveloper(trial, reader.email);
    const { headers } = await signIn(trial, { email: reader.email });
    const { kinds } = await trial.call(getNotificationSettings, {}, { headers });
    expect(kinds.map(({ kind }) => kind)).toEqual(NOTIFICATION_KIND_NAMES);
  });

  it('change one thing at a time, for what is told from then on', async () => {
    const settingOf = async (input: object) => (await set(input)).kinds.find(({ kind }) => kind === 'rating_answered');
    expect(await settingOf({ kind: 'rating_answered', inStore: false })).toMatchObject({
      inStore: false,
      byMail: true,
    });
    expect(await settingOf({ kind: 'rating_answered', byMail: false })).toMatchObject({
      inStore: false,
      byMail: false,
    });
    await trial.tell(reader.id, 'rating_answered');
    expect(await trial.rowsOf(reader.id)).toEqual([]);
    expect(await settingOf({ kind: 'rating_answered', byMail: true })).toMatchObject({ inStore: false, byMail: true });
    await trial.tell(reader.id, 'rating_answered');
    // By mail only: nothing appears in the store.
    expect(await trial.rowsOf(reader.id)).toMatchObject([{ is_shown: false, mail_due_at: expect.any(Date) }]);
    expect(await list()).toEqual({ list: [], next: null, unread: 0 });
  });

  it('keep the chosen language, whatever the language of a sign-in', async () => {
    expect(await set({ language: 'vi-VN' })).toMatchObject({ language: 'vi-VN' });
    const { headers } = await signIn(trial, { email: reader.email });
    expect(await trial.call(getNotificationSettings, {}, { headers })).toMatchObject({ language: 'vi-VN' });
  });

  it('refuse what makes no sense, and name it', async () => {
    const refuse = (input: object) => trial.refuse(setNotificationSettings, input, { headers: reader.headers });
    const wrong = { status: 400, code: ERROR.invalidFormat };
    expect(await refuse({})).toEqual({ ...wrong, fields: { kind: 'field.required' } });
    expect(await refuse({ byMail: true, language: 'vi-VN' })).toEqual({ ...wrong, fields: { kind: 'field.required' } });
    expect(await refuse({ kind: 'invoice_won', byMail: false })).toEqual({
      ...wrong,
      fields: { byMail: 'field.invalid' },
    });
    expect(await refuse({ kind: 'no_such', inStore: 'maybe' })).toEqual({
      ...wrong,
      fields: { kind: 'field.choice', inStore: 'field.invalid' },
    });
    expect(await refuse({ language: 'ja-JP' })).toMatchObject({ code: ERROR.languageNotFound });
  });
});

it.each([
  [listNotifications, { before: 0 }, 'before'],
  [listNotifications, { limit: 101 }, 'limit'],
  [listNotifications, { unreadOnly: 'perhaps' }, 'unreadOnly'],
  [readNotifications, {}, 'upTo'],
  [readNotifications, { ids: ['x'] }, 'ids'],
  [readNotifications, { ids: [1e300] }, 'ids'],
  [readNotifications, { ids: Array.from({ length: 101 }, (_, index) => index + 1) }, 'ids'],
  [readNotifications, { upTo: 'a\u0000' }, 'upTo'],
])('refuses a wrong parameter and names it (%#)', async (endpoint, input, field) => {
  const refusal = await trial.refuse(endpoint, input, { headers: reader.headers });
  expect(refusal).toMatchObject({ status: 400, code: ERROR.invalidFormat });
  expect(Object.keys(refusal.fields ?? {})).toEqual([field]);
});

it.each([
  [listNotifications, {}],
  [countUnreadNotifications, {}],
  [readNotifications, { upTo: 1 }],
  [getNotificationSettings, {}],
  [setNotificationSettings, { language: 'vi-VN' }],
])('turns away whom players’ calls turn away (%#)', async (endpoint, input) => {
  // A deactivated account still reads its notifications and changes its settings.
  expect(await trial.refuse(endpoint, input)).toMatchObject({ code: ERROR.authorizationMissing });
  const unproved = await trial.meet();
  await setUser(trial, unproved.id, { is_email_confirmed: false });
  expect(await trial.refuse(endpoint, input, unproved)).toMatchObject({ code: ERROR.emailNotVerified });
  const unlisted = await trial.meet();
  await setUser(trial, unlisted.id, { is_limited_to_devices: true });
  expect(await trial.refuse(endpoint, input, unlisted)).toMatchObject({ code: ERROR.permissionDenied });
  const suspended = await trial.meet();
  await setUser(trial, suspended.id, { status: 2 });
  expect(await trial.refuse(endpoint, input, suspended)).toMatchObject({ code: ERROR.invalidSession });
  const deactivated = await trial.meet();
  await setUser(trial, deactivated.id, { status: 3 });
  await trial.call(endpoint, input, deactivated);
});

it('R6.3 R6.4 belongs to the account: its export holds all of it, its deletion leaves nothing', async () => {
  await trial.tell(reader.id, 'deposit_paid', { params: { orderId: 'A1', amount: 30, currency: 'TWD' } });
  await set({ kind: 'deposit_paid', byMail: true, language: 'en-US' });
  const exported = await trial.call(exportAccount, {}, { headers: reader.headers });
  expect(exported.notifications).toEqual({
    language: 'en-US',
    settings: [{ kind: 'deposit_paid', inStore: true, byMail: true }],
    list: [
      {
        kind: 'deposit_paid',
        applicationId: null,
        params: { orderId: 'A1', amount: 30, currency: 'TWD' },
        count: 1,
        createdAt: new Date(trial.clock.now()).toISOString(),
        readAt: null,
        mailedAt: null,
      },
    ],
  });
  await trial.call(deleteAccount, { confirm: reader.email }, { headers: reader.headers });
  await trial.tell(reader.id, 'deposit_paid');
  for (const table of ['notifications', 'notification_settings', 'notification_languages'] as const) {
    expect(await trial.db.selectFrom(table).selectAll().where('user_id', '=', reader.id).execute()).toEqual([]);
  }
});
