import type { InputOf } from '#contract/endpoint.ts';
import { createProduct, getOwnProduct } from '#contract/product/developer-endpoints.ts';
import type { CurrencyCode } from '#contract/values/limits.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { saveRates } from '#server/features/exchange-rate/rate-queries.ts';
import { type BuiltApplication, buildApplication } from '#tests/factories/build-application.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import { openApplicationTrial } from './open-application-trial.ts';
import type { TestProductOptions } from './open-test-product.ts';

type ProductInput = Omit<InputOf<typeof createProduct>, 'applicationId'>;

/** Initial rates of the euro; at these, 1 EUR is 35 TWD, 4.60 MYR and 1.46 SGD. */
const EURO_RATES = { TWD: 34.2, MYR: 4.6, SGD: 1.46 } as const;
/** Before any test's clock. */
const DAY_OF_RATES = '2026-01-01';

/**
 * The service with two developers and a player, an application of the first one, rates, and forms of products whose
 * icons are uploaded.
 */
export async function openProductTrial(options: TestProductOptions = {}) {
  const trial = await openApplicationTrial(options);
  const { db, first } = trial;

  /** Sets rates of the euro from a day in Taiwan on. */
  const setRates = (rates: Partial<Record<Exclude<CurrencyCode, 'EUR'>, number>>, day = DAY_OF_RATES) =>
    db.transaction().execute((trx) => {
      const changed = (['TWD', 'MYR', 'SGD'] as const).flatMap((to) => {
        const rate = rates[to];
        return rate === undefined ? [] : [{ from: 'EUR' as const, to, rate, day }];
      });
      return saveRates(trx, changed, new Date(trial.clock.now()));
    });
  await setRates(EURO_RATES);

  const buildGame = (developer_id: number = first.userId): Promise<BuiltApplication> =>
    buildApplication(db, { developer_id });
  const game = await buildGame();

  /** The first developer's submission of a product, valid in every field: TWD 30 in Taiwan and converted elsewhere. */
  const buildForm = async (overrides: ProductInput = {}): Promise<ProductInput> => ({
    productId: `coin_${nextNumber()}`,
    name: 'Bag of coins',
    icon: overrides.icon ?? (await trial.upload('product_icon')),
    contents: LOCALES.map((lang) => ({ lang, title: `Coins ${lang}`, description: `A bag of coins ${lang}` })),
    defaultCurrency: 'TWD',
    defaultPrice: 30,
    countries: ['TW', 'MY', 'DE'],
    ...overrides,
  });

  /** Creates an unpublished product of the first developer, and reads it. */
  const make = async (overrides: ProductInput = {}, applicationId = game.appId) => {
    const form = { ...(await buildForm(overrides)), applicationId };
    const { id } = await trial.call(createProduct, form, first);
    return trial.call(getOwnProduct, { id }, first);
  };
  return { ...trial, game, buildGame, buildForm, setRates, make };
}

export type ProductTrial = Awaited<ReturnType<typeof openProductTrial>>;
