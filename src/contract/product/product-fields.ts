import { listOfObjects, looseField } from '../schema/loose-field.ts';
import { CURRENCIES } from '../values/limits.ts';
import { LOCALES } from '../values/locales.ts';
import type { DefaultProduct, ProductContent, ProductPrice } from './entities.ts';

const TEXT = { type: 'string' } as const;
const CURRENCY = { type: 'string', enum: CURRENCIES } as const;
const LOCALE = { type: 'string', enum: LOCALES } as const;
const AMOUNT = { type: ['number', 'string'], minimum: 0 } as const;

/** A price as it is sent: a number in major units, or its text; without one the automatic price counts. */
type SentPrice = Partial<Omit<ProductPrice, 'price'>> & { readonly price?: number | string | undefined };

/** The form of a product, checked as a whole by `domain/forms/product/product-form.ts`. */
export const productFields = {
  productId: looseField<string>(TEXT),
  name: looseField<string>(TEXT),
  icon: looseField<string>({ type: 'string', description: 'uploadId with purpose product_icon, or the current URL' }),
  contentDefault: looseField<string>(LOCALE),
  contents: looseField<readonly Partial<ProductContent>[]>(
    listOfObjects({ lang: LOCALE, title: TEXT, description: TEXT }),
  ),
  defaultCurrency: looseField<string>(CURRENCY),
  defaultPrice: looseField<number | string>(AMOUNT),
  prices: looseField<readonly SentPrice[]>(
    listOfObjects({ country: TEXT, currency: CURRENCY, price: AMOUNT, manualPrice: { type: 'boolean' } }),
  ),
  countries: looseField<readonly string[]>({ type: 'array', items: TEXT }),
  /** The product that every application has, as it was read (O52): it cannot be changed. */
  defaultProduct: looseField<Partial<DefaultProduct>>({
    type: 'object',
    properties: { productId: TEXT, regionCode: TEXT, quantity: { type: 'integer' } },
  }),
};
