import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exportAccount } from '#contract/account/endpoints.ts';
import { exportAudit } from '#contract/admin/endpoints.ts';
import { exportDeposits } from '#contract/deposit/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { importExchangeRates } from '#contract/exchange-rate/operator-endpoints.ts';
import { importInvoiceDraw } from '#contract/invoice/operator-endpoints.ts';
import { exportOrders } from '#contract/order/endpoints.ts';
import {
  exportProducts,
  getProductJob,
  importProducts,
  listOwnProducts,
  repriceProducts,
} from '#contract/product/developer-endpoints.ts';
import { exportSales } from '#contract/sales/endpoints.ts';
import { importTestAccounts } from '#contract/test-account/endpoints.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { INVOICE_STATUS, WINNING_TYPE } from '#contract/values/states.ts';
import { listCountryRegions } from '#domain/countries/countries.ts';
import { PRODUCT_COLUMNS, type ProductColumn } from '#domain/product-table/product-columns.ts';
import type { Developer } from '#tests/product/open-application-trial.ts';
import { DRAWN_PERIOD } from '#tests/product/open-invoice-trial.ts';
import { openProductTrial, type ProductTrial } from '#tests/product/open-product-trial.ts';
import { signIn } from '#tests/product/sign-in.ts';
import { expectFreeLoop } from './watch-loop.ts';

const COUNTRIES = listCountryRegions().flatMap(({ countries }) => countries);
/** Just enough for a table and a repricing that are jobs. */
const PRODUCTS = 170;

let trial: ProductTrial;
let icon = '';
let appId = '';

beforeAll(async () => {
  trial = await openProductTrial({ checksAnswers: false });
  ({ icon } = await trial.make());
  ({ appId } = await trial.buildGame());
});

afterAll(() => trial.close());

/** A table with a price for each country on every line. */
function tableOf(name: string): string {
  const cells: Partial<Record<ProductColumn, string>> = {
    name,
    defaultLanguage: 'en-US',
    'title.en-US': 'Coins',
    defaultCurrency: 'TWD',
    defaultPrice: '30',
    countries: COUNTRIES.join(' '),
    icon,
  };
  const lines = Array.from({ length: PRODUCTS }, (_, number) =>
    PRODUCT_COLUMNS.map((column) => (column === 'productId' ? `p${number}` : (cells[column] ?? ''))).join(','),
  );
  return [PRODUCT_COLUMNS.join(','), ...lines].join('\n');
}

async function send(endpoint: Endpoint, input: object, status = 200): Promise<void> {
  const response = await trial.send(endpoint, { applicationId: appId, ...input }, trial.first);
  await response.arrayBuffer();
  expect(response.status).toBe(status);
}

/** Imports or validates a table and waits for the job to finish. */
async function sendTable(table: string, { apply, state }: { apply: boolean; state: string }): Promise<void> {
  await send(importProducts, { apply, file: new File([table], 'products.csv') });
  await waitForJob(state);
}

/** Compares all prices with today's, or changes them, to the end of the job. */
async function reprice({ apply }: { apply: boolean }): Promise<void> {
  await send(repriceProducts, { apply });
  await waitForJob('done');
}

async function waitForJob(state: string): Promise<void> {
  const look = async () => (await trial.call(getProductJob, { applicationId: appId }, trial.first)).job?.state;
  await expect.poll(look, { timeout: 60_000 }).toMatch(/done|refused|failed/);
  expect(await look()).toBe(state);
}

it('never keeps the event loop for 100 ms, whatever is imported, exported, listed or repriced', async () => {
  const [coins, unnamed, gems] = ['Coins', '', 'Gems'].map(tableOf);
  const short = [PRODUCT_COLUMNS.join(','), ...Array.from({ length: 10_000 }, (_, number) => `p${number},,,,,,,,`)];
  const blank = '\n'.repeat(1_000_000);
  await expectFreeLoop('a preview', () => sendTable(coins ?? '', { apply: false, state: 'done' }));
  await expectFreeLoop('what is refused', () => sendTable(unnamed ?? '', { apply: true, state: 'refused' }));
  await expectFreeLoop('new products', () => sendTable(coins ?? '', { apply: true, state: 'done' }));
  await expectFreeLoop('changes', () => sendTable(gems ?? '', { apply: true, state: 'done' }));
  await expectFreeLoop('lines', () =>
    sendTable(`${short.join('\n')}\n${' '.repeat(70_000)}`, { apply: false, state: 'refused' }),
  );
  await expectFreeLoop('blank lines', () => send(importProducts, { file: new File([blank], 'products.csv') }, 400));
  await expectFreeLoop('an export', () => send(exportProducts, {}));
  await expectFreeLoop('a list', () => send(listOwnProducts, { limit: 100 }));
  let rate = 40;
  await expectFreeLoop('a repricing', async () => {
    // Different values each time, so that a retry has something to write.
    rate += 3;
    await trial.setRates({ TWD: rate, MYR: rate / 8, SGD: rate / 20 });
    await reprice({ apply: false });
    await reprice({ apply: true });
  });
}, 120_000);

