import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { localizePath } from '#domain/page/locale-path.ts';
import { it, TWO_VIEWS, waitUntilAlive } from './test-in-browser.ts';
import { wordsOf } from './words.ts';

const WITH_WORKER = { context: { serviceWorkers: 'allow' } } as const;
/** The browser's messages for requests without a response. */
const NO_NETWORK = [/ERR_INTERNET_DISCONNECTED/, /request failed/];

/** Resolves once the worker is in charge of the page: from when on a lost connection is its affair. */
async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Chromium does not announce the end of an emulated outage to a page that was opened during it. */
async function reconnect(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page
    .evaluate(() => dispatchEvent(new Event('online')))
    .catch((error: unknown) => {
      // The page has noticed before, and is leading back.
      if (!String(error).includes('context was destroyed')) throw error;
    });
}

describe.each(TWO_VIEWS)('in $locale on a $size', ({ locale, size }) => {
  const t = wordsOf(locale);

  it('without a connection the offline page opens, works, and leads back automatically', async ({ visit }) => {
    const page = await visit('/', { locale, size, expected: NO_NETWORK, ...WITH_WORKER });
    await waitForWorker(page);
    await page.context().setOffline(true);
    await page.goto(localizePath('/games?page=2', locale));
    await waitUntilAlive(page);
    await page.getByRole('heading', { level: 1, name: t('offline.title') }).waitFor();
    expect(new URL(page.url()).pathname).toBe(localizePath('/offline', locale));
    // The frame is the application's own, and alive: its menu opens.
    await page.getByRole('button', { name: t('shell.openMenu') }).click();
    await page.getByRole('dialog', { name: t('shell.drawer') }).waitFor();
    await page.keyboard.press('Escape');
    await reconnect(page);
    await page.waitForURL((url) => url.pathname + url.search === localizePath('/games?page=2', locale));
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
});

it('O4 while winding down, too, the offline page opens, and leads back', async ({ visit }) => {
  const view = { locale: 'en-US', product: 'guarded', expected: NO_NETWORK, ...WITH_WORKER } as const;
  const page = await visit('/', view);
  await waitForWorker(page);
  await page.context().setOffline(true);
  await page.goto('/en-US/store/record');
  await waitUntilAlive(page);
  await page.getByRole('heading', { level: 1, name: wordsOf('en-US')('offline.title') }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/en-US/offline');
  await reconnect(page);
  await page.waitForURL((url) => url.pathname === '/en-US/store/record');
});

it('a page is never older than the server, and says so when a newer release has come', async ({ visit }) => {
  const page = await visit('/', WITH_WORKER);
  await waitForWorker(page);
  const [document] = await Promise.all([
    page.waitForResponse((response) => response.url() === page.url()),
    page.reload(),
  ]);
  expect(document.headers().date).toBeDefined();
  expect(await page.evaluate(async () => (await caches.match('/', { ignoreVary: true })) === undefined)).toBe(true);
  await waitForWorker(page);
  const offer = page.getByText(wordsOf('en-US')('overlays.newVersion.text'));
  // The page listens once it is idle.
  await expect
    .poll(
      async () => {
        await page.evaluate(() => {
          const data = { type: 'release', entry: ['/assets/of-another-release.js'] };
          navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data }));
        });
        return offer.isVisible();
      },
      { timeout: 20_000 },
    )
    .toBe(true);
});
