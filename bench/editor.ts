import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright-core';
import { dismissOverlays } from '../tests/e2e/dismiss-overlays.ts';
import { signInAs } from '../tests/e2e/sign-in-as.ts';
import { BROWSER_FLAGS, browserPath } from './browser.ts';
import { median, type Report } from './report.ts';
import { startProduct } from './start-product.ts';
import { withDataFolder } from './temporary-folder.ts';

const DEVELOPER = 'neonbyte@starhall.test';
/** An application of the demo store: every section filled in, four languages. */
const FULL_FORM = '/developer/applications/com.neonbyte.arena';
const DESCRIPTION = '[id="field-contents.zh-TW.fullDescription"]';
const ROUNDS = 5;
const KEYS = 'the quick brown fox jumps';
/** Faster events are not reported. */
const SHORTEST_EVENT_MS = 16;

/** What the editor of applications loads, and how long a key takes to be seen in a full form. */
export async function measureEditor(report: Report): Promise<void> {
  await withDataFolder(async (folder) => {
    const product = await startProduct(folder);
    const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_FLAGS });
    try {
      const page = await openEditor(browser, product.origin, report);
      await measureTyping(browser, page, report);
    } finally {
      await browser.close();
      await product.stop();
    }
  });
}

async function openEditor(browser: Browser, origin: string, report: Report): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, locale: 'en-US' });
  await dismissOverlays(context);
  const visit = await context.newPage();
  await visit.goto('/en-US/terms/terms-of-use');
  await signInAs(visit, DEVELOPER);
  await visit.close();
  const page = await context.newPage();
  const scripts = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response.body());
  });
  await page.goto(`/en-US${FULL_FORM}`, { waitUntil: 'networkidle' });
  const bodies = await Promise.all(scripts.values());
  const bytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  report.add({
    name: 'editor, JavaScript',
    values: [bytes / 1000],
    unit: `kB gzip in ${bodies.length} files`,
    target: { atMost: 350 },
    digits: 1,
  });
  await page.locator(DESCRIPTION).focus();
  await page.locator('.ProseMirror').waitFor();
  await page.waitForLoadState('networkidle');
  const all = await Promise.all(scripts.values());
  const total = all.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  report.note(`${(total / 1000).toFixed(1)} kB once the rules and the text editor have come with the first use`);
  return page;
}

async function measureTyping(browser: Browser, page: Page, report: Report): Promise<void> {
  const bare = await browser.newPage();
  await bare.setContent('<textarea></textarea>');
  const ratios: number[] = [];
  for (const [name, place] of [
    ['a line', '[id="field-contents.zh-TW.name"]'],
    ['the text editor', DESCRIPTION],
  ] as const) {
    const values: number[] = [];
    const floors: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      floors.push(await longestKey(bare, 'textarea'));
      values.push(await longestKey(page, place));
    }
    ratios.push(...values.map((value, round) => value / (floors[round] ?? SHORTEST_EVENT_MS)));
    report.note(`${name}: longest key ${median(values)} ms, in a bare textarea ${median(floors)} ms`);
  }
  report.add({
    name: 'editor, longest key to its frame',
    values: ratios,
    unit: 'of a bare textarea',
    target: { atMost: 2 },
  });
}

/** The longest time from a key to the next frame while a line is typed, in ms by the Event Timing API. */
async function longestKey(page: Page, place: string): Promise<number> {
  await page.bringToFront();
  await page.locator(place).click();
  await page.evaluate((threshold) => {
    const seen: number[] = [];
    Reflect.set(window, 'seenKeys', seen);
    // The threshold is not in TypeScript's library yet.
    const options = { type: 'event', durationThreshold: threshold };
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name.startsWith('key')) seen.push(duration);
    }).observe(options);
  }, SHORTEST_EVENT_MS);
  await page.keyboard.type(KEYS, { delay: 40 });
  await page.waitForTimeout(300);
  return page.evaluate((least) => Math.max(least, ...Reflect.get(window, 'seenKeys')), SHORTEST_EVENT_MS);
}
