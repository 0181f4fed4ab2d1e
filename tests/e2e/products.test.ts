import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { listOwnProducts } from '#contract/product/developer-endpoints.ts';
import type { Product } from '#contract/product/entities.ts';
import { SHELF } from '#contract/states.ts';
import { uploadImage } from '#contract/upload/endpoints.ts';
import { listCountryRegions } from '#domain/countries.ts';
import { LANGUAGE_NAMES } from '#domain/language-names.ts';
import { localizePath } from '#domain/locale-path.ts';
import { callAs } from './call-as.ts';
import { findViolations, THEMES_AT } from './find-violations.ts';
import { signInAs } from './sign-in-as.ts';
import { BLANK, it, TWO_VIEWS, waitUntilAlive } from './test-in-browser.ts';
import { wordsOf } from './words.ts';

/** A game that no other test sells anything in. */
const APPLICATION = 'com.paperboat.dragontea';
const SELLER = 'paperboat@starhall.test';
const EVERYWHERE = listCountryRegions().flatMap(({ countries }) => countries);

const field = (page: Page, name: string) => page.locator(`[id="field-${name}"]`);
const toast = (page: Page, text: string) => page.locator('#toasts').getByText(text).waitFor();

async function drawIcon() {
  const image = sharp({ create: { width: 512, height: 512, channels: 3, background: '#e0a030' } });
  return { name: 'gems.png', mimeType: 'image/png', buffer: await image.png().toBuffer() };
}

async function findProduct(page: Page, productId: string): Promise<Product | undefined> {
  const { list } = await callAs(page, listOwnProducts, { applicationId: APPLICATION, search: productId });
  return list.find((product: Product) => product.productId === productId);
}

const priceIn = (product: Product | undefined, country: string) =>
  product?.prices.find((price) => price.country === country);

it.for(TWO_VIEWS)(
  'R1.14 R3.30 R3.31 a developer makes a product with a price for every country, changes one by hand and publishes it, in $locale on a $size',
  async ({ locale, size }, { visit }) => {
    const t = wordsOf(locale);
    const productId = `gems_${size}`;
    const page = await visit(BLANK, { locale, size });
    await signInAs(page, SELLER);
    const look = (themes = THEMES_AT[size]) => findViolations(page, { scope: '#portal-content', themes });
    await page.goto(localizePath(`/developer/products?applicationId=${APPLICATION}`, locale));
    await waitUntilAlive(page);
    await page.locator(`a[href$="/developer/products/new?applicationId=${APPLICATION}"]`).first().click();
    await field(page, 'productId').waitFor();

    // What is wrong is said before anything is sent.
    await field(page, 'defaultPrice').fill('0.999');
    await page.getByRole('button', { name: t('products.create'), exact: true }).click();
    await page.getByRole('link', { name: t('products.icon') }).waitFor();
    if (size === 'desktop') expect(await look()).toEqual([]);

    await field(page, 'productId').fill(productId);
    await field(page, 'name').fill(`Gems ${size}`);
    const uploaded = page.waitForResponse((response) => new URL(response.url()).pathname === uploadImage.path);
    await page.locator('input[type=file]').setInputFiles(await drawIcon());
    for (const [lang, title] of [
      ['zh-TW', '寶石'],
      ['en-US', 'Gems'],
    ] as const) {
      await page.getByRole('tab', { name: LANGUAGE_NAMES[lang] }).click();
      await field(page, `contents.${lang}.title`).fill(title);
    }
    await page.getByRole('button', { name: t('editor.countries.all'), exact: true }).click();
    await field(page, 'defaultPrice').fill('0.99');
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    const germany = names.of('DE') ?? '';
    await page.getByRole('searchbox', { name: t('products.byCountry.search') }).fill(germany);
    await page.getByRole('listitem').filter({ hasText: germany }).getByText('€0.99').waitFor();
    await page.getByRole('switch', { name: t('products.manual.named', { country: germany }) }).check();
    // The own price begins with the one that stood.
    await expect.poll(() => field(page, 'prices.DE.price').inputValue()).toBe('0.99');
    await field(page, 'prices.DE.price').fill('1.49');
    if (size === 'desktop') expect(await look()).toEqual([]);
    // While a picture is on its way, nothing is sent.
    await uploaded;
    const sentPoint = page
      .waitForRequest((request) => request.method() === 'POST' && request.url().includes('/api/app/product'))
      .then((request) => request.postDataJSON().defaultProduct);
    await page.getByRole('button', { name: t('products.create'), exact: true }).click();
    await page.waitForURL(/\/developer\/products\/\d+$/);
    await toast(page, t('products.created', { name: `Gems ${size}` }));

    expect(await sentPoint).toEqual({ productId: 'point', regionCode: 'TW', quantity: 1 });
    const made = await findProduct(page, productId);
    expect(made?.status).toBe(SHELF.offShelf);
    expect(made?.countries).toHaveLength(EVERYWHERE.length);
    expect(made?.prices).toHaveLength(EVERYWHERE.length);
    expect(priceIn(made, 'DE')).toMatchObject({ currency: 'EUR', price: 1.49, defaultPrice: 0.99, manualPrice: true });
    expect(priceIn(made, 'FR')).toMatchObject({ currency: 'EUR', price: 0.99, manualPrice: false });

    // The default changes: the own price stays, the others follow.
    await page.getByText(t('products.save.rest'), { exact: true }).waitFor();
    await field(page, 'defaultPrice').fill('1.99');
    await page.getByRole('button', { name: t('products.saveAndRelease'), exact: true }).click();
    await toast(page, t('products.released', { name: `Gems ${size}` }));
    await page.waitForURL(/\/developer\/products\?/);
    const released = await findProduct(page, productId);
    expect(released?.status).toBe(SHELF.onShelf);
    expect(priceIn(released, 'DE')).toMatchObject({ price: 1.49, defaultPrice: 1.99, manualPrice: true });
    expect(priceIn(released, 'FR')).toMatchObject({ price: 1.99, manualPrice: false });
    if (size === 'desktop') expect(await look()).toEqual([]);

    // On the shelf it can only be read.
    await page
      .getByRole('link', { name: `Gems ${size}` })
      .locator('visible=true')
      .first()
      .click();
    await page.getByRole('button', { name: t('products.pullToEdit') }).waitFor();
    await expect.poll(() => field(page, 'name').isDisabled()).toBe(true);
  },
);
