import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect } from 'vitest';
import { editApplication } from '#contract/application/developer-endpoints.ts';
import { LOCALES } from '#contract/values/locales.ts';
import type { PlatformCode } from '#contract/values/platforms.ts';
import { listOwnVersions, listPackageUploads } from '#contract/version/endpoints.ts';
import { reviewVersion } from '#contract/version/operator-endpoints.ts';
import { LANGUAGE_NAMES } from '#domain/page/language-names.ts';
import { buildApk } from '#tests/packages/build-apk.ts';
import { buildExe } from '#tests/packages/build-exe.ts';
import { buildWebBuild } from '#tests/packages/build-web-build.ts';
import { callAs } from './call-as.ts';
import { findViolations } from './find-violations.ts';
import { openLive } from './open-live.ts';
import { signInAs } from './sign-in-as.ts';
import { BLANK, it, type Visit, type VisitPage, waitUntilAlive } from './test-in-browser.ts';
import { waitForToast } from './wait-for-toast.ts';
import { wordsOf } from './words.ts';

const LOCALE = 'en-US';
const t = wordsOf(LOCALE);
const OPERATOR = 'operator@starhall.test';
const TABLET: Visit = { context: { viewport: { width: 768, height: 1024 } } };
const WINDOWS = 1;
const WEB = 2;
const ANDROID = 6;
/** Uploads, inspections and decisions of several versions, each state looked at by axe. */
const WHOLE_WAY_MS = 240_000;
/** Bytes per second on a slow line: longer than the test for the program, negligible for everything else. */
const SLOW_BYTES = 50_000;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starhall-versions-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** On disk, since a file chosen again has to be the same one. */
async function fileOf(name: string, bytes: Buffer) {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return { name, path, bytes };
}

async function openAs(visit: VisitPage, email: string, view: Visit = {}): Promise<Page> {
  const page = await visit(BLANK, { locale: LOCALE, ...view });
  await signInAs(page, email);
  return page;
}

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(`/${LOCALE}${path}`, { waitUntil: 'domcontentloaded' });
  await waitUntilAlive(page);
}

const newVersion = (applicationId: string, platform: PlatformCode) =>
  `/developer/versions/new?applicationId=${applicationId}&platform=${platform}`;
const field = (page: Page, name: string) => page.locator(`[id="field-${name}"]`);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const look = (page: Page) => findViolations(page, { scope: '#portal-content', themes: ['light'] });

async function choose(page: Page, platform: PlatformCode, path: string): Promise<void> {
  await page.locator(`input[data-package-file="${platform}"]`).setInputFiles(path);
}

async function writeTexts(page: Page, versionName: string): Promise<void> {
  await field(page, 'versionName').fill(versionName);
  for (const lang of LOCALES) {
    await page.getByRole('tab', { name: LANGUAGE_NAMES[lang] }).click();
    await field(page, `contents.${lang}`).fill(`${versionName} ${lang}`);
  }
}

/** Submits the form, waits for the inspection, and returns the version's id. */
async function submit(page: Page): Promise<number> {
  await button(page, t('versions.submit')).click();
  await page.waitForURL(/\/developer\/versions\/\d+$/);
  await waitForToast(page, t('versions.new.submitted'));
  await page.getByRole('heading', { name: t('versions.next.inReview.title') }).waitFor();
  return Number(page.url().split('/').at(-1));
}

/** Puts a version online, from its page. */
async function release(page: Page, id: number, versionName: string): Promise<void> {
  await goTo(page, `/developer/versions/${id}`);
  const step = page.getByRole('region', { name: t('versions.next.ready.title') });
  await step.getByRole('button', { name: t('words.publish') }).click();
  const dialog = page.getByRole('alertdialog', { name: t('versions.release.title', { name: versionName }) });
  await dialog.getByRole('button', { name: t('words.publish') }).click();
  await waitForToast(page, t('versions.release.done', { name: versionName }));
  await page.getByRole('heading', { name: t('versions.next.online.title') }).waitFor();
}

interface Trial {
  readonly id: number;
  readonly versionName: string;
  /** Of the game's first page. */
  readonly heading: string;
}

/** Reviews a web build as an operator: finds it in the queue, reads the findings, plays it, approves it. */
async function playAndApprove(operator: Page, { id, versionName, heading }: Trial): Promise<void> {
  await goTo(operator, `/operator/versions?search=${versionName}`);
  await operator.locator(`a[href$="/operator/versions/${id}"]`).locator('visible=true').first().click();
  await button(operator, t('reviews.play')).waitFor();
  expect(await findViolations(operator, { scope: 'main', themes: ['light'] })).toEqual([]);
  await button(operator, t('reviews.play')).click();
  await operator.frameLocator('iframe').getByRole('heading', { name: heading }).waitFor();
  await button(operator, t('reviews.approve')).click();
  await operator
    .locator('dialog[open]')
    .getByRole('button', { name: t('reviews.approve'), exact: true })
    .click();
  await operator.locator('#toasts').getByText(versionName).waitFor();
}

