import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright-core';
import { BROWSER_FLAGS, browserPath } from './browser.ts';
import type { Report } from './report.ts';

interface WeighedPage {
  readonly name: string;
  readonly url: string;
  /** In kB, gzip level 9. */
  readonly atMost: { readonly script: number; readonly stylesheet: number };
}

const LABELS = { script: 'JavaScript', stylesheet: 'CSS' } as const;

type Type = keyof typeof LABELS;
const TYPES = ['script', 'stylesheet'] as const satisfies readonly Type[];

/** Weighs what a browser without any cache loads for each page. */
export async function measureBytes(pages: readonly WeighedPage[], report: Report): Promise<void> {
  const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_FLAGS });
  try {
    for (const page of pages) await weigh(browser, page, report);
  } finally {
    await browser.close();
  }
}

async function weigh(browser: Browser, { name, url, atMost }: WeighedPage, report: Report): Promise<void> {
  const loaded = await loadPage(browser, url);
  for (const type of TYPES) {
    const files = loaded.filter((file) => file.type === type);
    const bytes = files.reduce((sum, { body }) => sum + gzipSync(body, { level: 9 }).length, 0);
    report.add({
      name: `${name}, ${LABELS[type]}`,
      values: [bytes / 1000],
      unit: `kB gzip in ${files.length} files`,
      target: { atMost: atMost[type] },
      digits: 1,
    });
  }
}

/** In development they stand in for scripts of other sites, which a page loads only with consent. */
const STAND_INS = /^\/dev\//;
/** Some pages ask every few seconds whether something has changed. */
const PATIENCE_MS = 10_000;

/** Every script and style sheet that the page fetched until the network was idle; not those of a game in its frame. */
async function loadPage(browser: Browser, url: string) {
  const page = await browser.newPage({ locale: 'zh-TW' });
  try {
    const responses: Promise<{ url: string; type: string; body: Buffer }>[] = [];
    page.on('response', (response) => {
      const request = response.request();
      const type = request.resourceType();
      if ((type !== 'script' && type !== 'stylesheet') || request.frame() !== page.mainFrame()) return;
      if (STAND_INS.test(new URL(response.url()).pathname)) return;
      responses.push(response.body().then((body) => ({ url: response.url(), type, body })));
    });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForLoadState('networkidle', { timeout: PATIENCE_MS }).catch(() => undefined);
    const files = await Promise.all(responses);
    // A preloaded module is fetched once, though it may be reported twice.
    return [...new Map(files.map((file) => [file.url, file])).values()];
  } finally {
    await page.close();
  }
}
