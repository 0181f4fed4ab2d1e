import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { OperatorApplication } from '#contract/application/operator-entities.ts';
import type { OperatorBanner } from '#contract/banner/operator-entities.ts';
import type { Claim } from '#contract/claim/entities.ts';
import type { OperatorCounters, OperatorMaintenance } from '#contract/system/operator-entities.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { CompanyContactList } from '../shell/company-contact-list.tsx';
import { applications } from './applications/applications.tsx';
import { RecommendedPage } from './applications/recommended-page.tsx';
import { BannersPage } from './banners/banners-page.tsx';
import { CategoriesPage } from './categories/categories-page.tsx';
import { ClaimChip, ClaimNotice } from './claim-notice.tsx';
import { ContactsPage } from './contacts/contacts-page.tsx';
import { type HomeData, HomePage } from './home/home-page.tsx';
import { MaintenancePage } from './maintenance/maintenance-page.tsx';
import type { DailyClose } from './money/close/load-closes.ts';
import { OperatorLayout } from './operator-layout.tsx';
import { buildSystemState, IDLE } from './system/build-system-state.ts';

const NOON = '2026-11-21T12:00:00.000Z';
const ALL = applications.filter.read({});

const SHOWN: OperatorApplication = {
  id: 1,
  applicationId: 'com.example.one',
  name: 'One',
  lang: 'en-US',
  icon: '',
  iconPlaceholder: '',
  category: 110,
  company: 'Aurora',
  providerId: 3,
  status: 1,
  isOpen: true,
  sort: 1,
  viewCount: 5,
  publishDate: NOON,
  createdAt: NOON,
  removal: null,
};
const REMOVED: OperatorApplication = {
  ...SHOWN,
  id: 2,
  applicationId: 'com.example.two',
  name: 'Two',
  status: 3,
  isOpen: false,
  sort: null,
  removal: { template: 'malware', reason: 'See the log', removedAt: NOON },
};
const BANNER: OperatorBanner = {
  id: 4,
  type: 1,
  contents: [{ lang: 'en-US', title: 'Sale', eyebrow: '', tagline: '' }],
  image: '/files/images/1/banner.png',
  images: { large: '/l.webp', medium: '/m.webp', small: '/s.webp' },
  placeholder: '',
  link: '/games',
  sort: 1,
  beginAt: NOON,
  endAt: null,
  source: null,
  phase: 'planned',
};
const WINDOW: OperatorMaintenance = {
  ...{ id: 6, maintaining: true, phase: 'running', isCurrent: true },
  ...{ beginAt: NOON, endAt: NOON, message: 'Soon', messages: {} },
};
const PLANNED: OperatorMaintenance = { ...WINDOW, id: 7, isCurrent: false, maintaining: false, phase: 'upcoming' };
const PAST: OperatorMaintenance = { ...PLANNED, id: 8, phase: 'past' };
const NOTHING: OperatorCounters = {
  providersReviewing: 0,
  changeRequests: 0,
  versionsInReview: 0,
  versionAppeals: 0,
  orderRefunds: 0,
  depositRefunds: 0,
  depositCredits: 0,
  depositProblems: 0,
  invoicesWaiting: 0,
  applicationsRemoved: 0,
  applicationsClosed: 0,
  bannersShown: 0,
  postsWaiting: 0,
  ratingsHeld: 0,
  ratingsReported: 0,
  isMaintaining: false,
};
const WAITING = { ...NOTHING, orderRefunds: 2, invoicesWaiting: 150, ratingsReported: 3, isMaintaining: true };
const CLAIM: Claim = { subject: 'provider:1', operator: { id: 9, nickname: 'Ben' }, isOwn: false, expiresAt: NOON };
const NO_CONTACTS = { hotline: '', fax: '', serviceEmail: '' };
const CONTACTS = { hotline: '0800-000-123', fax: '', serviceEmail: 'help@example.com' };
const CLOSE: DailyClose = {
  ...{ day: '2026-11-21', currency: 'TWD', topUpCount: 3, topUpAmount: 900, refundAmount: 0 },
  ...{ orderCount: 2, orderAmount: 120, orderRefundAmount: 0, circulation: 5000 },
};
const HOME: HomeData = { at: NOON, closes: [CLOSE], system: buildSystemState() };
const QUIET_HOME: HomeData = { ...HOME, closes: [] };
const idle = () => Promise.resolve();