/** A slow upload connection, until it is reset. */
async function slowDown(page: Page): Promise<() => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  const line = { offline: false, latency: 0, downloadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', { ...line, uploadThroughput: SLOW_BYTES });
  return () => session.send('Network.emulateNetworkConditions', { ...line, uploadThroughput: -1 });
}

it('R1.13 R1.15 R3.22 R4.7 R4.10 R6.6 three files are uploaded, one interrupted; they are inspected, approved, released, downloaded and played', {
  timeout: WHOLE_WAY_MS,
}, async ({ visit }) => {
  const applicationId = 'com.neonbyte.metro';
  const apk = await fileOf('metro.apk', await buildApk({ packageName: applicationId, versionCode: 9000 }));
  const exe = await fileOf('metro.exe', buildExe({ size: 4_000_000 }));
  const web = await fileOf('metro.zip', await buildWebBuild({ title: 'Metro in the browser' }));
  // Leaving the page breaks an upload off, as it is meant to.
  const page = await openAs(visit, 'neonbyte@starhall.test', { expected: [/api\/uploads/] });
  await callAs(page, editApplication, { applicationId, platforms: [WINDOWS, WEB, ANDROID] });

  // The program is on its way while the version for Android is made and sent.
  await goTo(page, newVersion(applicationId, WINDOWS));
  const hurry = await slowDown(page);
  await writeTexts(page, '2.0.1');
  await choose(page, WINDOWS, exe.path);
  await button(page, t('versions.upload.pause', { name: exe.name })).click();
  await button(page, t('versions.upload.resume', { name: exe.name })).click();
  const progress = page.getByRole('progressbar', { name: t('versions.upload.progress', { name: exe.name }) });
  await expect.poll(async () => Number(await progress.getAttribute('aria-valuenow'))).toBeGreaterThan(1);
  expect(await look(page)).toEqual([]);
  await page.getByRole('radio', { name: t('platform.6') }).click();
  await choose(page, ANDROID, apk.path);
  await writeTexts(page, '2.0.0');
  const androidId = await submit(page);

  // A reload interrupts it; choosing the same file resumes the upload, and the typed text is still there.
  page.on('dialog', (dialog) => dialog.accept());
  await goTo(page, `/developer/versions?applicationId=${applicationId}`);
  await hurry();
  await expect.poll(async () => (await callAs(page, listPackageUploads, {})).list[0]?.received).toBeGreaterThan(40_000);
  await goTo(page, newVersion(applicationId, WINDOWS));
  await page.getByText(/^[1-9]\d?% of metro\.exe/).waitFor();
  const resumed = page.waitForRequest((request) => request.method() === 'PATCH');
  await choose(page, WINDOWS, exe.path);
  expect(Number((await resumed).headers()['upload-offset'])).toBeGreaterThan(0);
  await expect.poll(() => field(page, 'versionName').inputValue()).toBe('2.0.1');
  const windowsId = await submit(page);

  await goTo(page, newVersion(applicationId, WEB));
  await writeTexts(page, '2.0.2');
  await choose(page, WEB, web.path);
  const webId = await submit(page);
  expect(await look(page)).toEqual([]);

  // Approved but not yet online: players still have the previous version.
  const operator = await openAs(visit, OPERATOR);
  for (const id of [androidId, windowsId]) await callAs(operator, reviewVersion, { id, decision: 'approve' });
  await playAndApprove(operator, { id: webId, versionName: '2.0.2', heading: 'Metro in the browser' });
  const player = await visit(`/application/details?applicationId=${applicationId}`);
  await player.getByText('1.4.0', { exact: true }).waitFor();
  expect(await player.getByText('2.0.0', { exact: true }).count()).toBe(0);
  await release(page, androidId, '2.0.0');
  await release(page, windowsId, '2.0.1');
  await release(page, webId, '2.0.2');

  await player.reload({ waitUntil: 'domcontentloaded' });
  await waitUntilAlive(player);
  for (const [platform, file] of [
    [ANDROID, apk],
    [WINDOWS, exe],
  ] as const) {
    const name = new RegExp(t('details.downloadFor', { platform: t(`platform.${platform}`) }));
    const link = player.getByRole('link', { name });
    const [download] = await Promise.all([player.waitForEvent('download'), link.click()]);
    const bytes = await buffer(await download.createReadStream());
    expect(bytes.equals(file.bytes)).toBe(true);
  }
  await player.getByRole('link', { name: t('details.play'), exact: true }).click();
  await player.frameLocator('iframe').getByRole('heading', { name: 'Metro in the browser' }).waitFor();
});

