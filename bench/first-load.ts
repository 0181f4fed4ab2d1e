import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { BROWSER_FLAGS, browserPath } from './browser.ts';
import { checkPage } from './check-page.ts';
import type { Report } from './report.ts';
import { startProduct } from './start-product.ts';
import { withDataFolder } from './temporary-folder.ts';

/** What a browser loads to open the hall, and how Lighthouse scores it on a phone. */
export async function measureFirstLoad(report: Report): Promise<void> {
  await withDataFolder(async (folder) => {
    const product = await startProduct(folder);
    try {
      await measureBytes(`${product.origin}/`, report);
      // Lighthouse's browser speaks English: the root would first redirect it to its language, about 0.6 s by its count.
      await checkPage({ name: 'lighthouse', url: `${product.origin}/en-US`, folder }, report);
    } finally {
      await product.stop();
    }
  });
}

async function measureBytes(url: string, report: Report): Promise<void> {
  const loaded = await loadInBrowser(url);
  for (const { type, label, limit } of [
    { type: 'script', label: 'JavaScript', limit: 140 },
    { type: 'stylesheet', label: 'CSS', limit: 20 },
  ]) {
    const files = loaded.filter((file) => file.type === type);
    const bytes = files.reduce((sum, { body }) => sum + gzipSync(body, { level: 9 }).length, 0);
    report.add({
      name: `first load, ${label}`,
      values: [bytes / 1000],
      unit: `kB gzip in ${files.length} files`,
      target: { atMost: limit },
      digits: 1,
    });
  }
}

/** Every file that the browser fetched for the page until the network was idle. */
async function loadInBrowser(url: string) {
  const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_FLAGS });
  try {
    const page = await browser.newPage({ locale: 'zh-TW' });
    const responses: Promise<{ url: string; type: string; body: Buffer }>[] = [];
    page.on('response', (response) => {
      const type = response.request().resourceType();
      if (type !== 'script' && type !== 'stylesheet') return;
      responses.push(response.body().then((body) => ({ url: response.url(), type, body })));
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    const files = await Promise.all(responses);
    // A preloaded module is fetched once, though it may be reported twice.
    return [...new Map(files.map((file) => [file.url, file])).values()];
  } finally {
    await browser.close();
  }
}
