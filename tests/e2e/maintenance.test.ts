import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { localizePath } from '#domain/page/locale-path.ts';
import { projectRoot } from '#server/project-root.ts';
import { chooseAccount, openProviderWindow } from './provider-window.ts';
import { type RunningProduct, startProduct } from './start-product.ts';
import { it, SIZES, waitUntilAlive } from './test-in-browser.ts';
import { openWindow } from './window-pool.ts';
import { wordsOf } from './words.ts';

/** A separate store: maintenance would close the store of all other tests. */
let store: RunningProduct;
const t = wordsOf('en-US');

beforeAll(async () => {
  store = await startProduct(projectRoot(), { DEMO: 'off' });
}, 60_000);

afterAll(() => store.stop());

async function openPage(browser: Browser, path: string) {
  const look = { viewport: SIZES.desktop.viewport, colorScheme: 'light', reducedMotion: 'reduce' } as const;
  const options = { locale: 'en-US', serviceWorkers: 'block' } as const;
  const { page } = await openWindow(browser, { origin: store.origin, options, look, meetsOverlays: false });
  await page.goto(localizePath(path, 'en-US'), { waitUntil: 'domcontentloaded' });
  await waitUntilAlive(page);
  return page;
}

/** As on the machine of the store, while it runs. */
async function beginAtCommandLine(): Promise<void> {
  const program = ['src/cli/operator.ts', 'maintenance', 'begin', '--message', 'New servers'];
  const env = { ...process.env, DATA_DIR: store.dataDir };
  await promisify(execFile)(process.execPath, program, { cwd: projectRoot(), env });
}

it('an operator signs in while maintenance runs, and ends it; the page of a visitor comes back', async ({
  browser,
}) => {
  await beginAtCommandLine();
  const visitor = await openPage(browser, '/games');
  await visitor.getByRole('heading', { name: t('maintenance.title') }).waitFor();
  await visitor.getByText('New servers').waitFor();

  const operator = await openPage(browser, '/');
  await operator.getByRole('link', { name: t('maintenance.operatorSignIn') }).click();
  await operator.getByRole('heading', { level: 1, name: t('signIn.title') }).waitFor();
  await waitUntilAlive(operator);
  await chooseAccount(await openProviderWindow(operator, 'apple'), 'operator@starhall.test');
  await operator.getByRole('link', { name: t('maintenance.operatorPages') }).click();
  await operator.getByText(t('operations.maintenance.byHand')).waitFor();
  await waitUntilAlive(operator);
  // The notice is a slim bar, on phones too.
  await operator.setViewportSize(SIZES.phone.viewport);
  const { height = 812 } = (await operator.locator('#maintenance-bar').boundingBox()) ?? {};
  expect(height).toBeLessThan(75);
  await operator.setViewportSize(SIZES.desktop.viewport);
  await operator.getByRole('button', { name: new RegExp(`^${t('operations.maintenance.end')} \\(`) }).click();
  const dialog = operator.getByRole('alertdialog', { name: t('operations.maintenance.end.title') });
  await dialog.getByRole('button', { name: t('operations.maintenance.end'), exact: true }).click();
  await operator.getByText(t('operations.maintenance.state.past'), { exact: true }).waitFor();
  await expect.poll(() => operator.getByText(t('operations.maintenance.byHand')).count()).toBe(0);

  // The visitor returns to the page; otherwise it retries after a while.
  await visitor.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await visitor.getByRole('banner').waitFor();
  expect(await visitor.getByRole('heading', { name: t('maintenance.title') }).count()).toBe(0);
  await Promise.all([visitor, operator].map((page) => page.context().close()));
});
