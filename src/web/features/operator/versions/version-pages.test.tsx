import { describe, expect, it } from 'vitest';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { SHELF, VERSION_REVIEW } from '#contract/values/states.ts';
import type { VersionComparison } from '#contract/version/comparison.ts';
import {
  REVIEW_RISKS,
  RISK_REASONS,
  VERSION_REASONS,
  type VersionCase,
  type VersionQueueItem,
} from '#contract/version/operator-entities.ts';
import { buildFileFacts, buildInspection, buildOwnVersion } from '#tests/web/build-own-version.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { versionFilter } from './load-versions.ts';
import { CASE_DECISIONS, type CaseDecision, type DecisionReason, NO_REASON } from './use-decision.ts';
import { VersionPage } from './version-page.tsx';
import { VersionsPage } from './versions-page.tsx';

const NOON = '2026-11-21T04:00:00.000Z';
const DEVELOPER = { id: 7, account: 'google:7', nickname: 'Mei' };
const CLAIM = { subject: 'version:2', operator: { id: 2, nickname: 'Olive' }, isOwn: false, expiresAt: NOON };
const CAMERA = { name: 'android.permission.CAMERA', dataTypes: [501], undeclared: [501] };
const APPEAL = {
  state: 'waiting',
  text: 'It does start.',
  answer: '',
  createdAt: NOON,
  decidedAt: null,
} as const;
const PREVIEW = '/play-files/preview/token/index.html';

const COMPARISON: VersionComparison = {
  base: { id: 1, versionName: '1.2.0' },
  size: { before: 1_048_576, after: 2_097_152 },
  values: [{ field: 'versionCode', before: '12', after: '13' }],
  permissions: { added: [CAMERA.name], removed: [] },
  abis: { added: [], removed: [] },
  certificates: { added: [], removed: [] },
  files: { added: [], removed: [], changed: [], unchanged: 7 },
  descriptions: [],
};
const VERSION = buildOwnVersion({
  ...{ id: 2, versionName: '1.3.0', status: SHELF.offShelf, review: VERSION_REVIEW.inReview, decidedAt: null },
  reviewDueAt: { from: '2026-11-25', to: '2026-11-27' },
  inspection: buildInspection({ state: 'warned', facts: buildFileFacts({ permissions: [CAMERA] }) }),
});
const CASE: VersionCase = {
  version: VERSION,
  application: {
    ...{ applicationId: 'com.example.sea', name: 'Sea', icon: '', status: SHELF.onShelf, developer: DEVELOPER },
    ...{ company: 'Star Games', webRedirectUrl: '', updatedAt: NOON },
  },
  risk: 'high',
  risks: [...RISK_REASONS],
  comparison: COMPARISON,
  formChanges: {
    since: NOON,
    changes: [
      { field: 'contents.en-US.name', kind: 'text', before: ['Calm sea'], after: ['Wild sea'] },
      {
        ...{ field: 'contents.zh-TW.fullDescription', kind: 'text' },
        ...{ before: ['<p>收集<b>星星</b></p>'], after: ['<p>收集月亮</p>'] },
      },
      { field: 'icon', kind: 'image', before: ['/files/a.png'], after: ['/files/b.png'] },
      { field: 'screenshots.mobile', kind: 'image', before: [], after: ['/files/c.png'] },
      { field: 'countries', kind: 'list', before: ['TW', 'JP'], after: ['TW', 'VN'] },
      { field: 'dataCollection', kind: 'list', before: [], after: ['101:collected,analytics'] },
      { field: 'ageAnswers', kind: 'list', before: [], after: ['violence none'] },
      { field: 'downloadUrls', kind: 'list', before: [], after: ['6 https://example.com/a.apk'] },
      { field: 'ageRating', kind: 'value', before: ['0+'], after: ['12+'] },
      { field: 'category', kind: 'value', before: ['1'], after: ['2'] },
      { field: 'containsAds', kind: 'value', before: ['false'], after: ['true'] },
    ],
  },
  playUrl: null,
  fileUrl: '/api/admin/apk/file?id=2',
  messages: [{ id: 1, isOperator: true, text: 'Which account?', attachments: [], createdAt: NOON }],
  history: [
    {
      ...{ versionId: 1, versionName: '1.2.0', platform: 6, action: 'version.reject', reason: 'It crashed.' },
      ...{ by: { id: 2, account: 'google:2', nickname: 'Olive' }, at: NOON },
    },
  ],
  language: 'vi-VN',
  templates: VERSION_REASONS.map((key) => ({ key, text: `text of ${key}` })),
  canDecideAppeal: false,
  claim: null,
  next: 9,
  previous: null,
};
const APPEALED: Partial<VersionCase> = {
  version: { ...VERSION, review: VERSION_REVIEW.rejected, rejectReason: 'It does not start.', appeal: APPEAL },
  canDecideAppeal: true,
};
const REMOVED: Partial<VersionCase> = {
  version: { ...VERSION, review: VERSION_REVIEW.approved, status: SHELF.removed, removalReason: 'Malware' },
};
const WEB: Partial<VersionCase> = { version: { ...VERSION, platform: 2 }, playUrl: PREVIEW };
const ITEM: VersionQueueItem = {
  ...{ id: 2, applicationId: 'com.example.sea', applicationName: 'Sea', icon: '', developer: DEVELOPER, platform: 6 },
  ...{ versionName: '1.3.0', review: 1, status: 2, inspection: 'waiting', risk: 'high', risks: ['unsigned'] },
  ...{ submittedAt: NOON, decidedAt: null, reviewDueAt: VERSION.reviewDueAt, isAnswerAwaited: false },
  ...{ appeal: APPEAL, claim: CLAIM },
};

