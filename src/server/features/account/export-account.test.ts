import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PAGE } from '#server/streaming/read-pages.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { buildInvoice } from '#tests/factories/build-invoice.ts';
import { buildProvider } from '#tests/factories/build-provider.ts';
import { makeBuyer } from '#tests/product/open-shop.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { exportLibrary } from '../library/export-library-queries.ts';
import { listMoneyRecords } from './list-money-records.ts';

let product: TestProduct;
let userId = 0;

beforeAll(async () => {
  product = await openTestProduct();
  ({ userId } = await makeBuyer(product));
});

afterAll(() => product.close());

/** Reads a list to the end, and changes the underlying data after the first page. */
async function readWhile<Item>(list: Iterable<Item> | AsyncIterable<Item>, change: () => Promise<unknown>) {
  const items: Item[] = [];
  for await (const item of list) {
    items.push(item);
    if (items.length === 1) await change();
  }
  return items;
}

it('holds each invoice once, whichever are issued while it is read', async () => {
  await sql`
    INSERT INTO invoices (user_id, order_id, provider_code, language, amount, paid_at, status, period, number,
      random_code, seller_name, seller_tax_id, issued_at)
    SELECT ${userId}, 'many' || n, 'sandbox', 'en-US', 150, now(), 1, '11501', 'XY' || (10000000 + n),
      '0123', 'Starhall', '12345675', '2026-01-10T04:00:00Z'::timestamptz + n / 3 * interval '1 ms'
    FROM generate_series(1, ${PAGE + 1}::integer) AS n`.execute(product.db);
  const { invoices } = await listMoneyRecords(product.db, userId);
  const read = await readWhile(invoices, () =>
    buildInvoice(product.db, { user_id: userId, issued_at: '2026-02-20T04:00:00Z' }),
  );
  expect(read.map(({ invoiceNumber }) => invoiceNumber)).toEqual(
    Array.from({ length: PAGE + 1 }, (_, index) => `XY${10_000_000 + PAGE + 1 - index}`),
  );
});

it('holds each game that was played once, whichever are deleted while it is read', async () => {
  const providerId = await buildProvider(product.db);
  const { rows } = await sql<{ app_id: string; id: number }>`
    WITH made AS (
      INSERT INTO applications (app_id, category, platforms, developer_id, status)
      SELECT 'com.example.many' || (10000 + n), 101, '{2}', ${providerId}, 2
      FROM generate_series(1, ${PAGE + 1}::integer) AS n RETURNING id, app_id
    ), played AS (
      INSERT INTO library_plays (user_id, application_id, first_played_at, last_played_at)
      SELECT ${userId}, id, '2026-01-10T04:00:00Z', '2026-01-10T04:00:00Z' FROM made
    )
    SELECT app_id, id FROM made ORDER BY app_id`.execute(product.db);
  const { played } = await exportLibrary(product.db, userId);
  const read = await readWhile(played, async () => {
    const { id: application_id } = await buildApplication(product.db, { developer_id: providerId });
    const times = { first_played_at: '2026-01-09T04:00:00Z', last_played_at: '2026-01-11T04:00:00Z' };
    await product.db
      .insertInto('library_plays')
      .values({ user_id: userId, application_id, ...times })
      .execute();
    await product.db
      .deleteFrom('library_plays')
      .where(
        'application_id',
        'in',
        rows.slice(0, 3).map(({ id }) => id),
      )
      .execute();
  });
  expect(read.map(({ applicationId }) => applicationId)).toEqual(rows.map(({ app_id }) => app_id));
});
