import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { LIMITS } from '#contract/values/limits.ts';
import { projectRoot } from '#server/project-root.ts';
import { formatBytes } from '#web/ui/text/format-bytes.ts';
import { gamePath } from './demo-game.ts';
import { it, TWO_VIEWS } from './test-in-browser.ts';
import { wordsOf } from './words.ts';

const APK_GAME = 'abacus-academy';
const BIG = LIMITS.mobileNetworkWarningBytes + 1;

/** The given connection as the browser reports it, and the page of a game with a file of this size. */
function pretendSize(sizeBytes: number, connectionType: string) {
  return {
    script: (page: Page) =>
      page.addInitScript((type) => {
        Object.defineProperty(navigator, 'connection', { value: { type }, configurable: true });
      }, connectionType),
    routes: (page: Page) =>
      page.route('**/api/public/app?*', async (route) => {
        const response = await route.fetch();
        const application: { versions: { size: number | null }[] } = await response.json();
        const versions = application.versions.map((version) => ({ ...version, size: sizeBytes }));
        await route.fulfill({ response, json: { ...application, versions } });
      }),
  };
}

async function openFromHall(page: Page): Promise<void> {
  await page.locator('#all-games article a').first().click();
  await page.locator('#versions-title').waitFor();
}

describe.each(TWO_VIEWS)('in $locale on a $size', ({ locale, size }) => {
  const t = wordsOf(locale);
  const name = new RegExp(t('details.downloadFor', { platform: t('platform.6') }));
  const hall = '/?gameCategory=108&gameSortType=4';

  it('R1.5 a download gives the bytes and the name of the online version', async ({ visit }) => {
    const page = await visit(gamePath(APK_GAME), { locale, size });
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()]);
    const stored = await readFile(join(projectRoot(), `demo/packages/${APK_GAME}.apk`));
    expect(download.suggestedFilename()).toMatch(/\.apk$/);
    const bytes = await buffer(await download.createReadStream());
    expect(bytes.equals(stored)).toBe(true);
  });

  it('R9.4 over 200 MB on a mobile network warns first, and "not now" downloads nothing', async ({ visit }) => {
    const page = await visit(hall, { locale, size, ...pretendSize(BIG, 'cellular') });
    await openFromHall(page);
    let downloads = 0;
    page.on('download', () => {
      downloads += 1;
    });
    await page.getByRole('link', { name }).click();
    const dialog = page.getByRole('dialog', { name: t('details.mobileNetwork.title') });
    await dialog.waitFor();
    await expect.poll(() => dialog.innerText()).toContain(formatBytes(BIG, locale));
    await dialog.getByRole('button', { name: t('details.mobileNetwork.later') }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(downloads).toBe(0);
    await page.getByRole('link', { name }).click();
    const now = dialog.getByRole('link', { name: t('details.mobileNetwork.now') });
    await Promise.all([page.waitForEvent('download'), now.click()]);
    await expect.poll(() => dialog.isVisible()).toBe(false);
  });
});

it.for([
  { sizeBytes: LIMITS.mobileNetworkWarningBytes, connectionType: 'cellular' },
  { sizeBytes: 1024 ** 3, connectionType: 'wifi' },
])('R9.4 $sizeBytes bytes over $connectionType download without a word', async (situation, { visit }) => {
  const page = await visit('/?gameCategory=108', {
    size: 'phone',
    ...pretendSize(situation.sizeBytes, situation.connectionType),
  });
  await openFromHall(page);
  const link = page.getByRole('link', { name: /Download for/ });
  await Promise.all([page.waitForEvent('download'), link.click()]);
});