const renderQueue = (items: readonly VersionQueueItem[], locale: LocaleCode = 'en-US', texts = {}) =>
  renderPage(
    <VersionsPage
      data={{
        filter: versionFilter.read(texts),
        count: items.length,
        list: [...items],
        counts: { inReview: 3, approved: 2, rejected: 1, appeals: 4 },
      }}
    />,
    locale,
  );
const renderCase = (changes: Partial<VersionCase> = {}, locale: LocaleCode = 'en-US') =>
  renderPage(<VersionPage found={{ ...CASE, ...changes }} />, locale);
const renderDialog = (decision: CaseDecision, why: DecisionReason = NO_REASON, locale: LocaleCode = 'en-US') =>
  renderPage(
    <DecisionDialog found={CASE} decision={decision} why={why} onWhy={() => undefined} onClose={() => undefined} />,
    locale,
  );
/** The labels of the decision bar's buttons, with disabled ones in brackets. */
function barOf(html: string): readonly string[] {
  const bar = /<section aria-label="Decision".*?<\/section>/s.exec(html)?.[0] ?? '';
  return [...bar.matchAll(/aria-disabled="(true|false)".*?<\/svg>([^<]+)<\/button>/gs)].map(([, isOff, text]) =>
    isOff === 'true' ? `(${text})` : `${text}`,
  );
}

describe.each(LOCALES)('in %s', (locale) => {
  it('queue, case and decisions have words for everything', () => {
    const pages = [
      renderQueue(
        REVIEW_RISKS.map((risk, id) => ({ ...ITEM, id, risk })),
        locale,
      ),
      renderQueue([], locale, { tab: 'appeals' }),
      ...[{}, APPEALED, REMOVED, WEB, { claim: CLAIM }].map((changes) => renderCase(changes, locale)),
      ...CASE_DECISIONS.map((decision) => renderDialog(decision, NO_REASON, locale)),
    ];
    for (const html of pages) {
      expect(html).not.toMatch(/>[^<]*\b(?:reviews|versions|inspection|editor|providers|platform|shelf)\.[a-z\d]/);
      expect(html).not.toContain('undefined');
    }
  });
});

