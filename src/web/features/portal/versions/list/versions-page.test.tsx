import { describe, expect, it } from 'vitest';
import type { PortalApplication } from '#contract/portal/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { SHELF, VERSION_REVIEW } from '#contract/values/states.ts';
import type { PackageUpload, Version } from '#contract/version/entities.ts';
import { buildInspection, buildOwnApplication, buildOwnVersion } from '#tests/web/build-own-version.ts';
import { buildUser } from '#tests/web/build-user.ts';
import { countLoadingParts } from '#tests/web/count-loading-parts.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import type { VersionsData } from '../load-versions.ts';
import { VersionsPage } from './versions-page.tsx';

const NOW = '2026-11-21T04:00:00.000Z';
const { notReviewed, inReview, rejected } = VERSION_REVIEW;
const OFF = { status: SHELF.offShelf, releasedAt: null } as const;

const ONLINE = buildOwnVersion({ id: 3, versionName: '1.2.0', downloadCount: 1234 });
const WAITING = buildOwnVersion({
  ...OFF,
  id: 4,
  versionName: '1.3.0',
  review: inReview,
  decidedAt: null,
  reviewDueAt: { from: '2026-11-25', to: '2026-11-27' },
});
const REJECTED = buildOwnVersion({
  ...OFF,
  id: 5,
  versionName: '1.4.0',
  review: rejected,
  rejectReason: 'It does not start.',
});
const READY = buildOwnVersion({ ...OFF, id: 6, versionName: '1.5.0' });
const EARLIER = buildOwnVersion({ id: 2, versionName: '1.1.0', status: SHELF.offShelf });
const INSPECTED = buildOwnVersion({
  ...OFF,
  id: 7,
  platform: 1,
  versionName: '2.0.0',
  review: inReview,
  inspection: buildInspection({ state: 'running' }),
});
const REMOVED = buildOwnVersion({
  id: 8,
  platform: 2,
  versionName: '3.0.0',
  status: SHELF.removed,
  removalReason: 'Malware',
});
const DRAFT = buildOwnVersion({
  ...OFF,
  id: 9,
  platform: 2,
  versionName: '3.1.0',
  review: notReviewed,
  submittedAt: null,
});
const ASKED = buildOwnVersion({
  ...OFF,
  id: 10,
  platform: 7,
  versionName: '4.0.0',
  file: null,
  review: inReview,
  isAnswerAwaited: true,
});
const ALL = [ONLINE, WAITING, REJECTED, READY, EARLIER, INSPECTED, REMOVED, DRAFT, ASKED];

const UPLOAD: PackageUpload = {
  uploadId: '0e8c1d5a-0000-4000-8000-000000000000',
  applicationId: 'com.example.sea',
  platform: 6,
  name: 'sea-1.6.0.apk',
  size: 1_073_741_824,
  received: 536_870_912,
  sha256: null,
  createdAt: NOW,
  expiresAt: '2026-11-28T04:00:00.000Z',
};

function render(versions: readonly Version[], changes: Partial<VersionsData> = {}, locale: LocaleCode = 'en-US') {
  const application = buildOwnApplication();
  const loaded: VersionsData = { application, versions, uploads: [], now: NOW, ...changes };
  const { appId: applicationId, name, icon, status, platforms, updatedAt } = application;
  const chosen = { applications: [{ applicationId, name, icon, status, platforms, updatedAt }], applicationId, loaded };
  return renderPage(<VersionsPage chosen={chosen} />, locale, { user: buildUser({ type: 99 }) });
}

/** The markup of a version in the timeline. */
const entryOf = (html: string, { id }: Version) =>
  /.*?<\/article>/s.exec(html.slice(html.indexOf(`<article aria-labelledby="version-${id}"`)))?.[0] ?? '';

describe.each(LOCALES)('in %s', (locale) => {
  it('has words for everything', () => {
    for (const html of [render(ALL, { uploads: [UPLOAD] }, locale), render([], {}, locale)]) {
      expect(html).not.toMatch(/>[^<]*\b(?:portal|versions|shelf|error|platform)\.[a-z\d]/);
      expect(html).not.toContain('undefined');
    }
  });
});

