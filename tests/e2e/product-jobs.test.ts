import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { getProductJob, listOwnProducts } from '#contract/product/developer-endpoints.ts';
import { listCountryRegions } from '#domain/countries.ts';
import { localizePath } from '#domain/locale-path.ts';
import { PRODUCT_COLUMNS, type ProductColumn } from '#domain/product-table/product-columns.ts';
import { callAs } from './call-as.ts';
import { findViolations } from './find-violations.ts';
import { signInAs } from './sign-in-as.ts';
import { BLANK, it, waitUntilAlive } from './test-in-browser.ts';
import { wordsOf } from './words.ts';

/** A game that no other test sells anything in, and one of the same developer that has products. */
const [APPLICATION, SELLING] = ['com.neonbyte.skyfortress', 'com.neonbyte.starsea'];
const SELLER = 'neonbyte@starhall.test';
/** More than is imported, and more prices than are compared, at once. */
const PRODUCTS = 180;
const COUNTRIES = listCountryRegions().flatMap(({ countries }) => countries);

function makeTable(icon: string): string {
  const cells: Partial<Record<ProductColumn, string>> = {
    name: 'Coins',
    defaultLanguage: 'en-US',
    'title.en-US': 'Coins',
    defaultCurrency: 'TWD',
    defaultPrice: '30',
    countries: COUNTRIES.join(' '),
    icon,
  };
  const lines = Array.from({ length: PRODUCTS }, (_, number) =>
    PRODUCT_COLUMNS.map((column) => (column === 'productId' ? `coins_${number}` : (cells[column] ?? ''))).join(),
  );
  return [PRODUCT_COLUMNS.join(), ...lines].join('\n');
}

async function findJob(page: Page): Promise<number> {
  const { job } = await callAs(page, getProductJob, { applicationId: APPLICATION });
  return job.job;
}

it('a large import and a large repricing become jobs, which a reload finds again and which say when they are done', async ({
  visit,
}) => {
  const t = wordsOf('en-US');
  const page = await visit(BLANK);
  await signInAs(page, SELLER);
  const [sold] = (await callAs(page, listOwnProducts, { applicationId: SELLING })).list;
  const products = localizePath(`/developer/products?applicationId=${APPLICATION}`, 'en-US');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const notice = (title: string) => page.getByRole('region', { name: title, exact: true });
  const reload = async (title: string) => {
    await notice(title).waitFor();
    const job = await findJob(page);
    await page.reload();
    await notice(title).waitFor();
    expect(await findJob(page)).toBe(job);
  };
  await page.goto(products);
  await waitUntilAlive(page);

  await button(t('products.import')).click();
  const file = { name: 'coins.csv', mimeType: 'text/csv', buffer: Buffer.from(makeTable(sold.icon)) };
  await page.locator('[data-import-file]').setInputFiles(file);
  const importing = notice(t('products.job.title'));
  await importing.getByText(t('products.job.checked')).waitFor();
  await importing.getByRole('button', { name: t('products.import.apply', { count: PRODUCTS }) }).click();
  // Fifty thousand prices take longer than the page's first look at the job.
  await importing.getByRole('progressbar', { name: t('products.job.progress') }).waitFor();
  await reload(t('products.job.title'));
  await importing.getByText(t('products.job.done'), { exact: true }).waitFor();
  expect(await findViolations(page, { scope: '#portal-content' })).toEqual([]);

  await button(t('products.reprice.all')).click();
  await reload(t('products.repriceJob.title'));
  const repricing = notice(t('products.repriceJob.title'));
  await repricing.getByText(t('products.reprice.nothing')).waitFor();
  await repricing.getByRole('button', { name: t('products.job.dismiss') }).click();
  await repricing.waitFor({ state: 'detached' });
});
