import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { Notification } from '#contract/notification/entities.ts';
import { NOTIFICATION_KIND_NAMES, NOTIFICATION_KINDS } from '#contract/notification/kinds.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { buildUser } from '#tests/web/build-user.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { NotificationBell } from './notification-bell.tsx';
import { NotificationPanel } from './notification-panel.tsx';
import { type NotificationsData, NotificationsPage } from './notifications-page.tsx';
import { UnsubscribePage } from './unsubscribe-page.tsx';

const NOON = '2026-11-21T12:00:00.000Z';
const PARAMS = {
  ...{ versionName: '1.2', product: 'Gem', reason: '', orderId: 'A1', isRefunded: false, isRemoved: true },
  ...{
    amount: 3000,
    currency: 'TWD',
    invoiceNumber: 'AB12345678',
    prize: 200,
    stars: 1,
    news: 'asked',
    url: '',
    percent: 20,
  },
};

const build = (overrides: Partial<Notification> = {}): Notification => ({
  ...{ id: 1, kind: 'deposit_paid', params: PARAMS, count: 1, path: '/store/record', createdAt: NOON, readAt: null },
  application: { applicationId: 'a.b', name: 'Sea', icon: '' },
  ...overrides,
});

const SETTINGS: NotificationsData['settings'] = {
  language: 'vi-VN',
  kinds: NOTIFICATION_KIND_NAMES.map((kind) => {
    const { audience, mail } = NOTIFICATION_KINDS[kind];
    return { kind, audience, inStore: true, byMail: mail !== 'off', isMailFixed: mail === 'always' };
  }),
};
const ALL = NOTIFICATION_KIND_NAMES.map((kind, id) => build({ id: 100 - id, kind }));
const data = (overrides: Partial<NotificationsData> = {}): NotificationsData => ({
  ...{ list: ALL, next: null, isUnreadOnly: false, settings: SETTINGS },
  ...overrides,
});

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
const user = buildUser();
const inEnglish = (page: ReactNode) => renderPage(page, 'en-US', { user });
const asked = { token: 't', email: 'm•••@example.com', isSubscribed: true };

const PAGES = {
  full: <NotificationsPage data={data({ next: 3 })} />,
  empty: <NotificationsPage data={data({ list: [] })} />,
  unread: <NotificationsPage data={data({ list: [], isUnreadOnly: true })} />,
  panel: <NotificationPanel userId={7} onClose={() => undefined} />,
  bell: <NotificationBell user={user} />,
  broken: <UnsubscribePage data={null} />,
  one: <UnsubscribePage data={{ ...asked, kind: 'version_released' }} />,
  all: <UnsubscribePage data={{ ...asked, kind: null }} />,
  already: <UnsubscribePage data={{ ...asked, kind: null, isSubscribed: false }} />,
} as const;

describe.each(LOCALES)('in %s', (locale) => {
  it.each(Object.entries(PAGES))('%s has words for everything, and a name for every button', (_, page) => {
    const html = renderPage(page, locale, { user });
    expect(html).not.toMatch(/notifications?\.[a-z]|shell\.|undefined|NaN|\{|\}/);
    for (const [, attributes = '', content = ''] of html.matchAll(/<button([^>]*)>(.*?)<\/button>/g)) {
      expect(attributes.includes('aria-label=') || textOf(content).trim() !== '').toBe(true);
    }
  });
});

it('links each notification to its subject, and labels unread ones', () => {
  const list = [build({ id: 2, path: '/application/details?applicationId=a.b' }), build({ readAt: NOON })];
  const html = inEnglish(<NotificationsPage data={data({ list })} />);
  expect(html).toContain('href="/en-US/application/details?applicationId=a.b"');
  expect(html.match(/Unread <\/span>/g)).toHaveLength(1);
  expect(textOf(html)).toContain('Top-up complete: 3,000 star coins (TWD) added');
});

it('escapes an operator’s text', () => {
  const list = [build({ kind: 'rating_removed', params: { reason: '<b>ads</b>' } })];
  const html = inEnglish(<NotificationsPage data={data({ list })} />);
  expect(html).toContain('&lt;b&gt;ads&lt;/b&gt;');
});

it('counts one in the words of one, also where a language has no plural', () => {
  const kinds = ['price_dropped', 'rating_received'] as const;
  for (const locale of LOCALES) {
    for (const kind of kinds) {
      const page = (count: number) => (
        <NotificationsPage data={data({ list: [build({ kind, count })], settings: { ...SETTINGS, kinds: [] } })} />
      );
      expect(textOf(renderPage(page(5), locale, { user }))).toMatch(/\b5\b| 5 /);
      expect(textOf(renderPage(page(1), locale, { user }))).not.toMatch(/有 1 [次則条]|có 1 |# /);
    }
  }
});

it('offers older ones where there are any, and to read all where there is something', () => {
  expect(inEnglish(PAGES.full)).toContain('Show older notifications');
  expect(inEnglish(<NotificationsPage data={data()} />)).not.toContain('Show older notifications');
  expect(inEnglish(PAGES.empty)).not.toContain('Mark all as read');
  const read = inEnglish(<NotificationsPage data={data({ list: [build({ readAt: NOON })] })} />);
  expect(/<button[^>]*>Mark all as read/.exec(read)?.[0]).toContain('aria-disabled="true"');
});

it('lets everything be switched but mails that are always sent', () => {
  const html = inEnglish(<NotificationsPage data={data()} />);
  const kinds = NOTIFICATION_KIND_NAMES.length;
  const fixed = SETTINGS.kinds.filter(({ isMailFixed }) => isMailFixed).length;
  expect(html.match(/role="switch"/g)).toHaveLength(kinds * 2 - fixed);
  expect(html.match(/Always sent/g)).toHaveLength(fixed);
  expect(html).toMatch(
    /aria-checked="false" aria-label="By email: New versions of games in your favorites and wish list"/,
  );
  expect(html).toMatch(/<option value="vi-VN" selected=""/);
});

it('has no bell for accounts without access to notifications', () => {
  expect(inEnglish(<NotificationBell user={buildUser({ emailConfirmed: false })} />)).toBe('');
});

it('asks before it ends mails: the kind that the link is of, or all', () => {
  expect(textOf(inEnglish(PAGES.one))).toContain(
    'New versions of games in your favorites and wish list” to m•••@example.com?',
  );
  expect(inEnglish(PAGES.one).match(/<button/g)).toHaveLength(2);
  expect(inEnglish(PAGES.all).match(/<button/g)).toHaveLength(1);
  expect(inEnglish(PAGES.broken)).not.toContain('<button');
});
