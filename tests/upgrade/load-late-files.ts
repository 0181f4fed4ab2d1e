import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { dismissOverlays } from '../e2e/dismiss-overlays.ts';
import { waitUntilAlive } from '../e2e/wait-until-alive.ts';
import type { RunningRelease } from './start-release.ts';

const FILES = /\/(?:assets|messages)\//;
/** Pages whose code is loaded when they are opened from another one. */
const LATER = ['/en-US/games', '/en-US/help'] as const;
const STEP_MS = 60_000;

export interface LateFiles {
  readonly browser: Browser;
  /** Renders the page. */
  readonly page: RunningRelease;
  /** Answers for every script, style and module of messages, as a proxy may decide at each request. */
  readonly files: RunningRelease;
}

/**
 * Opens a page of one release in a browser that gets all files from a process of the other one, then pages whose code is
 * loaded late.
 * @returns how many files were loaded, and how many of them only the page’s release has
 * @throws Error if one was not loaded, or the page was loaded again
 */
export async function loadLateFiles({ browser, page: from, files }: LateFiles) {
  // A service worker would ask in the page's place, where nobody sees it.
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    await dismissOverlays(context);
    const page = await context.newPage();
    page.setDefaultTimeout(STEP_MS);
    const seen = watchRequests(page, files.origin);
    await page.route(FILES, (route) => {
      const { pathname, search } = new URL(route.request().url());
      return route.continue({ url: `${files.origin}${pathname}${search}` });
    });
    await page.goto(`${from.origin}/en-US`);
    await waitUntilAlive(page);
    const early = seen.paths.size;
    for (const path of LATER) await openLater(page, path);
    if (seen.problems.length > 0) throw new Error(`${from.name} by ${files.name}: ${seen.problems.join('; ')}`);
    if (seen.documents() !== 1) throw new Error(`${from.name} by ${files.name}: the page was loaded again`);
    if (seen.paths.size === early) throw new Error(`${from.name}: the pages loaded nothing late`);
    const foreign = [...seen.paths].filter((path) => path.startsWith('/assets/') && !isIn(files, path));
    return { loaded: seen.paths.size, foreign: foreign.length };
  } finally {
    await context.close();
  }
}

const isIn = ({ folder }: RunningRelease, path: string) => existsSync(join(folder, 'dist/client', path));

/** Before the page's code runs, a click would load another document. */
async function openLater(page: Page, path: string): Promise<void> {
  await waitUntilAlive(page);
  const link = page.locator(`a[href="${path}"]`).first();
  await link.waitFor({ state: 'attached' });
  await link.evaluate((element) => element instanceof HTMLElement && element.click());
  await page.waitForURL(`**${path}`);
  await page.locator('h1').first().waitFor();
}

function watchRequests(page: Page, origin: string) {
  const problems: string[] = [];
  const paths = new Set<string>();
  let documents = 0;
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('request', (request) => {
    if (request.resourceType() === 'document' && request.frame() === page.mainFrame()) documents += 1;
  });
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!FILES.test(pathname)) return;
    paths.add(pathname);
    if (response.status() !== 200) problems.push(`${pathname} of ${origin} answered ${response.status()}`);
  });
  page.on('requestfailed', (request) => {
    if (FILES.test(request.url())) problems.push(`${request.url()} failed: ${request.failure()?.errorText}`);
  });
  return { problems, paths, documents: () => documents };
}
