import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { listOwnProducts } from '#contract/product/developer-endpoints.ts';
import type { Product } from '#contract/product/entities.ts';
import { uploadImage } from '#contract/upload/endpoints.ts';
import { SHELF } from '#contract/values/states.ts';
import { listCountryRegions } from '#domain/countries/countries.ts';
import { LANGUAGE_NAMES } from '#domain/page/language-names.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import { callAs } from './call-as.ts';
import { findViolations, THEMES_AT } from './find-violations.ts';
import { signInAs } from './sign-in-as.ts';
import { BLANK, it, TWO_VIEWS, waitUntilAlive } from './test-in-browser.ts';
import { waitForToast } from './wait-for-toast.ts';
import { wordsOf } from './words.ts';

/** A game in which no other test sells anything. */
const APPLICATION = 'com.paperboat.dragontea';
const SELLER = 'paperboat@starhall.test';
const EVERYWHERE = listCountryRegions().flatMap(({ countries }) => countries);

const field = (page: Page, name: string) => page.locator(`[id="field-${name}"]`);

/** A picture of wrong proportions: red on the left, gold on the right. */
async function drawWide() {
  const half = (colour: string) => ({ create: { width: 450, height: 600, channels: 3, background: colour } }) as const;
  const gold = await sharp(half('#e0a030')).png().toBuffer();
  const image = sharp(half('#c02020'))
    .extend({ right: 450 })
    .composite([{ input: gold, left: 450, top: 0 }]);
  return { name: 'gems.png', mimeType: 'image/png', buffer: await image.png().toBuffer() };
}

/** Crops the rejected picture to an icon: with the pointer to the right edge, with keys to twice the size. */
async function cropIcon(page: Page, t: ReturnType<typeof wordsOf>): Promise<string[]> {
  await page.locator('input[type=file]').setInputFiles(await drawWide());
  await page.getByRole('button', { name: t('upload.crop', { name: 'gems.png' }) }).click();
  const dialog = page.locator('dialog:modal');
  const frame = dialog.locator('[data-crop-frame]');
  await frame.locator('img').evaluate((image: HTMLImageElement) => image.decode());
  const box = await frame.boundingBox();
  if (box === null) throw new Error('the frame is not shown');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - box.width, y, { steps: 3 });
  await page.mouse.up();
  const shown = (name: 'x' | 'y' | 'zoom') => dialog.getByLabel(t(`upload.crop.${name}`)).inputValue();
  await expect.poll(() => shown('x')).toBe('100');
  await dialog.getByLabel(t('upload.crop.zoom')).focus();
  for (const _ of Array(10)) await page.keyboard.press('+');
  await expect.poll(() => shown('zoom')).toBe('200');
  const violations = await findViolations(page, { scope: 'dialog[open]' });
  await dialog.getByRole('button', { name: t('upload.crop.go') }).click();
  await dialog.waitFor({ state: 'detached' });
  return violations;
}

/** Width, height and the colors of the left and the right edge of a stored picture. */
async function readPicture(page: Page, url: string) {
  const reply = await page.request.get(url);
  const { data, info } = await sharp(await reply.body())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colourAt = (column: number) => [...data.subarray(column * 3, column * 3 + 3)];
  return { width: info.width, height: info.height, left: colourAt(0), right: colourAt(info.width - 1) };
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

    // Problems are shown before anything is sent.
    await field(page, 'defaultPrice').fill('0.999');
    await page.getByRole('button', { name: t('products.create'), exact: true }).click();
    await page.getByRole('link', { name: t('words.icon') }).waitFor();
    if (size === 'desktop') expect(await look()).toEqual([]);

    await field(page, 'productId').fill(productId);
    await field(page, 'name').fill(`Gems ${size}`);
    const uploaded = page.waitForResponse((response) => new URL(response.url()).pathname === uploadImage.path);
    expect(await cropIcon(page, t)).toEqual([]);
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
    // A custom price starts with the previous value.
    await expect.poll(() => field(page, 'prices.DE.price').inputValue()).toBe('0.99');
    await field(page, 'prices.DE.price').fill('1.49');
    if (size === 'desktop') expect(await look()).toEqual([]);
    // Nothing is sent while a picture is uploading.
    await uploaded;
    const sentPoint = page
      .waitForRequest((request) => request.method() === 'POST' && request.url().includes('/api/app/product'))
      .then((request) => request.postDataJSON().defaultProduct);
    await page.getByRole('button', { name: t('products.create'), exact: true }).click();
    await page.waitForURL(/\/developer\/products\/\d+$/);
    await waitForToast(page, t('products.created', { name: `Gems ${size}` }));

    expect(await sentPoint).toEqual({ productId: 'point', regionCode: 'TW', quantity: 1 });
    const made = await findProduct(page, productId);
    expect(made?.status).toBe(SHELF.offShelf);
    const { width, height, left, right } = await readPicture(page, made?.icon ?? '');
    expect([width, height]).toEqual([512, 512]);
    // The right edge of twice the size is gold alone.
    expect(left).toEqual(right);
    expect(made?.countries).toHaveLength(EVERYWHERE.length);
    expect(made?.prices).toHaveLength(EVERYWHERE.length);
    expect(priceIn(made, 'DE')).toMatchObject({ currency: 'EUR', price: 1.49, defaultPrice: 0.99, manualPrice: true });
    expect(priceIn(made, 'FR')).toMatchObject({ currency: 'EUR', price: 0.99, manualPrice: false });

    // The default changes: the individual price stays, the others follow.
    await page.getByText(t('form.saved'), { exact: true }).waitFor();
    await field(page, 'defaultPrice').fill('1.99');
    await page.getByRole('button', { name: t('products.saveAndRelease'), exact: true }).click();
    await waitForToast(page, t('words.nameIsPublished', { name: `Gems ${size}` }));
    await page.waitForURL(/\/developer\/products\?/);
    const released = await findProduct(page, productId);
    expect(released?.status).toBe(SHELF.onShelf);
    expect(priceIn(released, 'DE')).toMatchObject({ price: 1.49, defaultPrice: 1.99, manualPrice: true });
    expect(priceIn(released, 'FR')).toMatchObject({ price: 1.99, manualPrice: false });
    if (size === 'desktop') expect(await look()).toEqual([]);

    // A published product is changed while it stays on sale.
    await page
      .getByRole('link', { name: `Gems ${size}` })
      .locator('visible=true')
      .first()
      .click();
    await page.getByText(t('products.shelf.1')).waitFor();
    await field(page, 'name').fill(`Stones ${size}`);
    await page.getByRole('button', { name: t('words.save'), exact: true }).click();
    await waitForToast(page, t('products.saved', { name: `Stones ${size}` }));
    expect(await findProduct(page, productId)).toMatchObject({ name: `Stones ${size}`, status: SHELF.onShelf });
  },
);
