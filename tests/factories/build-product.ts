import type { Kysely } from 'kysely';
import type { CurrencyCode } from '#contract/values/limits.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { SHELF } from '#contract/values/states.ts';
import type { NewRow, Schema } from '#server/db/schema.ts';
import { nextNumber } from './next-number.ts';

export interface ProductOverrides extends Partial<NewRow<'products'>> {
  readonly application_id: number;
  /** Title per language; all four by default. */
  readonly titles?: Partial<Readonly<Record<LocaleCode, string>>>;
  /** Country, currency and price in minor units, in their order. */
  readonly prices?: readonly (readonly [country: string, currency: CurrencyCode, priceMinor: number])[];
}

/** Inserts a published product, at TWD 30 in Taiwan and MYR 4.50 in Malaysia. */
export async function buildProduct(
  db: Kysely<Schema>,
  {
    titles,
    prices = [
      ['TW', 'TWD', 30],
      ['MY', 'MYR', 450],
    ],
    ...overrides
  }: ProductOverrides,
): Promise<{ readonly id: number; readonly productId: string }> {
  const number = nextNumber();
  return db.transaction().execute(async (trx) => {
    const { id, product_id: productId } = await trx
      .insertInto('products')
      .values({
        product_id: `product_${number}`,
        name: `Product ${number}`,
        icon: '/files/images/icon.png',
        status: SHELF.onShelf,
        published_at: '2026-01-01T00:00:00Z',
        default_currency: 'TWD',
        default_price_minor: 30,
        ...overrides,
      })
      .returning(['id', 'product_id'])
      .executeTakeFirstOrThrow();
    for (const lang of LOCALES) {
      const title = titles === undefined ? `Title ${number} ${lang}` : titles[lang];
      if (title === undefined) continue;
      await trx
        .insertInto('product_contents')
        .values({ product_id: id, lang, title, description: `About ${title}` })
        .execute();
    }
    const rows = prices.map(([country, currency, price_minor], position) => {
      return { product_id: id, country, position, currency, price_minor, default_price_minor: price_minor };
    });
    if (rows.length > 0) await trx.insertInto('product_prices').values(rows).execute();
    return { id, productId };
  });
}