const PAGES: readonly ReactNode[] = [
  <HomePage key="1" counters={WAITING} {...HOME} />,
  <HomePage key="2" counters={NOTHING} {...QUIET_HOME} />,
  <applications.Page key="3" filter={ALL} count={45} list={[SHOWN, REMOVED]} />,
  <applications.Page key="4" filter={ALL} count={0} list={[]} />,
  <RecommendedPage key="5" applications={[SHOWN, REMOVED]} revision="" />,
  <RecommendedPage key="6" applications={[]} revision="" />,
  <BannersPage key="7" banners={[BANNER]} />,
  <BannersPage key="8" banners={[]} />,
  <MaintenancePage key="9" entries={[PAST, PLANNED, WINDOW]} />,
  <MaintenancePage key="10" entries={[]} />,
  <ContactsPage key="11" company={CONTACTS} isChanged revision="" />,
  <CategoriesPage
    key="12"
    categories={[{ code: 110, key: 'puzzle', name: 'Puzzle', sort: 2, count: 3 }]}
    revision=""
  />,
  <ClaimChip key="13" claim={CLAIM} />,
  <ClaimNotice key="14" claim={CLAIM} onTake={idle} onDrop={idle} />,
  <ClaimNotice key="15" claim={{ ...CLAIM, isOwn: true }} onTake={idle} onDrop={idle} />,
  <ClaimNotice key="16" claim={null} onTake={idle} onDrop={idle} />,
];

it('says where contact details are from, and that there are none', () => {
  const render = (company: typeof CONTACTS, isChanged: boolean) =>
    renderPage(<ContactsPage {...{ company, isChanged }} revision="" />, 'en-US');
  const none = { hotline: '', fax: '', serviceEmail: '' };
  expect(render(none, false)).toContain('No contact details have been set yet');
  expect(render(CONTACTS, false)).toContain('were set during installation');
  expect(render(none, true)).toContain('override those set during installation');
});

describe.each(LOCALES)('in %s', (locale) => {
  it('every page has words for everything', () => {
    for (const shown of PAGES) {
      const html = renderPage(shown, locale);
      expect(html).not.toMatch(/(operations|removal|contacts|shelf|category)\.[a-z]|undefined/i);
    }
  });
});

it('links pending tasks to their pages, and says when nothing is pending', () => {
  const html = renderPage(<HomePage counters={WAITING} {...HOME} />, 'en-US');
  expect(html).toMatch(/href="\/en-US\/operator\/orders"[^>]*>.*?2.*?Exchange refunds/);
  expect(html).toMatch(/href="\/en-US\/operator\/ratings"[^>]*>.*?3.*?Reported reviews/);
  expect(html).toContain('None right now: Developer applications');
  expect(html).toContain('The store is under maintenance');
  expect(renderPage(<HomePage counters={NOTHING} {...HOME} />, 'en-US')).toContain('You’re all caught up');
});

it('the overview shows the money of the day, and what is wrong with the installation', () => {
  const render = (home: Partial<HomeData>) => renderPage(<HomePage counters={NOTHING} {...HOME} {...home} />, 'en-US');
  const broken = { queues: [], failed: [], webhooks: { unsent: 0, waiting: 0, failing: 0, off: 0 } };
  expect(render({})).toMatch(/NT\$900.*NT\$120.*NT\$5,000/s);
  expect(render({ closes: [] })).toContain('No star coins have been topped up yet.');
  const fine = render({ system: buildSystemState(broken) });
  expect(fine).toContain('Everything is working.');
  for (const [state, text] of [
    [{ failed: ['files'] }, 'This process isn’t ready'],
    [{ queues: [{ name: 'send-mail', ...IDLE, failing: 2 }] }, '2 background jobs have failed'],
    [{ webhooks: { ...broken.webhooks, failing: 1 } }, '1 webhook isn’t receiving its messages'],
    [{ backup: { ...HOME.system.backup, isOverdue: true } }, 'too old'],
  ] as const satisfies [Partial<HomeData['system']>, string][]) {
    const html = render({ system: buildSystemState({ ...broken, ...state }) });
    expect(html).toContain(text);
    expect(html).not.toContain('Everything is working.');
  }
});

