/**
 * Takes the web-app manifest's screenshots from the built product with its demo.
 * Run `node tools/take-manifest-pictures.ts` after changing the home page; the results are committed.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core';
import sharp from 'sharp';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import { dismissOverlays } from '#tests/e2e/dismiss-overlays.ts';
import { startProduct } from '#tests/e2e/start-product.ts';
import { findBrowser } from './find-browser.ts';

const ROOT = join(import.meta.dirname, '..');
const FOLDER = join(ROOT, 'public/screenshots');

/** Must match the sizes in `src/server/pages/site-files.ts`. */
const SHAPES = {
  wide: { viewport: { width: 1280, height: 800 } },
  narrow: { viewport: { width: 375, height: 667 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
} as const satisfies Record<string, BrowserContextOptions>;

async function takePicture(browser: Browser, origin: string, shape: keyof typeof SHAPES, locale: LocaleCode) {
  const context = await browser.newContext({
    ...SHAPES[shape],
    locale,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  });
  await dismissOverlays(context);
  const page = await context.newPage();
  await page.goto(origin + localizePath('/', locale), { waitUntil: 'networkidle' });
  const picture = await page.screenshot();
  await sharp(picture)
    .webp({ quality: 82, effort: 6 })
    .toFile(join(FOLDER, `${shape}-${locale}.webp`));
  await context.close();
}

await mkdir(FOLDER, { recursive: true });
const executablePath = findBrowser();
if (typeof executablePath !== 'string') throw new Error(executablePath.missing);
const product = await startProduct(ROOT, {});
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  for (const locale of LOCALES) {
    await takePicture(browser, product.origin, 'wide', locale);
    await takePicture(browser, product.origin, 'narrow', locale);
  }
} finally {
  await browser.close();
  await product.stop();
}
