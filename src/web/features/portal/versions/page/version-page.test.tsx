import { describe, expect, it } from 'vitest';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { SHELF, VERSION_REVIEW } from '#contract/values/states.ts';
import type { VersionComparison } from '#contract/version/comparison.ts';
import type { Version } from '#contract/version/entities.ts';
import { INSPECTION_STAGES } from '#contract/version/inspection.ts';
import { buildFileFacts, buildInspection, buildOwnApplication, buildOwnVersion } from '#tests/web/build-own-version.ts';
import { buildUser } from '#tests/web/build-user.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import type { VersionData } from '../load-versions.ts';
import { VersionPage } from './version-page.tsx';

const NOW = '2026-11-21T04:00:00.000Z';
const { notReviewed, inReview, rejected } = VERSION_REVIEW;
const OFF = { id: 2, versionName: '1.3.0', status: SHELF.offShelf, releasedAt: null } as const;
const ONLINE = buildOwnVersion({ id: 1, versionName: '1.2.0' });

const SAME: VersionComparison = {
  base: null,
  size: null,
  values: [],
  permissions: { added: [], removed: [] },
  abis: { added: [], removed: [] },
  certificates: { added: [], removed: [] },
  files: { added: [], removed: [], changed: [], unchanged: 0 },
  descriptions: [],
};
const CHANGED: VersionComparison = {
  ...SAME,
  base: { id: 1, versionName: '1.2.0' },
  size: { before: 1_048_576, after: 2_097_152 },
  values: [{ field: 'versionCode', before: '12', after: '13' }],
  permissions: { added: ['android.permission.CAMERA'], removed: ['android.permission.NFC'] },
  files: {
    added: [{ path: 'new.bin', size: 2048 }],
    removed: [],
    changed: [{ path: 'a.bin', before: 1024, after: 4096 }],
    unchanged: 7,
  },
  descriptions: [{ lang: 'en-US', before: 'Old level', after: 'New level' }],
};

function render(version: Version, changes: Partial<VersionData> = {}, locale: LocaleCode = 'en-US') {
  const data: VersionData = {
    version,
    application: buildOwnApplication(),
    versions: [version, ONLINE],
    comparison: SAME,
    messages: [],
    uploads: [],
    now: NOW,
    applicationId: 'com.example.sea',
    crumb: version.versionName,
    ...changes,
  };
  return renderPage(<VersionPage data={data} />, locale, { user: buildUser({ type: 99 }) });
}

/** The part of the page under a heading. */
const partOf = (html: string, id: string) =>
  /.*?<\/section>/s.exec(html.slice(html.indexOf(`aria-labelledby="${id}"`)))?.[0] ?? '';

const READY = buildOwnVersion(OFF);
const REJECTED = buildOwnVersion({ ...OFF, review: rejected, rejectReason: 'It does not start.' });
const ASKED = buildOwnVersion({ ...OFF, review: inReview, isAnswerAwaited: true });
const REMOVED = buildOwnVersion({ id: 2, status: SHELF.removed, removalReason: 'Forbidden content' });
const DRAFT = buildOwnVersion({ ...OFF, review: notReviewed, submittedAt: null });
const IN_REVIEW = buildOwnVersion({
  ...OFF,
  review: inReview,
  decidedAt: null,
  reviewDueAt: { from: '2026-11-25', to: '2026-11-27' },
});
const CAMERA = { name: 'android.permission.CAMERA', dataTypes: [501], undeclared: [501] };
const INSPECTED = buildOwnVersion({
  ...OFF,
  review: inReview,
  inspection: {
    state: 'running',
    facts: null,
    stages: INSPECTION_STAGES.map((stage, place) => ({
      stage,
      state: place === 0 ? 'warned' : place === 1 ? 'running' : 'waiting',
      findings: place === 0 ? [{ code: 'apk.debuggable', level: 'warning', values: {} }] : [],
    })),
  },
});
const MESSAGES = [
  { id: 1, isOperator: true, text: 'Which account opens the shop?', attachments: [], createdAt: NOW },
  { id: 2, isOperator: false, text: 'This one', attachments: ['/files/private/one.png'], createdAt: NOW },
];