it('never keeps it for 100 ms by the largest lists of rates, testers and drawn numbers either', async () => {
  const operator = await signIn(trial, { email: 'operator@starhall.test' });
  const sendAs = (endpoint: Endpoint, input: object, headers: Developer['headers']) =>
    trial.send(endpoint, input, { headers }).then(async (response) => {
      await response.arrayBuffer();
      expect(response.status).toBe(200);
    });
  const rates = Array.from({ length: LIMITS.rateImportRows }, (_, number) => {
    const day = new Date(Date.parse('2020-01-01') + number * 86_400_000).toISOString().slice(0, 10);
    return `EUR,TWD,${30 + number / 100},${day}`;
  });
  const csv = ['from,to,rate,day', ...rates].join('\n');
  await expectFreeLoop('rates', () => sendAs(importExchangeRates, { csv, apply: true }, operator.headers));
  const accounts = 'a@b.tw\n'.repeat(LIMITS.testAccountListLength / 7);
  await expectFreeLoop('testers', () => sendAs(importTestAccounts, { accounts }, trial.first.headers));
  await sql`
    INSERT INTO invoices (user_id, order_id, provider_code, language, amount, paid_at, status, period, number, random_code,
      seller_name, seller_tax_id, issued_at)
    SELECT ${trial.first.userId}, 'D' || number, 'sandbox', 'zh-TW', 150, at, ${INVOICE_STATUS.issued}, ${DRAWN_PERIOD},
      'AB' || (10000000 + number), '0123', 'Starhall', '12345675', at
    FROM generate_series(1, 1000) AS number, (VALUES ('2026-01-10T04:00:00Z'::timestamptz)) AS issued (at)`.execute(
    trial.db,
  );
  const numbers = Array.from({ length: LIMITS.drawnNumbers }, (_, number) => {
    return { number: String(90_000_000 + number), winningType: WINNING_TYPE.first };
  });
  await expectFreeLoop('a draw', () => sendAs(importInvoiceDraw, { period: DRAWN_PERIOD, numbers }, operator.headers));
}, 60_000);

/** Records for one account: more than any page shows, and enough to expose work that processes all of them at once. */
const [RECORDS, ENTRIES] = [20_000, 100_000];

/** The response sizes that are sent in one piece; text is sent in chunks of 16 kB. */
const MOST_BYTES = 65_536;

/** Orders of as many products, top-ups and entries of the log, all of the first developer; past the triggers, which count. */
async function fillRecords(): Promise<void> {
  const { userId } = trial.first;
  const at = sql`timestamptz '2026-01-02' + number * interval '1 minute'`;
  await trial.db.connection().execute(async (db) => {
    await sql`SET session_replication_role = replica`.execute(db);
    await sql`
      INSERT INTO orders (order_id, user_id, application_id, app_id, application_names, product_id, product_names,
        seller_id, seller, lang, currency, price_minor, quantity, amount_minor, created_at)
      SELECT 'P0' || number, ${userId}, ${trial.game.id}, ${trial.game.appId}, '{"zh-TW":"Game"}', 'gems_' || number,
        '{"zh-TW":"Gems"}', ${userId}, 'Studio', 'en-US', 'TWD', 30, 1, 30, ${at}
      FROM generate_series(1, ${RECORDS}::integer) AS number`.execute(db);
    await sql`
      INSERT INTO deposits (order_id, user_id, payment_method, provider, currency, amount_minor, status, language,
        created_at, paid_at, updated_at)
      SELECT 'DHEAVY' || lpad(number::text, 11, '0'), ${userId}, 'credit_card', 'sandbox', 'TWD', 100, 1, 'en-US', ${at}, ${at}, ${at}
      FROM generate_series(1, ${RECORDS}::integer) AS number`.execute(db);
    await sql`
      INSERT INTO audit_log (actor_id, action, subject, details)
      SELECT ${userId}, 'product.edit', ${`user:${userId}`}, '{"fields":["name"]}'
      FROM generate_series(1, ${ENTRIES}::integer) AS number`.execute(db);
    await sql`SET session_replication_role = origin`.execute(db);
  });
}

it('never keeps it for 100 ms with an export, however large', async () => {
  await fillRecords();
  const operator = await signIn(trial, { email: 'operator@starhall.test' });
  /** Reads this many bytes of it. */
  const take = (endpoint: Endpoint, input: object, { headers }: Pick<Developer, 'headers'>, length: number) =>
    expectFreeLoop(endpoint.name, async () => {
      const response = await trial.send(endpoint, input, { headers });
      let [bytes, longest] = [0, 0];
      for await (const { byteLength } of response.body ?? []) {
        bytes += byteLength;
        longest = Math.max(longest, byteLength);
        if (bytes > length) break;
      }
      expect(response.status, endpoint.name).toBe(200);
      expect(bytes, endpoint.name).toBeGreaterThan(length);
      // In portions: it is never in memory as a whole either.
      expect(longest, endpoint.name).toBeLessThan(MOST_BYTES);
    });
  await take(exportAccount, {}, trial.first, RECORDS * 400 + ENTRIES * 90);
  await take(exportOrders, {}, trial.first, RECORDS * 50);
  await take(exportSales, {}, trial.first, RECORDS * 50);
  await take(exportDeposits, {}, trial.first, RECORDS * 50);
  await take(exportAudit, {}, operator, 1_000_000);
}, 120_000);
