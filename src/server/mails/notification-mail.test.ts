import { describe, expect, it } from 'vitest';
import type { Notification } from '#contract/notification/entities.ts';
import { NOTIFICATION_KIND_NAMES } from '#contract/notification/kinds.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { findForeign } from '#i18n/catalogs/language-purity.ts';
import { checkMail } from '../providers/mail/check-mail.ts';
import { type NotificationMail, writeNotificationMail } from './notification-mail.ts';

const PARAMS = {
  versionName: '1.2',
  product: '2048',
  reason: '',
  orderId: 'A1',
  isRefunded: true,
  isRemoved: false,
  amount: 30,
  currency: 'TWD',
  invoiceNumber: 'AB12345678',
  prize: 200,
  stars: 4,
  news: 'approved',
};

function buildNotification(overrides: Partial<Notification> = {}): Notification {
  return {
    ...{ id: 1, kind: 'rating_answered', count: 1, path: '/store/record', params: PARAMS },
    application: { applicationId: 'a.b', name: '2048', icon: '' },
    ...{ createdAt: '2026-03-01T04:00:00Z', readAt: null },
    ...overrides,
  };
}

function build(overrides: Partial<NotificationMail> = {}): NotificationMail {
  return {
    ...{ to: 'mei@example.com', name: '', language: 'en-US', company: 'Starhall' },
    origin: 'https://games.example.com',
    notifications: [buildNotification()],
    count: 1,
    unsubscribeToken: '7.all.mac',
    ...overrides,
  };
}

describe.each(LOCALES)('the mail of notifications in %s', (language) => {
  const notifications = NOTIFICATION_KIND_NAMES.map((kind, id) => buildNotification({ id, kind }));
  const mail = writeNotificationMail(build({ language, notifications, count: 40 }));

  it('can be sent, and links to its subject, to the settings and to its unsubscription', () => {
    expect(() => checkMail(mail)).not.toThrow();
    expect(mail).toMatchObject({
      kind: 'notification',
      language,
      unsubscribeUrl: 'https://games.example.com/api/notification/unsubscribe/7.all.mac',
    });
    const place = `https://games.example.com${language === 'zh-TW' ? '' : `/${language}`}`;
    for (const path of ['/store/record', '/account/notifications#settings', '/unsubscribe?token=7.all.mac']) {
      expect(mail.text).toContain(place + path);
      expect(mail.html).toContain(place + path);
    }
  });

  it('has words for every kind, in one script, with nothing left to fill in', () => {
    expect(mail.text.match(/• .+/g)).toHaveLength(NOTIFICATION_KIND_NAMES.length);
    expect(findForeign(mail.text.replaceAll(/https:\S+|Webhook/gi, ''), language)).toEqual([]);
    const html = mail.html.replaceAll(/<style>.*<\/style>/gs, '');
    expect(mail.subject + mail.text + html).not.toMatch(/undefined|notification\.|[{}]/);
  });
});

it('shows what was typed as text on one line, and links only where there is something to link to', () => {
  const application = { applicationId: 'a.b', name: '<b>x</b>\nBcc: y', icon: '' };
  const params = { reason: '<i>no</i>' };
  const notifications = [buildNotification({ application, params, kind: 'rating_removed' })];
  const mail = writeNotificationMail(build({ notifications, origin: '' }));
  expect(mail.html).not.toMatch(/<b>|<i>|<a /);
  expect(mail.subject).not.toContain('\n');
  expect(mail.text).not.toContain('https:');
  expect(mail.unsubscribeUrl).toBeUndefined();
});
