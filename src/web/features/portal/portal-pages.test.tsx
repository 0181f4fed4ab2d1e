import { describe, expect, it } from 'vitest';
import type { OwnApplication } from '#contract/application/developer-entities.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { ATTENTION_KINDS, type Attention, type PortalSummary } from '#contract/portal/entities.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { readApplicationForm } from '#domain/forms/application/application-form.ts';
import { buildUser } from '#tests/web/build-user.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { TestedPage } from '../tester/tested-page.tsx';
import { ApplicationsPage, applicationFilter } from './applications/applications-page.tsx';
import { readDashboardFilter } from './dashboard/dashboard-filter.tsx';
import { type DashboardData, DashboardPage } from './dashboard/dashboard-page.tsx';
import { PortalLayout } from './layout/portal-layout.tsx';
import { TestsPage } from './tests/tests-page.tsx';

const NOON = '2026-11-21T12:00:00.000Z';

const SUMMARY: PortalSummary = {
  applications: { onShelf: 2, offShelf: 1, removed: 1 },
  totals: { views: 12_000, plays: 8000 },
  period: { views: 30, plays: 10 },
  previous: { views: 20, plays: 0 },
  days: [{ day: '2026-11-21', views: 30, plays: 10 }],
  best: [{ applicationId: 'com.example.sea', name: 'Sea', icon: '', views: 30, plays: 10 }],
  attention: ATTENTION_KINDS.map((kind): Attention => {
    const isOfApplication = kind !== 'question';
    return {
      kind,
      applicationId: isOfApplication ? 'com.example.sea' : null,
      draftId: null,
      name: isOfApplication ? 'Sea' : '',
      detail: kind === 'question' ? 'Which bank?' : '',
    };
  }),
  attentionCount: ATTENTION_KINDS.length + 2,
};
const NOTHING: PortalSummary = {
  ...SUMMARY,
  applications: { onShelf: 0, offShelf: 0, removed: 0 },
  best: [],
  attention: [],
  attentionCount: 0,
};

const SEA: OwnApplication = {
  ...readApplicationForm({ appId: 'com.example.sea', category: 101, platforms: [2, 6] }),
  id: 1,
  name: 'Sea',
  iconPlaceholder: '',
  publishDate: NOON,
  viewCount: 1234,
  playCount: 56,
  status: 1,
  pinned: false,
  sort: null,
  onlineVersionId: null,
  createdAt: NOON,
  updatedAt: NOON,
  gameProductId: null,
  isOpen: false,
  versions: { total: 2, notReviewed: 0, inReview: 1, rejected: 1, approved: 0, online: [] },
  completeness: { filled: 9, total: 12, languages: [] },
  obstacles: { edit: null, release: ERROR.versionNotFound, pull: null, delete: null },
  draft: { draftId: 7, revision: 1, savedAt: NOON },
};
const PINNED: OwnApplication = { ...SEA, appId: 'com.example.sky', name: 'Sky', pinned: true, sort: 1 };
const DRAFT = { draftId: 3, applicationId: null, form: {}, revision: 1, savedAt: NOON };

const user = buildUser({ type: 99 });
const render = (element: React.ReactNode, locale: LocaleCode = 'en-US', path = '/developer') =>
  renderPage(element, locale, { user, path });

const SALES: DashboardData['sales'] = [{ currency: 'TWD', count: 45, amount: 300, points: 300, refundedAmount: 30 }];
const dashboard = (summary: PortalSummary) => (
  <DashboardPage filter={readDashboardFilter({})} summary={summary} sales={SALES} applications={[]} />
);
const applications = (list: OwnApplication[], address: Record<string, string> = {}) => (
  <ApplicationsPage
    filter={applicationFilter.read(address)}
    count={list.length}
    list={list}
    drafts={list.length > 0 ? [DRAFT] : []}
  />
);

describe.each(LOCALES)('in %s', (locale) => {
  it('the pages have words for everything', () => {
    const pages = [
      dashboard(SUMMARY),
      dashboard(NOTHING),
      applications([PINNED, { ...PINNED, appId: 'com.example.two' }, SEA, { ...SEA, appId: 'com.b', status: 3 }]),
      applications([], { search: 'nothing' }),
      <TestsPage key="tests" accounts={[{ id: 1, account: 'a@gmail.com', createdAt: NOON }]} />,
      <TestsPage key="none" accounts={[]} />,
      <TestedPage key="tested" list={[]} count={0} number={1} />,
    ];
    for (const page of pages) {
      const html = render(page, locale);
      expect(html).not.toMatch(/>[^<]*\b(?:portal|test|shelf|error|platform)\.[a-z\d]/);
      expect(html).not.toContain('undefined');
    }
  });
});

it('the dashboard shows what was sold in its period and application, and leads to it', () => {
  const filter = { days: 7, applicationId: 'com.example.sea' } as const;
  const renderSales = (sales: DashboardData['sales']) =>
    render(<DashboardPage filter={filter} summary={SUMMARY} sales={sales} applications={[]} />);
  const html = renderSales(SALES);
  expect(html).toMatch(/Sales \(last 7 days\).*NT\$300.*NT\$30.*NT\$270/s);
  expect(html).toContain('/en-US/developer/sales?applicationId=com.example.sea&amp;period=7d');
  expect(renderSales([])).toContain('No sales in this period.');
});

it('compares with the days before, and says where there is nothing to compare with', () => {
  const html = render(dashboard(SUMMARY));
  expect(html).toContain('+50% vs. previous 30 days');
  expect(html).toContain('No data for the previous 30 days');
});

it('links pending tasks to their pages, and says how many more there are', () => {
  const html = render(dashboard(SUMMARY));
  const links = [...html.matchAll(/<a href="([^"]*)"[^>]*min-h-12 items-start/g)].map(([, href]) => href);
  expect(new Set(links)).toEqual(
    new Set([
      '/en-US/developer/applications/com.example.sea',
      '/en-US/developer/versions?applicationId=com.example.sea',
      '/en-US/developer/company',
      '/en-US/developer/ratings?applicationId=com.example.sea&amp;answered=false',
    ]),
  );
  expect(links).toHaveLength(ATTENTION_KINDS.length);
  expect(html).toContain('2 more');
});

it('shows a developer without applications one next step and no empty charts', () => {
  const html = render(dashboard(NOTHING));
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['/en-US/developer/applications/new']);
  expect(html).not.toContain('Views and plays by day');
});

it('R7.47 shows pinned applications in a list of their own, each with what it is moved by', () => {
  const html = render(applications([PINNED, { ...PINNED, appId: 'com.example.two', name: 'Two' }, SEA]));
  expect(html.indexOf('>Sky<')).toBeLessThan(html.indexOf('>Two<'));
  expect(html.indexOf('>Two<')).toBeLessThan(html.indexOf('>Sea<'));
  expect(html).toContain('aria-label="Move Sky, position 1 of 2"');
  expect(html).not.toContain('Move Sea');
  const narrowed = render(applications([PINNED, SEA], { search: 's' }));
  expect(narrowed).not.toContain('aria-label="Move');
  expect(narrowed).toContain('aria-label="Pinned"');
});

it('R6.5 marks the current page and links to the others', () => {
  const html = render(
    <PortalLayout applications={[]}>
      <p>Here</p>
    </PortalLayout>,
    'en-US',
    '/developer/applications/com.example.sea',
  );
  // The target of the skip link.
  expect(html).toMatch(/id="portal-content" data-page-content="true" tabindex="-1"/);
  expect(html).toContain('href="/en-US/developer/applications"');
  expect(html).toMatch(/aria-current="page"[^>]*>com\.example\.sea</);
});
