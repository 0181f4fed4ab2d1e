import { sql, type Transaction } from 'kysely';
import type { PriceCause } from '#contract/product/entities.ts';
import { PRODUCT_FIELDS, type StoredProductForm } from '#domain/forms/product/product-fields.ts';
import { toMinor } from '#domain/money/money.ts';
import { listFormColumns } from '../../db/form-columns.ts';
import type { Row, Schema } from '../../db/schema.ts';

type Trx = Transaction<Schema>;

/** Column names are checked against `products` at compile time. */
const COLUMNS: readonly { readonly name: keyof StoredProductForm; readonly column: keyof Row<'products'> }[] =
  listFormColumns(PRODUCT_FIELDS);
const names = sql.join(COLUMNS.map(({ column }) => sql.ref(column)));
/** The ID of a product never changes. */
const changes = COLUMNS.filter(({ name }) => name !== 'productId').map(
  ({ column }) => sql`${sql.ref(column)} = new.${sql.ref(column)}`,
);

/** Products per statement: with a price for every country that is ten thousand rows. */
const AT_ONCE = 40;

export interface ProductToUpdate {
  readonly id: number;
  readonly form: StoredProductForm;
  /** Time of the change. */
  readonly at: Date;
}

/** Sets the cause that the price history records for all prices written in this transaction. */
export async function setPriceCause(trx: Trx, cause: PriceCause): Promise<void> {
  await sql`SELECT set_config('starhall.price_cause', ${cause}, true)`.execute(trx);
}

/**
 * Inserts new products off the shelf, in the given order. Returns their internal IDs by product ID; a missing one had
 * an ID that was already taken, possibly concurrently.
 */
export async function insertProducts(
  trx: Trx,
  { applicationId, forms, at }: { applicationId: number; forms: readonly StoredProductForm[]; at: Date },
): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  for (const batch of inBatches(forms)) {
    const rows = batch.map(columnsOf);
    const made = await sql<{ id: number; product_id: string }>`
      INSERT INTO products (application_id, ${names}, created_at, updated_at)
      SELECT ${applicationId}, ${names}, ${at}, ${at}
      FROM jsonb_populate_recordset(NULL::products, ${json(rows)}) WITH ORDINALITY
      ORDER BY ordinality ON CONFLICT DO NOTHING RETURNING id, product_id`.execute(trx);
    for (const { id, product_id } of made.rows) ids.set(product_id, id);
    const written = batch.flatMap((form) => {
      const id = ids.get(form.productId);
      return id === undefined ? [] : [{ id, form, at }];
    });
    await saveContents(trx, written);
    await savePrices(trx, written);
  }
  return ids;
}

/** Updates products; unchanged texts and prices keep their timestamps and leave no history. */
export async function updateProducts(trx: Trx, products: readonly ProductToUpdate[]): Promise<void> {
  for (const batch of inBatches(products)) {
    const rows = batch.map(({ id, form, at }) => ({ id, ...columnsOf(form), updated_at: at }));
    await sql`
      UPDATE products p SET ${sql.join(changes)}, updated_at = new.updated_at
      FROM jsonb_populate_recordset(NULL::products, ${json(rows)}) AS new
      WHERE p.id = new.id`.execute(trx);
    await saveContents(trx, batch);
    await dropContents(trx, batch);
    await savePrices(trx, batch);
    await dropPrices(trx, batch);
  }
}

function columnsOf(form: StoredProductForm) {
  const values = { ...form, defaultPrice: minorOf(form.defaultPrice, form.defaultCurrency) };
  return Object.fromEntries(COLUMNS.map(({ name, column }) => [column, values[name]]));
}

async function saveContents(trx: Trx, products: readonly ProductToUpdate[]): Promise<void> {
  const rows = products.flatMap(({ id, form, at }) =>
    form.contents.map(({ lang, title, description }) => ({ product_id: id, lang, title, description, at })),
  );
  await sql`
    INSERT INTO product_contents AS old (product_id, lang, title, description, created_at, updated_at)
    SELECT product_id, lang, title, description, at, at FROM jsonb_to_recordset(${json(rows)})
      AS new (product_id integer, lang text, title text, description text, at timestamptz)
    ON CONFLICT (product_id, lang) DO UPDATE
      SET title = excluded.title, description = excluded.description, updated_at = excluded.updated_at
    WHERE (old.title, old.description) <> (excluded.title, excluded.description)`.execute(trx);
}

