import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { readNotifications, setNotificationSettings } from '#contract/notification/endpoints.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { setUser } from '#tests/product/expect-turned-away.ts';
import { type NotificationTrial, openNotificationTrial, type Reader } from '#tests/product/open-notification-trial.ts';
import { mailNotifications } from './mail-notifications.ts';

const ORIGIN = 'https://games.example.com';

let trial: NotificationTrial;
let reader: Reader;

beforeAll(async () => {
  trial = await openNotificationTrial({ settings: { PUBLIC_ORIGIN: ORIGIN } });
});

afterAll(() => trial.close());

beforeEach(async () => {
  reader = await trial.meet();
});

const mail = () => mailNotifications(trial.services);
const mailsTo = ({ email }: Reader = reader) =>
  trial.db.selectFrom('outbox').selectAll().where('recipient', '=', email).orderBy('id').execute();
const waitForMails = (count: number, who = reader) =>
  vi.waitFor(async () => expect(await mailsTo(who)).toHaveLength(count), { timeout: 20_000 });

it('collects notifications of some minutes into one mail in the player’s language, and sends it once', async () => {
  await trial.call(setNotificationSettings, { language: 'vi-VN' }, reader);
  const game = await buildApplication(trial.db, { names: { 'zh-TW': '星海', 'vi-VN': 'Biển sao' } });
  const path = `/application/details?applicationId=${game.appId}`;
  await trial.tell(reader.id, 'rating_answered', { application: game.id, path });
  trial.clock.advance(4 * MINUTE_MS);
  await mail();
  await trial.tell(reader.id, 'rating_removed', { application: game.id, path, params: { reason: 'Quảng cáo' } });
  // Mail is off for this kind, so it appears only in the store.
  await trial.tell(reader.id, 'version_released', { application: game.id, params: { versionName: '9.9' } });
  trial.clock.advance(MINUTE_MS);
  await Promise.all([mail(), mail()]);
  await waitForMails(1);
  trial.clock.advance(60 * MINUTE_MS);
  await mail();
  const [sent, ...more] = await mailsTo();
  expect(more).toEqual([]);
  expect(sent).toMatchObject({ kind: 'notification', language: 'vi-VN' });
  for (const told of [
    'Nhà phát triển đã phản hồi đánh giá của bạn về “Biển sao”',
    'Đánh giá của bạn về “Biển sao” đã bị gỡ',
    'Quảng cáo',
    `${ORIGIN}/vi-VN${path}`,
    `${ORIGIN}/vi-VN/account/notifications`,
    `${ORIGIN}/vi-VN/unsubscribe?token=${reader.id}.all.`,
  ]) {
    expect(sent?.text).toContain(told);
  }
  expect(sent?.text).not.toContain('9.9');
  const rows = await trial.rowsOf(reader.id);
  expect(rows.map(({ mailed_at }) => mailed_at !== null)).toEqual([true, true, false]);
});

it('says all of it in the subject where it is one thing, whose kind alone the link then ends', async () => {
  await trial.tell(reader.id, 'deposit_refunded', { params: { orderId: 'A1', amount: 300, currency: 'TWD' } });
  trial.clock.advance(5 * MINUTE_MS);
  await mail();
  await waitForMails(1);
  const [sent] = await mailsTo();
  expect(sent?.subject).toBe('您的儲值已退款：300 TWD');
  expect(sent?.text).toContain(`token=${reader.id}.deposit_refunded.`);
});

it('does not mail what was read in the store before', async () => {
  await trial.tell(reader.id, 'rating_answered');
  await trial.tell(reader.id, 'rating_restored');
  const [first, second] = await trial.rowsOf(reader.id);
  await trial.call(readNotifications, { ids: [first?.id ?? 0] }, reader);
  trial.clock.advance(5 * MINUTE_MS);
  await mail();
  await waitForMails(1);
  const [sent] = await mailsTo();
  expect(sent?.text).not.toContain('回覆了您');
  expect((await trial.rowsOf(reader.id)).find(({ id }) => id === second?.id)?.mailed_at).toBeInstanceOf(Date);
});

it('collects news for an hour if a player wants it by mail', async () => {
  await trial.call(setNotificationSettings, { kind: 'version_released', byMail: true }, reader);
  const game = await buildApplication(trial.db);
  const params = { versionName: '2.0', platform: 2 };
  await trial.tell(reader.id, 'version_released', { application: game.id, params });
  const [row] = await trial.rowsOf(reader.id);
  expect((row?.mail_due_at?.getTime() ?? 0) - trial.clock.now()).toBe(60 * MINUTE_MS);
});

it('tells the newest in words, and how many more there are', async () => {
  for (let number = 0; number < LIMITS.notificationsInMail + 3; number += 1) {
    await trial.tell(reader.id, 'deposit_refunded', {
      params: { orderId: 'A', amount: 100 + number, currency: 'TWD' },
    });
  }
  trial.clock.advance(5 * MINUTE_MS);
  await mail();
  await waitForMails(1);
  const [sent] = await mailsTo();
  expect(sent?.subject).toContain('23');
  expect(sent?.text.match(/• /g)).toHaveLength(LIMITS.notificationsInMail);
  expect(sent?.text).toContain('還有 3 則');
  expect(sent?.text).not.toContain('已退款 102 ');
});

it.each([
  ['has not proved the address', { is_email_confirmed: false }],
  ['has no address', { email: '', is_email_confirmed: false }],
  ['is suspended', { status: 2 }],
  ['is switched off', { status: 3 }],
] as const)('writes to nobody who %s, then or later', async (_, change) => {
  const other = await trial.meet();
  await trial.tell([reader.id, other.id], 'rating_answered');
  await setUser(trial, reader.id, change);
  trial.clock.advance(5 * MINUTE_MS);
  await mail();
  await waitForMails(1, other);
  await setUser(trial, reader.id, { email: reader.email, is_email_confirmed: true, status: 1 });
  await mail();
  expect(await mailsTo()).toEqual([]);
  expect(await trial.rowsOf(reader.id)).toMatchObject([{ mail_due_at: null }]);
});