it('R6.6 shows the versions by platform: live, pending and earlier ones', () => {
  const html = render(ALL);
  const places = ['Windows', 'Web', 'Android', 'iOS'].map((name) => html.indexOf(`${name}</span></h2>`));
  expect(places.every((place, index) => place > (places[index - 1] ?? 0))).toBe(true);
  const android = html.slice(places[2], places[3]);
  const order = [ONLINE, REJECTED, READY, WAITING, EARLIER].map(({ id }) => android.indexOf(`version-${id}"`));
  expect(order.every((place) => place > 0)).toBe(true);
  expect(android.indexOf('version-3"')).toBeLessThan(android.indexOf('version-6"'));
  expect(android.indexOf('1 earlier version')).toBeLessThan(android.indexOf('version-2"'));
  expect(html).toContain('9 of 10 versions');
});

it('shows the state and the next step of each version', () => {
  const html = render(ALL);
  expect(entryOf(html, ONLINE)).toContain('1,234 downloads');
  expect(entryOf(html, ONLINE)).toContain('New in en-US');
  expect(entryOf(html, WAITING)).toContain('between Wed, November 25 and Fri, November 27');
  expect(entryOf(html, REJECTED)).toContain('It does not start.');
  expect(entryOf(html, READY)).toMatch(/<button[^>]*btn-gold[^>]*>Publish</);
  expect(entryOf(html, DRAFT)).toMatch(/<button[^>]*btn-gold[^>]*>Submit for review</);
  expect(entryOf(html, INSPECTED)).toContain('0 of 6 steps done');
  expect(entryOf(html, REMOVED)).toContain('Malware');
  expect(entryOf(html, ASKED)).toContain('href="/en-US/developer/versions/10#conversation"');
});

it('R9.1 explains the limit of ten versions', () => {
  const ten = Array.from({ length: LIMITS.versionsPerApplication }, (_, id) => buildOwnVersion({ id }));
  const html = render(ten);
  expect(html).toContain('You’ve reached the limit of 10 versions.');
  expect(html).not.toContain('/developer/versions/new');
  expect(render(ten.slice(1))).toContain('/developer/versions/new?applicationId=com.example.sea&amp;platform=6');
});

it('leads on if there is no version yet', () => {
  const html = render([]);
  expect(html).toContain('Upload the first version of Sea.');
  expect(html).toContain('href="/en-US/developer/versions/new?applicationId=com.example.sea"');
});

it('dims the whole application once while another one loads', () => {
  const html = render(ALL, { uploads: [UPLOAD] });
  for (const part of ['9 of 10 versions', 'id="uploads"', '<article aria-labelledby="version-3"']) {
    expect(countLoadingParts(html, part)).toBe(1);
  }
  expect(countLoadingParts(render([]), 'Upload the first version of Sea.')).toBe(1);
});

it('offers to resume or discard a started upload', () => {
  const html = render([], { uploads: [UPLOAD] });
  expect(html).toContain('50% of 1 GB uploaded. Kept until Nov 28, 2026.');
  expect(html).toContain('href="/en-US/developer/versions/new?applicationId=com.example.sea&amp;platform=6"');
  expect(html).toContain('>Discard upload<');
  const whole = render([], { uploads: [{ ...UPLOAD, received: UPLOAD.size, sha256: 'ab' }] });
  expect(whole).toContain('1 GB uploaded. Kept until');
});

it('explains why a platform needs no file', () => {
  const application = buildOwnApplication({ platforms: [2, 7], webRedirectUrl: 'https://sea.example.com' });
  const html = render([ASKED], { application });
  expect(html).toContain('the game runs on your own site');
  expect(html).toContain('players get the game from the App Store');
});

it('R6.6 shows nothing of a foreign application, and one next step without any application', () => {
  const user = buildUser({ type: 99 });
  const foreign = { applications: [], applicationId: undefined, loaded: null };
  const html = renderPage(<VersionsPage chosen={foreign} />, 'en-US', { user });
  const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  expect(hrefs).toEqual(['/en-US/help/developers/upload-a-version', '/en-US/developer/applications/new']);
  const own: PortalApplication = {
    applicationId: 'com.example.sea',
    name: 'Sea',
    icon: '',
    status: 1,
    platforms: [2],
    updatedAt: NOW,
  };
  const theirs = { applications: [own], applicationId: 'com.example.theirs', loaded: null };
  const refused = renderPage(<VersionsPage chosen={theirs} />, 'en-US', { user });
  expect(refused).toContain('Application not found.');
});
