import { type RawBuilder, sql } from 'kysely';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { getProductJob, listOwnProducts } from '#contract/product/developer-endpoints.ts';
import { listCountryRegions } from '#domain/countries/countries.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import { PRODUCT_COLUMNS, type ProductColumn } from '#domain/product-table/product-columns.ts';
import { ADVISORY_LOCK } from '#server/db/advisory-locks.ts';
import { type Database, openDatabase } from '#server/db/open-database.ts';
import { callAs } from './call-as.ts';
import { findViolations } from './find-violations.ts';
import { signInAs } from './sign-in-as.ts';
import { BLANK, it, waitUntilAlive } from './test-in-browser.ts';
import { wordsOf } from './words.ts';

/** A game in which no other test sells anything, and another one of the same developer with products. */
const [APPLICATION, SELLING] = ['com.neonbyte.skyfortress', 'com.neonbyte.starsea'];
const SELLER = 'neonbyte@starhall.test';
/** More than one batch of imports, and of price comparisons. */
const PRODUCTS = 180;
/**
 * The time limit of a job after its release: on a slow machine it may be held longer than the lock timeout of five
 * seconds, and its retry starts up to 20 seconds later. Meanwhile the page does not change.
 */
const NEXT_TRY = { timeout: 45_000 };
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

let database: Database;

beforeAll(async () => {
  const quiet = () => undefined;
  const log = { info: quiet, warn: console.warn, error: console.error };
  database = await openDatabase({ dataDir: inject('dataDir'), log });
});

/** Releases locks even after a failure: the database would wait for them before it closes. */
const held: (() => void)[] = [];

afterAll(async () => {
  for (const release of held) release();
  await database.close();
});

/** Holds the locks of a statement until released: the job waits there, however fast the machine is. */
async function hold(locking: RawBuilder<unknown>): Promise<() => Promise<void>> {
  const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  held.push(() => released.resolve());
  const done = database.db.transaction().execute(async (trx) => {
    await sql`SET LOCAL idle_in_transaction_session_timeout = 0`.execute(trx);
    await locking.execute(trx);
    locked.resolve();
    await released.promise;
  });
  await Promise.race([locked.promise, done]);
  return () => {
    released.resolve();
    return done;
  };
}

/** One price of each product: the job compares all of them, and has these to write. */
const IN_JAPAN = sql`r.country = 'JP' AND r.product_id IN (
  SELECT p.id FROM products p JOIN applications a ON a.id = p.application_id WHERE a.app_id = ${APPLICATION})`;

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
  const importing = notice(t('words.import'));
  await importing.getByText(t('products.job.checked')).waitFor();
  const letImport = await hold(
    sql`SELECT pg_advisory_xact_lock(${ADVISORY_LOCK.products}, id) FROM applications WHERE app_id = ${APPLICATION}`,
  );
  await importing.getByRole('button', { name: t('products.import.apply', { count: PRODUCTS }) }).click();
  await importing.getByRole('progressbar', { name: t('products.job.progress') }).waitFor();
  await reload(t('words.import'));
  await importing.getByText(t('products.job.writing', { done: 0, total: PRODUCTS })).waitFor();
  await letImport();
  await importing.getByText(t('products.job.done'), { exact: true }).waitFor(NEXT_TRY);
  expect(await findViolations(page, { scope: '#portal-content' })).toEqual([]);

  await sql`
    UPDATE product_prices r SET price_minor = price_minor + 100, default_price_minor = price_minor + 100
    WHERE ${IN_JAPAN}`.execute(database.db);
  await button(t('products.reprice.all')).click();
  await reload(t('products.repriceJob.title'));
  const repricing = notice(t('products.repriceJob.title'));
  await repricing.getByText(t('products.repriceJob.checked')).waitFor();
  const letReprice = await hold(sql`SELECT FROM product_prices r WHERE ${IN_JAPAN} FOR UPDATE`);
  await repricing.getByRole('button', { name: t('products.reprice.apply', { count: PRODUCTS }) }).click();
  const compared = repricing.getByText(t('products.repriceJob.judging', { done: PRODUCTS, total: PRODUCTS }));
  await compared.waitFor();
  await reload(t('products.repriceJob.title'));
  await compared.waitFor();
  const progress = repricing.getByRole('progressbar', { name: t('products.repriceJob.progress') });
  await expect.poll(() => progress.getAttribute('aria-valuenow')).toBe('100');
  await letReprice();
  await repricing.getByText(t('products.reprice.done', { count: PRODUCTS })).waitFor(NEXT_TRY);
  await repricing.getByRole('button', { name: t('products.job.dismiss') }).click();
  await repricing.waitFor({ state: 'detached' });

  await button(t('products.reprice.all')).click();
  await repricing.getByText(t('products.reprice.nothing')).waitFor();
});
