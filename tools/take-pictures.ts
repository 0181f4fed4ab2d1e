import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { createDeposit } from '#contract/deposit/endpoints.ts';
import { listOwnProducts, pullProduct } from '#contract/product/developer-endpoints.ts';
import { saveProviderDraft } from '#contract/provider/endpoints.ts';
import { listOwnVersions } from '#contract/version/endpoints.ts';
import { listVersionReviews } from '#contract/version/operator-endpoints.ts';
import { runCashier } from '#server/providers/payment/sandbox/endpoints.ts';
import { callAs } from '#tests/e2e/call-as.ts';
import { dismissOverlays } from '#tests/e2e/dismiss-overlays.ts';
import { signInAs } from '#tests/e2e/sign-in-as.ts';
import { startProduct } from '#tests/e2e/start-product.ts';
import { play } from './demo-game-scenarios/number-hills.ts';
import { findBrowser } from './find-browser.ts';

interface Picture {
  readonly name: string;
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly theme: 'dark' | 'light';
  /** Navigates to the view to capture; may return another window. */
  readonly prepare?: (page: Page) => Promise<Page>;
}

const FOLDER = 'docs/pictures';
/** For pictures of games that are still being decoded, and for animations. */
const SETTLE_MS = 1500;
const DETAILS = '/en-US/application/details?applicationId=com.neonbyte.starsea';

/** The pictures of the README and the tour. */
const PICTURES: readonly Picture[] = [
  { name: 'hall-light', path: '/en-US', width: 1440, height: 960, theme: 'light' },
  { name: 'details', path: DETAILS, width: 1440, height: 1000, theme: 'dark' },
  {
    name: 'play',
    path: '/en-US/play?applicationId=com.littlehill.numberhills',
    width: 1440,
    height: 900,
    theme: 'light',
    prepare: async (page) => {
      await page.frameLocator('iframe').locator('#title-screen [data-action="play"]').waitFor();
      await play(page, 1, 'computer');
      return page;
    },
  },
  { name: 'phone', path: '/vi-VN', width: 390, height: 844, theme: 'dark' },
  {
    name: 'sign-in',
    path: '/en-US/login',
    width: 1440,
    height: 900,
    theme: 'dark',
    prepare: async (page) => {
      const opened = page.waitForEvent('popup');
      await page.getByRole('button', { name: 'Apple' }).click();
      return opened;
    },
  },
  {
    name: 'outbox',
    path: '/en-US',
    width: 1440,
    height: 900,
    theme: 'light',
    prepare: async (page) => {
      await signInAs(page, 'lan@example.com', { emailVerified: false });
      await page.reload();
      await page.getByRole('dialog').getByRole('button', { name: 'Send code' }).click();
      await page.getByRole('dialog').getByLabel('Verification code').waitFor();
      await page.goto(new URL('/dev/outbox?lang=en-US', page.url()).href);
      return page;
    },
  },
  {
    name: 'account',
    path: '/en-US',
    width: 1440,
    height: 900,
    theme: 'dark',
    prepare: async (page) => {
      await signInAs(page, 'player@starhall.test');
      await page.goto(new URL('/en-US/account/profile', page.url()).href);
      return page;
    },
  },
  {
    name: 'cashier',
    path: '/en-US',
    width: 1440,
    height: 900,
    theme: 'dark',
    prepare: async (page) => {
      await signInAs(page, 'player@starhall.test');
      const { payUrl } = await callAs(page, createDeposit, { ...TOP_UP, amount: 300 });
      const cashier = new URL(payUrl, page.url());
      cashier.searchParams.set('lang', 'en-US');
      await page.goto(cashier.href);
      return page;
    },
  },
  {
    name: 'deposit',
    path: '/en-US',
    width: 1440,
    height: 1100,
    theme: 'light',
    prepare: async (page) => {
      await signInAs(page, 'player@starhall.test');
      await makeTopUps(page);
      await page.goto(new URL('/en-US/store/deposit', page.url()).href);
      return page;
    },
  },
  {
    name: 'operator',
    path: '/en-US',
    width: 1440,
    height: 900,
    theme: 'dark',
    prepare: async (page) => {
      await signInAs(page, 'operator@starhall.test');
      await makeTopUps(page);
      await page.goto(new URL('/en-US/operator/deposits', page.url()).href);
      return page;
    },
  },
  {
    name: 'become',
    path: '/en-US',
    width: 1440,
    height: 1000,
    theme: 'light',
    prepare: async (page) => {
      await signInAs(page, 'player@starhall.test');
      await callAs(page, saveProviderDraft, { form: APPLICANT, step: 3, revision: 0 });
      await page.goto(new URL('/en-US/developer/become', page.url()).href);
      return page;
    },
  },
  {
    name: 'editor',
    path: '/en-US',
    width: 1440,
    height: 1000,
    theme: 'dark',
    prepare: async (page) => {
      await signInAs(page, 'neonbyte@starhall.test');
      await page.goto(new URL('/en-US/developer/applications/com.neonbyte.neondusk', page.url()).href);
      return page;
    },
  },
  {
    name: 'version',
    path: '/en-US',
    width: 1440,
    height: 1100,
    theme: 'light',
    prepare: async (page) => {
      await signInAs(page, 'littlehill@starhall.test');
      const { list } = await callAs(page, listOwnVersions, { applicationId: 'com.littlehill.numberhills' });
      await page.goto(new URL(`/en-US/developer/versions/${list[0].id}`, page.url()).href);
      return page;
    },
  },
  {
    name: 'review',
    path: '/en-US',
    width: 1440,
    height: 1100,
    theme: 'dark',
    prepare: async (page) => {
      await signInAs(page, 'operator@starhall.test');
      const { list } = await callAs(page, listVersionReviews, { lang: 'en-US', search: 'com.littlehill.numberhills' });
      await page.goto(new URL(`/en-US/operator/versions/${list[0].id}`, page.url()).href);
      return page;
    },
  },
  {
    name: 'product',
    path: '/en-US',
    width: 1440,
    height: 1100,
    theme: 'light',
    prepare: async (page) => {
      await signInAs(page, 'neonbyte@starhall.test');
      const { list } = await callAs(page, listOwnProducts, { applicationId: 'com.neonbyte.starsea' });
      // Published games cannot be edited.
      await callAs(page, pullProduct, { id: list[0].id });
      await page.goto(new URL(`/en-US/developer/products/${list[0].id}`, page.url()).href);
      await page.waitForLoadState('networkidle');
      await page.getByRole('heading', { name: 'Prices and countries' }).evaluate((heading) => heading.scrollIntoView());
      return page;
    },
  },
  {
    name: 'purchase',
    path: '/en-US',
    width: 1440,
    height: 900,
    theme: 'dark',
    prepare: async (page) => {
      await signInAs(page, 'player@starhall.test');
      await makeTopUps(page);
      await page.goto(new URL('/en-US/play?applicationId=com.neonbyte.serpent', page.url()).href);
      const game = page.frameLocator('iframe');
      await game.locator('[data-action="themes"]').click();
      await game.locator('[data-value="theme_aurora"]').click();
      await page.getByRole('dialog').waitFor();
      return page;
    },
  },
  {
    name: 'sales',
    path: '/en-US',
    width: 1440,
    height: 1100,
    theme: 'light',
    prepare: async (page) => {
      await signInAs(page, 'neonbyte@starhall.test');
      await page.goto(new URL('/en-US/developer/sales', page.url()).href);
      await page.locator('.chart-column').first().waitFor();
      return page;
    },
  },
  {
    name: 'console',
    path: '/en-US',
    width: 1440,
    height: 900,
    theme: 'light',
    prepare: async (page) => {
      await signInAs(page, 'operator@starhall.test');
      await page.goto(new URL('/en-US/operator', page.url()).href);
      return page;
    },
  },
  {
    name: 'library',
    path: '/',
    width: 1440,
    height: 900,
    theme: 'light',
    prepare: async (page) => {
      await signInAs(page, 'player@starhall.test');
      await page.goto(new URL('/en-US/library', page.url()).href);
      return page;
    },
  },
  {
    name: 'ratings',
    path: '/en-US/application/details?applicationId=com.neonbyte.serpent',
    width: 1440,
    height: 1000,
    theme: 'dark',
    prepare: async (page) => {
      await page.locator('#ratings').evaluate((section) => section.scrollIntoView());
      return page;
    },
  },
  { name: 'help', path: '/en-US/help', width: 1440, height: 1000, theme: 'light' },
];