it('shows counts of pending tasks beside the pages of the console, and none if unknown', () => {
  const html = renderPage(<OperatorLayout counters={WAITING}>x</OperatorLayout>, 'en-US');
  expect(html).toContain('(2 waiting)');
  expect(html).toContain('99+');
  expect(renderPage(<OperatorLayout counters={null}>x</OperatorLayout>, 'en-US')).not.toContain('waiting)');
});

it('R4.1 a game that was taken down can be restored and shows the reason; another can be taken down', () => {
  const html = renderPage(<applications.Page filter={ALL} count={2} list={[SHOWN, REMOVED]} />, 'en-US');
  expect(html).toContain('aria-label="Take down “One”"');
  expect(html).toContain('aria-label="Restore “Two”"');
  expect(html).toContain('It contains malware or something else that harms devices or data. See the log');
  expect(html).toContain('/en-US/operator/audit?subject=application%3Acom.example.two');
});

it('a window of maintenance names its day once where it ends on it', () => {
  const endOf = (endAt: string) => {
    const beginAt = '2026-11-21T20:00:00.000Z';
    const html = renderPage(<MaintenancePage entries={[{ ...PLANNED, beginAt, endAt }]} />, 'en-US');
    return />(Nov 21[^<]+)</.exec(html)?.[1]?.normalize('NFKC');
  };
  expect(endOf('2026-11-21T22:30:00.000Z')).toBe('Nov 21, 2026, 8:00 PM – 10:30 PM UTC');
  expect(endOf('2026-11-22T02:00:00.000Z')).toBe('Nov 21, 2026, 8:00 PM – Nov 22, 2026, 2:00 AM UTC');
});

it('shows what runs first, then what comes, then what is past, which can only be deleted', () => {
  const html = renderPage(<MaintenancePage entries={[PAST, PLANNED, WINDOW]} />, 'en-US');
  const actions = [...html.matchAll(/aria-label="([^"]+) \(Maintenance #(\d)\)"/g)].map(
    ([, word, id]) => `${id} ${word}`,
  );
  expect(actions).toEqual([
    ...['6 End now', '6 Edit maintenance', '6 Delete', '7 Start now', '7 Edit maintenance', '7 Delete', '8 Delete'],
  ]);
  expect(html).toMatch(/In progress.*it runs until you end it.*Upcoming.*Past/s);
});

it('R3.62 hides contacts that are empty', () => {
  const html = renderPage(<CompanyContactList company={CONTACTS} />, 'en-US');
  expect(html).toContain('href="tel:0800000123"');
  expect(html).toContain('href="mailto:help@example.com"');
  expect(html).not.toContain('Fax');
  expect(renderPage(<CompanyContactList company={NO_CONTACTS} />, 'en-US')).toContain(
    'No contact details are available right now.',
  );
});

it('reads the address of the list of applications, and writes it the same', () => {
  const { filter } = applications;
  const query = '?search=a&status=3&open=false&category=110&sort=name&page=2';
  const values = filter.read(Object.fromEntries(new URLSearchParams(query)));
  expect(values).toEqual({ search: 'a', status: 3, open: 'false', category: 110, sort: 'name', page: 2 });
  expect(filter.query(values)).toBe(query);
  expect(filter.read({ status: '9', open: 'maybe', category: '99', sort: 'size', page: '0' })).toEqual(ALL);
});