describe.each(LOCALES)('in %s', (locale) => {
  it('has words for everything', () => {
    const pages = [ONLINE, READY, REJECTED, ASKED, REMOVED, DRAFT, IN_REVIEW, INSPECTED].map((version) =>
      render(version, { comparison: CHANGED, messages: MESSAGES }, locale),
    );
    for (const status of [SHELF.offShelf, SHELF.removed]) {
      pages.push(render(ONLINE, { application: buildOwnApplication({ status }) }, locale));
    }
    for (const html of pages) {
      expect(html).not.toMatch(/>[^<]*\b(?:portal|versions|inspection|editor|error|platform)\.[a-z\d]/);
      expect(html).not.toContain('undefined');
    }
  });
});

it('shows the state of the version and the one next step', () => {
  const next = (version: Version) => partOf(render(version), 'next-step');
  expect(next(READY)).toMatch(/<button[^>]*btn-gold[^>]*>Publish</);
  expect(next(DRAFT)).toMatch(/<button[^>]*btn-gold[^>]*>Submit for review</);
  expect(next(ASKED)).toMatch(/<a[^>]*btn-gold[^>]*href="#conversation"/);
  expect(next(REJECTED)).toContain('It does not start.');
  expect(next(REJECTED)).toMatch(/<button[^>]*btn-gold[^>]*>Resubmit</);
  expect(next(REMOVED)).toContain('Forbidden content');
  expect(next(REMOVED)).toContain('href="#appeal"');
  expect(next(IN_REVIEW)).toContain('between Wed, November 25 and Fri, November 27 (3 to 5 business days)');
  expect(next(ONLINE)).not.toMatch(/<button|<a /);
});

it('R4.7 explains that players cannot see a version of an unpublished game, and publishes the game', () => {
  const ofGame = (status: 2 | 3) => render(ONLINE, { application: buildOwnApplication({ status }) });
  for (const html of [ofGame(SHELF.offShelf), ofGame(SHELF.removed)]) {
    expect(html).toContain('Players can’t see this version yet');
    expect(html).toContain('Game not published');
    expect(html).not.toContain('This version is live');
  }
  expect(partOf(ofGame(SHELF.offShelf), 'next-step')).toMatch(/<button[^>]*btn-gold[^>]*>Publish game</);
  expect(partOf(ofGame(SHELF.removed), 'next-step')).not.toContain('<button');
  expect(partOf(ofGame(SHELF.removed), 'next-step')).toContain('the operator has taken down the game');
});

it('says that a review takes longer than planned once it is overdue', () => {
  const html = render(IN_REVIEW, { now: '2026-11-28T04:00:00.000Z' });
  expect(html).toContain('The review is taking longer than planned.');
});

it('R3.19 R3.20 R3.21 shows name, notes of every language and oldest supported version in their fields', () => {
  const html = render(buildOwnVersion({ ...OFF, minimumVersion: '0.9.0' }));
  expect(html).toMatch(/<input[^>]*id="field-versionName"[^>]*value="1\.3\.0"/);
  expect(html).toMatch(/<input[^>]*id="field-minimumVersion"[^>]*value="0\.9\.0"/);
  expect(html.match(/role="tab"/g)).toHaveLength(4);
  expect(html.match(/>Complete</g)).toHaveLength(4);
  // The application's default language is selected first.
  expect(html).toMatch(/<textarea[^>]*id="field-contents\.zh-TW"[^>]*>New in zh-TW</);
});

it('R3.22 shows name, size and checksum of the file, and where players get it', () => {
  const url = '/api/public/app/download?applicationId=com.example.sea&platform=6';
  const file = { name: 'sea.apk', size: 5_242_880, sha256: 'cd'.repeat(32), url };
  const html = partOf(render(buildOwnVersion({ file, downloadCount: 1234 })), 'file');
  for (const text of ['sea.apk', '5 MB', 'cd'.repeat(32), '1,234']) expect(html).toContain(`>${text}<`);
  expect(html).toContain(`href="${url.replace('&', '&amp;')}"`);
  expect(html).toContain('aria-label="Copy SHA-256"');
  expect(partOf(render(buildOwnVersion({ platform: 7, file: null })), 'file')).toContain('App Store');
});

