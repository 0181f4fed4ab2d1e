import type { CurrencyCode } from '#contract/values/limits.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { SHELF } from '#contract/values/states.ts';
import { currencyOfCountry } from '#domain/countries/countries.ts';
import { toMinor } from '#domain/money/money.ts';
import { createPriceConverter } from '#domain/prices/price-converter.ts';
import { fillPriceList } from '#domain/prices/price-list.ts';
import type { DemoGame } from './catalogue/demo-game.ts';
import type { DemoProduct } from './catalogue/demo-product.ts';
import { demoGames } from './catalogue/games.ts';
import { demoProducts } from './catalogue/products.ts';
import { claimStep } from './claim-step.ts';
import { EURO_RATES } from './seed-shop.ts';
import type { SeedTools } from './seed-tools.ts';

const SEEDED = 'demo_products_seeded';
const CURRENCY = 'TWD' satisfies CurrencyCode;

type Tools = Pick<SeedTools, 'trx' | 'pictures'>;

/**
 * Adds the products of the demo games once; products that developers delete later stay deleted. Missing games are
 * skipped.
 */
export async function insertProducts(tools: Tools): Promise<void> {
  if (!(await claimStep(tools.trx, SEEDED))) return;
  for (const game of demoGames) {
    const products = demoProducts[game.slug] ?? [];
    if (products.length > 0) await insertProductsOf(game, products, tools);
  }
}

async function insertProductsOf(game: DemoGame, products: readonly DemoProduct[], tools: Tools): Promise<void> {
  const application = await tools.trx
    .updateTable('applications')
    .set({ has_in_app_purchase: true })
    .where('app_id', '=', game.appId)
    .returning('id')
    .executeTakeFirst();
  if (application === undefined) return;
  for (const product of products) await insertProduct({ applicationId: application.id, game, product }, tools);
}

interface Sold {
  readonly applicationId: number;
  readonly game: DemoGame;
  readonly product: DemoProduct;
}

/** Inserts a published product with its icon, texts and prices, and returns its row ID. */
export async function insertProduct({ applicationId, game, product }: Sold, { trx, pictures }: Tools): Promise<number> {
  const { id } = await trx
    .insertInto('products')
    .values({
      application_id: applicationId,
      product_id: product.productId,
      name: product.title['en-US'],
      icon: await pictures.store(game.slug, `product-${product.productId}.webp`, trx),
      status: SHELF.onShelf,
      published_at: game.publishDate,
      default_currency: CURRENCY,
      default_price_minor: minorOf(product.price, CURRENCY),
      created_at: game.publishDate,
      updated_at: game.publishDate,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx.insertInto('product_contents').values(contentsOf(id, product)).execute();
  await trx
    .insertInto('product_prices')
    .values(pricesOf(id, product, game))
    .execute();
  return id;
}

function contentsOf(id: number, { title, description }: DemoProduct) {
  return LOCALES.map((lang) => ({ product_id: id, lang, title: title[lang], description: description[lang] }));
}

/** A price for each country where the game is available, converted as in the store. */
function pricesOf(id: number, { price }: DemoProduct, { countries }: DemoGame) {
  const { rows } = fillPriceList({
    countries,
    rows: countries.map((country) => ({ country, currency: currencyOfCountry(country), price: 0, manualPrice: false })),
    defaultCurrency: CURRENCY,
    defaultPrice: price,
    convert: createPriceConverter(EURO_RATES.map(([to, rate]) => ({ from: 'EUR', to, rate }))),
  });
  return rows.map(({ country, currency, price: converted }, position) => {
    const minor = minorOf(converted, currency);
    return { product_id: id, country, position, currency, price_minor: minor, default_price_minor: minor };
  });
}

function minorOf(price: number, currency: CurrencyCode): number {
  const minor = toMinor(price, currency);
  if (minor === undefined) throw new RangeError(`${price} is not a price in ${currency}`);
  return minor;
}