it('counts the versions in each tab, and marks the open tab', () => {
  const html = renderQueue([ITEM], 'en-US', { tab: 'appeals' });
  expect(html).toMatch(/aria-current="true"[^>]*>Appeals \(4\)/);
  expect(html).toContain('All (6)');
  expect(html).toContain('href="/en-US/operator/versions/2"');
  expect(html).toContain('Assigned to Olive');
});

it('offers the decisions of a review, with approval only for a file that passed', () => {
  expect(barOf(renderCase())).toEqual(['Approve', 'Reject', 'Ask']);
  const version = { ...VERSION, inspection: buildInspection({ state: 'running' }) };
  const html = renderCase({ version });
  expect(barOf(html)).toEqual(['(Approve)', 'Reject', 'Ask']);
  expect(html).toContain('You can approve this version once its file passes inspection.');
});

it('disables decisions while another operator has the claim', () => {
  expect(barOf(renderCase({ claim: CLAIM }))).toEqual(['(Approve)', '(Reject)', '(Ask)']);
});

it('shows an appeal with its decision, and leaves it to another operator if the decision was your own', () => {
  const html = renderCase(APPEALED);
  expect(html).toContain('It does start.');
  expect(html).toContain('It does not start.');
  expect(barOf(html)).toEqual(['Grant appeal', 'Decline appeal']);
  const own = renderCase({ ...APPEALED, canDecideAppeal: false });
  expect(barOf(own)).toEqual([]);
  expect(own).toContain('another operator must handle the appeal');
});

it('lifts a takedown, and shows its reason', () => {
  const html = renderCase(REMOVED);
  expect(barOf(html)).toEqual(['Restore']);
  expect(html).toContain('Malware');
});

it('previews the email in the developer’s language', () => {
  const why = { reasons: ['crashes'], reason: 'Màn 2' } as const;
  for (const decision of ['reject', 'ask', 'remove'] as const) {
    const html = renderDialog(decision, why);
    expect(html).toMatch(/<ul lang="vi-VN".*text of crashes.*Màn 2/s);
    expect(html).toContain('Tiếng Việt');
  }
  expect(renderDialog('approve', why)).not.toContain('textarea');
  expect(renderDialog('decline', why)).toContain('textarea');
});

it('marks the changed words of the game’s texts, without the tags of descriptions', () => {
  const html = renderCase();
  expect(html).toMatch(/<del[^>]*>Calm<\/del>/);
  expect(html).toMatch(/<ins[^>]*>Wild<\/ins>/);
  expect(html).toMatch(/<del[^>]*>星星<\/del>/);
  expect(html).not.toContain('&lt;p&gt;');
  expect(html).toContain('src="/files/a.png"');
  expect(html).toContain('src="/files/b.png"');
});

it('marks permissions for undeclared data, and a changed certificate', () => {
  expect(renderCase()).toContain('1 permission allows the game to collect undeclared data.');
  expect(renderCase()).toContain('Same as version 1.2.0');
  const certificates = { added: ['ab'], removed: ['cd'] };
  expect(renderCase({ comparison: { ...COMPARISON, certificates } })).toContain('Different from version 1.2.0');
});

it('plays a hosted game on demand only, and links to no address outside the web', () => {
  const html = renderCase(WEB);
  expect(html).toContain('Play here');
  expect(html).not.toContain('<iframe');
  expect(renderCase({ ...WEB, playUrl: 'https://games.example/sea' })).toContain('href="https://games.example/sea"');
  expect(renderCase({ ...WEB, playUrl: 'javascript:alert(1)' })).not.toContain('href="javascript');
});

it('links to the file, the next version and the earlier versions', () => {
  const html = renderCase();
  expect(html).toContain('href="/api/admin/apk/file?id=2"');
  expect(html).toContain('href="/en-US/operator/versions/9"');
  expect(html).toContain('href="/en-US/operator/versions/1"');
});