it('shows the file facts, and marks undeclared data', () => {
  const facts = buildFileFacts({ permissions: [CAMERA] });
  const html = partOf(render(buildOwnVersion({ inspection: buildInspection({ facts }) })), 'file');
  for (const text of ['com.example.sea', '12', 'API 24', 'API 35', 'arm64-v8a', 'ab'.repeat(32)]) {
    expect(html).toContain(`>${text}<`);
  }
  expect(html).toContain('Not declared: ');
  expect(html).toContain('href="/en-US/developer/applications/com.example.sea#section-data"');
  const declared = buildFileFacts({ permissions: [{ ...CAMERA, undeclared: [] }] });
  const fine = partOf(render(buildOwnVersion({ inspection: buildInspection({ facts: declared }) })), 'file');
  expect(fine).not.toContain('Not declared: ');
  expect(fine).toContain('May collect: ');
});

it('follows the inspection stage by stage, with its findings', () => {
  const html = partOf(render(INSPECTED), 'inspection');
  expect(html.match(/<li[^>]*class="flex gap-3/g)).toHaveLength(INSPECTION_STAGES.length);
  expect(html).toMatch(/aria-current="step".*Content/s);
  expect(html).toMatch(/Warning<\/b> [A-Z]/);
  expect(render(buildOwnVersion({ inspection: { state: 'none', stages: [], facts: null } }))).not.toContain(
    'aria-labelledby="inspection"',
  );
});

it('shows the changes from the live version', () => {
  const html = partOf(render(READY, { comparison: CHANGED }), 'comparison');
  for (const text of ['1 MB', '2 MB', '12', '13', 'android.permission.CAMERA', 'android.permission.NFC', 'new.bin']) {
    expect(html).toContain(`>${text}<`);
  }
  expect(html).toContain('1 changed, 1 added, 0 removed, 7 unchanged');
  expect(html).toContain('<del>Old level</del>');
  const same = { ...SAME, base: { id: 1, versionName: '1.2.0' } };
  expect(partOf(render(READY, { comparison: same }), 'comparison')).toContain('No differences.');
  expect(render(READY)).not.toContain('aria-labelledby="comparison"');
});

it('shows the conversation with its pictures, and offers a reply or an appeal where possible', () => {
  const asked = render(ASKED, { messages: MESSAGES });
  expect(asked).toContain('Which account opens the shop?');
  expect(asked).toContain('src="/files/private/one.png"');
  expect(asked).toContain('id="field-answer"');
  expect(asked).not.toContain('id="field-appeal"');
  expect(render(REJECTED)).toContain('id="field-appeal"');
  expect(render(READY)).not.toContain('id="field-answer"');
  const appeal = { state: 'waiting', text: 'Look again', answer: '', createdAt: NOW, decidedAt: null } as const;
  const waiting = render({ ...REJECTED, appeal });
  expect(waiting).toContain('Your appeal is pending');
  expect(waiting).not.toContain('id="field-appeal"');
});

it('explains unavailable actions', () => {
  const html = partOf(render(ONLINE), 'manage');
  expect(html).toMatch(/<button[^>]*>.*Unpublish</s);
  expect(html).toMatch(/<button[^>]*disabled=""[^>]*>(?:(?!<button).)*Delete</s);
  expect(html).toContain('This version is already published. Unpublish it before you change it.');
  expect(partOf(render(buildOwnVersion({ ...OFF, releasedAt: NOW })), 'manage')).toContain(
    'Switch back to this version',
  );
  expect(partOf(render(REMOVED), 'manage')).toContain('taken down by the operator');
});

it('describes permissions in the file, the changes and the findings', () => {
  const findings = [
    { code: 'declarations.undeclared', level: 'warning', values: { permission: 'CAMERA', count: 1 } },
    { code: 'declarations.sensitive', level: 'note', values: { permissions: 'NFC, com.example.OWN' } },
  ] as const;
  const inspection = buildInspection({
    state: 'warned',
    facts: buildFileFacts({ permissions: [CAMERA] }),
    stages: [{ stage: 'declarations', state: 'warned', findings: [...findings] }],
  });
  const html = render(buildOwnVersion({ ...OFF, inspection }), { comparison: CHANGED });
  expect(partOf(html, 'file')).toMatch(/>Camera<.*android\.permission\.CAMERA</s);
  expect(partOf(html, 'comparison')).toMatch(/>Camera<.*>Use NFC</s);
  expect(partOf(html, 'inspection')).toContain('The permission “Camera” lets');
  expect(partOf(html, 'inspection')).toContain('Use NFC and com.example.OWN.');
});
