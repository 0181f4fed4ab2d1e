import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount } from '#contract/account/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import {
  getNotificationSettings,
  getUnsubscription,
  setNotificationSettings,
  unsubscribe,
} from '#contract/notification/endpoints.ts';
import type { NotificationKind } from '#contract/notification/kinds.ts';
import { type NotificationTrial, openNotificationTrial, type Reader } from '#tests/product/open-notification-trial.ts';
import { makeUnsubscribeToken, readUnsubscribeToken } from './unsubscribe-token.ts';

const KEY = 'a key';
const ONE_CLICK = 'List-Unsubscribe=One-Click';

let trial: NotificationTrial;
let reader: Reader;

beforeAll(async () => {
  trial = await openNotificationTrial();
});

afterAll(() => trial.close());

beforeEach(async () => {
  reader = await trial.meet();
});

const tokenOf = (kind: NotificationKind | null, userId = reader.id) =>
  makeUnsubscribeToken(trial.services.hashKey, { userId, kind });
const mailed = async () => {
  const { kinds } = await trial.call(getNotificationSettings, {}, reader);
  return kinds.flatMap(({ kind, byMail, isMailFixed }) => (byMail && !isMailFixed ? [kind] : []));
};
const post = (token: string, body: string, type = 'application/x-www-form-urlencoded') =>
  trial.request(`/api/notification/unsubscribe/${token}`, {
    method: 'POST',
    body,
    headers: { 'content-type': type, origin: 'https://mail.example' },
  });
const BY_DEFAULT = ['rating_answered', 'rating_removed', 'rating_restored', 'deposit_refunded', 'deposit_restored'];

describe('the token of a mail', () => {
  it.each([null, 'rating_answered'] as const)('says whom and what it was made for (%s)', (kind) => {
    expect(readUnsubscribeToken(KEY, makeUnsubscribeToken(KEY, { userId: 7, kind }))).toEqual({ userId: 7, kind });
  });

  it('is worth nothing once anything of it is changed, or made with another key', () => {
    const token = makeUnsubscribeToken(KEY, { userId: 7, kind: null });
    const [userId, kind, mac = ''] = token.split('.');
    const changed = [
      `8.${kind}.${mac}`,
      `${userId}.rating_answered.${mac}`,
      `${userId}.${kind}.${mac.slice(0, -1)}${mac.endsWith('A') ? 'B' : 'A'}`,
      `${userId}.${kind}.`,
      `${token}=`,
      ` ${token}`,
      '',
      'é'.repeat(43),
    ];
    for (const text of changed) expect(readUnsubscribeToken(KEY, text)).toBeUndefined();
    expect(readUnsubscribeToken('another key', token)).toBeUndefined();
  });
});

it('shows what a link would end, to whom, and changes nothing', async () => {
  const shown = await trial.call(getUnsubscription, { token: tokenOf('rating_answered') });
  expect(shown).toEqual({ kind: 'rating_answered', email: 'r•••@example.com', isSubscribed: true });
  expect(await trial.call(getUnsubscription, { token: tokenOf(null) })).toMatchObject({
    kind: null,
    isSubscribed: true,
  });
  expect(await mailed()).toEqual(BY_DEFAULT);
});

it('unsubscribes from the kind of an email without a sign-in, or from all optional ones', async () => {
  expect(await trial.call(unsubscribe, { token: tokenOf('rating_answered') })).toEqual({ kind: 'rating_answered' });
  expect(await mailed()).toEqual(BY_DEFAULT.slice(1));
  expect(await trial.call(getUnsubscription, { token: tokenOf('rating_answered') })).toMatchObject({
    isSubscribed: false,
  });
  await trial.call(setNotificationSettings, { kind: 'version_released', byMail: true }, reader);
  expect(await trial.call(unsubscribe, { token: tokenOf('rating_answered'), all: true })).toEqual({ kind: null });
  expect(await mailed()).toEqual([]);
  const { kinds } = await trial.call(getNotificationSettings, {}, reader);
  expect(kinds.every(({ inStore }) => inStore)).toBe(true);
  expect(kinds.filter(({ isMailFixed }) => isMailFixed).every(({ byMail }) => byMail)).toBe(true);
});

it('ends mails by one click of a mail program, which is of another site and posts a form of either kind', async () => {
  const first = await post(tokenOf('rating_answered'), ONE_CLICK);
  expect([first.status, await first.text()]).toEqual([204, '']);
  const form = `--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`;
  expect((await post(tokenOf('rating_removed'), form, 'multipart/form-data; boundary=x')).status).toBe(204);
  expect(await mailed()).toEqual(BY_DEFAULT.slice(2));
  expect((await post(tokenOf(null), ONE_CLICK)).status).toBe(204);
  expect((await post(tokenOf(null), ONE_CLICK)).status).toBe(204);
  expect(await mailed()).toEqual([]);
});

it('does not send what waited to be mailed and was ended', async () => {
  await trial.tell(reader.id, 'rating_answered');
  await trial.tell(reader.id, 'rating_removed');
  await post(tokenOf('rating_answered'), ONE_CLICK);
  const waiting = (await trial.rowsOf(reader.id)).map(({ mail_due_at }) => mail_due_at !== null);
  expect(waiting).toEqual([false, true]);
});

it('leads who opens the address in a browser to the page that asks, in the browser’s language', async () => {
  const token = tokenOf(null);
  const answer = await trial.request(`/api/notification/unsubscribe/${token}`, {
    headers: { 'accept-language': 'vi' },
  });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`/vi-VN/unsubscribe?token=${token}`);
  expect(await mailed()).toEqual(BY_DEFAULT);
});

it('is not in the log, which more people read than the mail', async () => {
  const token = tokenOf('rating_answered');
  expect((await post(token, ONE_CLICK)).status).toBe(204);
  await trial.request(`/api/notification/unsubscribe/${token}`);
  expect(trial.logged.at(-1)).toMatchObject({ path: '/api/notification/unsubscribe/…' });
  expect(JSON.stringify(trial.logged)).not.toContain(token);
});

it('refuses a token that is none, and a post that is no one-click, and names it', async () => {
  const wrong = { status: 400, code: ERROR.invalidFormat, fields: { token: 'field.invalid' } };
  for (const token of ['x', '1.all.x', `${reader.id}.all.${'A'.repeat(43)}`]) {
    expect(await trial.refuse(getUnsubscription, { token })).toEqual(wrong);
    expect(await trial.refuse(unsubscribe, { token })).toEqual(wrong);
    expect((await post(token, ONE_CLICK)).status).toBe(400);
  }
  expect(await trial.refuse(unsubscribe, { token: 'x'.repeat(201) })).toMatchObject({
    fields: { token: 'field.tooLong' },
  });
  expect(await trial.refuse(getUnsubscription, {})).toMatchObject({ fields: { token: 'field.required' } });
  expect((await post(tokenOf(null), '')).status).toBe(400);
  expect((await post(tokenOf(null), 'List-Unsubscribe=Perhaps')).status).toBe(400);
  expect(await mailed()).toEqual(BY_DEFAULT);
});

it('keeps nothing for an account that was deleted', async () => {
  await trial.call(deleteAccount, { confirm: reader.email }, reader);
  expect((await post(tokenOf(null), ONE_CLICK)).status).toBe(204);
  const rows = trial.db.selectFrom('notification_settings').selectAll().where('user_id', '=', reader.id);
  expect(await rows.execute()).toEqual([]);
  expect(await trial.call(getUnsubscription, { token: tokenOf(null) })).toMatchObject({ email: '' });
});