async function dropContents(trx: Trx, products: readonly ProductToUpdate[]): Promise<void> {
  const kept = products.flatMap(({ id, form }) => form.contents.map(({ lang }) => ({ id, lang })));
  await sql`
    DELETE FROM product_contents old WHERE product_id = ANY (${products.map(({ id }) => id)}::integer[])
      AND NOT EXISTS (
        SELECT FROM unnest(${kept.map(({ id }) => id)}::integer[], ${kept.map(({ lang }) => lang)}::text[])
          AS new (product_id, lang)
        WHERE new.product_id = old.product_id AND new.lang = old.lang)`.execute(trx);
}

/** A row in which only the position differs keeps its timestamps. */
async function savePrices(trx: Trx, products: readonly ProductToUpdate[]): Promise<void> {
  const rows = products.flatMap(({ id, form, at }) =>
    form.prices.map(({ country, currency, price, defaultPrice, manualPrice }, position) => {
      const [price_minor, default_price_minor] = [minorOf(price, currency), minorOf(defaultPrice, currency)];
      return { product_id: id, country, position, currency, price_minor, default_price_minor, manualPrice, at };
    }),
  );
  const column = <Key extends keyof (typeof rows)[number]>(name: Key) => rows.map((row) => row[name]);
  await sql`
    INSERT INTO product_prices AS old (product_id, country, position, currency, price_minor, default_price_minor,
      is_manual, created_at, updated_at)
    SELECT product_id, country, position, currency, price_minor, default_price_minor, is_manual, at, at
    FROM unnest(${column('product_id')}::integer[], ${column('country')}::text[], ${column('position')}::smallint[],
      ${column('currency')}::text[], ${column('price_minor')}::bigint[], ${column('default_price_minor')}::bigint[],
      ${column('manualPrice')}::boolean[], ${column('at')}::timestamptz[])
      AS new (product_id, country, position, currency, price_minor, default_price_minor, is_manual, at)
    ON CONFLICT (product_id, country) DO UPDATE SET position = excluded.position, currency = excluded.currency,
      price_minor = excluded.price_minor, default_price_minor = excluded.default_price_minor,
      is_manual = excluded.is_manual,
      updated_at = CASE WHEN (old.currency, old.price_minor, old.default_price_minor, old.is_manual)
        <> (excluded.currency, excluded.price_minor, excluded.default_price_minor, excluded.is_manual)
        THEN excluded.updated_at ELSE old.updated_at END
    WHERE (old.position, old.currency, old.price_minor, old.default_price_minor, old.is_manual)
      <> (excluded.position, excluded.currency, excluded.price_minor, excluded.default_price_minor, excluded.is_manual)`.execute(
    trx,
  );
}

async function dropPrices(trx: Trx, products: readonly ProductToUpdate[]): Promise<void> {
  const kept = products.flatMap(({ id, form }) => form.prices.map(({ country }) => ({ id, country })));
  await sql`
    DELETE FROM product_prices old WHERE product_id = ANY (${products.map(({ id }) => id)}::integer[])
      AND NOT EXISTS (
        SELECT FROM unnest(${kept.map(({ id }) => id)}::integer[], ${kept.map(({ country }) => country)}::text[])
          AS new (product_id, country)
        WHERE new.product_id = old.product_id AND new.country = old.country)`.execute(trx);
}

/** @throws RangeError for amounts that validation would have rejected. */
function minorOf(price: number, currency: StoredProductForm['defaultCurrency']): number {
  const minor = toMinor(price, currency);
  if (minor === undefined) throw new RangeError(`${price} is no price in ${currency}`);
  return minor;
}

function json(rows: readonly object[]) {
  return sql`${JSON.stringify(rows)}::jsonb`;
}

function inBatches<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / AT_ONCE) }, (_, index) =>
    items.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );
}