it('R4.8 R4.12 a version is asked about, answered, rejected and sent again; released, it gives way to an earlier one', {
  timeout: WHOLE_WAY_MS,
}, async ({ visit }) => {
  const applicationId = 'com.paperboat.isle';
  const exe = await fileOf('isle.exe', buildExe({ size: 2048 }));
  const page = await openAs(visit, 'paperboat@starhall.test', TABLET);
  const operator = await openAs(visit, OPERATOR, TABLET);
  await goTo(operator, '/operator/versions?search=1.2.0');
  await operator.getByText(t('reviews.none'), { exact: true }).waitFor();
  const list = await openAs(visit, 'paperboat@starhall.test', TABLET);
  await openLive(list, `/developer/versions?applicationId=${applicationId}`, listOwnVersions);
  await goTo(page, newVersion(applicationId, WINDOWS));
  await choose(page, WINDOWS, exe.path);
  await writeTexts(page, '1.2.0');
  const id = await submit(page);

  // All three pages stay open from here on and show remote changes without losing unsaved input.
  const entry = list.getByRole('article', { name: '1.2.0' });
  await entry.getByText(t('versionReview.1')).waitFor();
  await operator.locator(`a[href$="/operator/versions/${id}"]`).locator('visible=true').first().waitFor();
  await page.getByText(t('versions.talk.write'), { exact: true }).click();
  await field(page, 'answer').fill('Behind the');
  await callAs(operator, reviewVersion, { id, decision: 'ask', reason: 'Where does the sixth isle begin?' });
  await page.getByRole('heading', { name: t('versions.next.asked.title') }).waitFor();
  await page.getByText('Where does the sixth isle begin?').waitFor();
  await expect.poll(() => page.getByRole('status').allTextContents()).toContain(t('versions.next.asked.title'));
  expect(await field(page, 'answer').inputValue()).toBe('Behind the');
  await field(page, 'answer').fill('Behind the lighthouse.');
  const picture = sharp({ create: { width: 800, height: 600, channels: 3, background: '#c8d8e8' } });
  await field(page, 'answer-pictures')
    .locator('input[type=file]')
    .setInputFiles([{ name: 'map.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() }]);
  await field(page, 'answer-pictures')
    .getByRole('button', { name: t('words.removeName', { name: 'map.png' }) })
    .waitFor();
  expect(await look(page)).toEqual([]);
  await button(page, t('versions.answer.send')).click();
  await page.getByRole('img', { name: t('versions.talk.picture', { place: 1, count: 1 }) }).waitFor();

  await callAs(operator, reviewVersion, { id, decision: 'reject', reason: 'The sixth isle cannot be reached.' });
  const refused = page.getByRole('region', { name: t('versions.next.rejected.title') });
  await refused.getByText('The sixth isle cannot be reached.').waitFor();
  await entry.getByText('The sixth isle cannot be reached.').waitFor();
  expect(await look(page)).toEqual([]);
  await refused.getByRole('button', { name: t('versions.reapply') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('versions.reapply') })
    .click();
  await page.getByRole('heading', { name: t('versions.next.inReview.title') }).waitFor();
  await callAs(operator, reviewVersion, { id, decision: 'approve' });
  await page.getByRole('heading', { name: t('versions.next.ready.title') }).waitFor();
  await release(page, id, '1.2.0');

  // Back to the one before, from the timeline.
  await goTo(page, `/developer/versions?applicationId=${applicationId}`);
  const windows = page.getByRole('region', { name: t('platform.1') });
  await windows.getByText(/earlier versions?$/).click();
  expect(await look(page)).toEqual([]);
  await windows.getByRole('link', { name: '1.1.0', exact: true }).click();
  const earlier = page.getByRole('region', { name: t('versions.next.earlier.title') });
  await earlier.getByRole('button', { name: t('versions.return') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('versions.return.go') })
    .click();
  await page.getByRole('heading', { name: t('versions.next.online.title') }).waitFor();
  const player = await visit(`/application/details?applicationId=${applicationId}`, TABLET);
  await player.getByText('1.1.0', { exact: true }).waitFor();
  expect(await player.getByText('1.2.0', { exact: true }).count()).toBe(0);
});