/** Fills in the developer application form. */
const APPLICANT = {
  name: 'Moonlit Harbour Games',
  country: 'TW',
  taxIdNumber: '04595257',
  currency: 'TWD',
  website: 'https://moonlit.example.com',
  email: 'hello@moonlit.example.com',
  phone: '0227208889',
  address: '台北市信義區市府路1號',
  pocGivenName: 'Wei',
  pocFamilyName: 'Lin',
  pocEmail: 'player@starhall.test',
  pocCallingCode: '886',
  pocPhoneNumber: '912345678',
} as const;

const TOP_UP = { currency: 'TWD', paymentMethod: 'credit_card' } as const;

/** Top-ups of the signed-in account: paid, declined and pending ones. */
async function makeTopUps(page: Page): Promise<void> {
  for (const [amount, outcome] of [
    [500, 'paid'],
    [150, 'declined'],
    [1000, 'paid'],
    [300, 'pending'],
  ] as const) {
    const { orderId } = await callAs(page, createDeposit, { ...TOP_UP, amount });
    await callAs(page, runCashier, { orderId, outcome });
  }
}

/** Live pages keep a connection open, so the network is never idle. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForTimeout(SETTLE_MS);
}

async function take(browser: Browser, origin: string, picture: Picture): Promise<void> {
  const { name, path, width, height, theme, prepare } = picture;
  const view = { viewport: { width, height }, colorScheme: theme, locale: 'en-US' } as const;
  const context = await browser.newContext({ baseURL: origin, ...view });
  await dismissOverlays(context);
  const page = await context.newPage();
  await page.goto(origin + path);
  await settle(page);
  const shown = (await prepare?.(page)) ?? page;
  await settle(shown);
  const shot = await shown.screenshot();
  await sharp(shot)
    .png({ palette: true, quality: 90, effort: 10 })
    .toFile(join(FOLDER, `${name}.png`));
  await context.close();
}

const executablePath = findBrowser();
if (typeof executablePath !== 'string') throw new Error(executablePath.missing);
const product = await startProduct(process.cwd(), {});
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  await mkdir(FOLDER, { recursive: true });
  const wanted = process.argv.slice(2);
  for (const picture of PICTURES) {
    if (wanted.length === 0 || wanted.includes(picture.name)) await take(browser, product.origin, picture);
  }
} finally {
  await browser.close();
  await product.stop();
}
