import type { DefaultProduct, Product } from '#contract/product/entities.ts';
import { byLocale } from '#contract/values/by-locale.ts';
import { type CurrencyCode, DEFAULT_CURRENCY } from '#contract/values/limits.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { currencyOfCountry } from '#domain/countries/countries.ts';
import type { ProductForm } from '#domain/forms/product/product-fields.ts';

/** A product's texts in one language. */
export interface ProductTexts {
  readonly title: string;
  readonly description: string;
}

/** How the price of a country is set; `own` is the input of a manual price, null if it follows the default. */
interface DraftPrice {
  readonly currency: CurrencyCode;
  readonly own: string | null;
}

/**
 * A product in the form: amounts are stored as typed, and lists whose entries have a key are stored by that key. A
 * country without an entry in the prices follows the default price in its own currency.
 */
export interface ProductDraft
  extends Readonly<Omit<ProductForm, 'contents' | 'defaultPrice' | 'countries' | 'prices'>> {
  readonly contents: Readonly<Record<LocaleCode, ProductTexts>>;
  readonly defaultPrice: string;
  readonly countries: readonly string[];
  readonly prices: Readonly<Record<string, DraftPrice>>;
}

const NO_TEXTS: ProductTexts = { title: '', description: '' };
const NO_CONTENTS: ProductDraft['contents'] = byLocale(() => NO_TEXTS);

interface NewProduct {
  /** Countries in which the application is published, the default for its products. */
  readonly countries: readonly string[];
  readonly contentDefault: LocaleCode;
}

/** The form of a new product. */
export function newDraft({ countries, contentDefault }: NewProduct): ProductDraft {
  return {
    productId: '',
    name: '',
    icon: '',
    contentDefault,
    contents: NO_CONTENTS,
    defaultCurrency: DEFAULT_CURRENCY,
    defaultPrice: '',
    countries,
    prices: {},
  };
}

/** The form of a stored product. */
export function draftOf(product: Product): ProductDraft {
  const { productId, name, icon, contentDefault, contents, defaultCurrency, defaultPrice, countries, prices } = product;
  return {
    productId,
    name,
    icon,
    contentDefault,
    contents: {
      ...NO_CONTENTS,
      ...Object.fromEntries(contents.map(({ lang, title, description }) => [lang, { title, description }])),
    },
    defaultCurrency,
    defaultPrice: String(defaultPrice),
    countries,
    prices: Object.fromEntries(
      prices.map(({ country, currency, manualPrice, price }) => [
        country,
        { currency, own: manualPrice ? String(price) : null },
      ]),
    ),
  };
}

export function priceOf({ prices }: Pick<ProductDraft, 'prices'>, country: string): DraftPrice {
  return prices[country] ?? { currency: currencyOfCountry(country), own: null };
}

/** Whether a language has any text; languages without text are not submitted. */
export function hasTexts({ title, description }: ProductTexts): boolean {
  return title.trim() !== '' || description.trim() !== '';
}

/** Normalizes an amount for validation: converts full-width digits, which Chinese input methods produce. */
export function readAmount(text: string): string {
  return text.normalize('NFKC').trim();
}

/** The draft as validated and submitted; the server computes automatic prices. */
export function toSubmission(draft: ProductDraft) {
  const { contents, contentDefault, countries } = draft;
  const used = LOCALES.filter((lang) => lang === contentDefault || hasTexts(contents[lang]));
  return {
    productId: draft.productId.trim(),
    name: draft.name.trim(),
    icon: draft.icon,
    contentDefault,
    contents: used.map((lang) => ({
      lang,
      title: contents[lang].title.trim(),
      description: contents[lang].description.trim(),
    })),
    defaultCurrency: draft.defaultCurrency,
    defaultPrice: readAmount(draft.defaultPrice),
    countries: [...countries],
    prices: countries.map((country) => {
      const { currency, own } = priceOf(draft, country);
      return own === null
        ? { country, currency, manualPrice: false }
        : { country, currency, manualPrice: true, price: readAmount(own) };
    }),
  } satisfies Record<keyof ProductForm, unknown>;
}
export type ProductSubmission = ReturnType<typeof toSubmission>;

/**
 * Converts the index-based field name of a check or of the server to the page's name: `contents.1.title` of the
 * submission becomes `contents.zh-CN.title`, and `prices.3.price` becomes `prices.DE.price`.
 */
export function toFieldName(field: string, sent: ProductSubmission): string {
  const [list = '', place = '', part = ''] = field.split('.');
  const index = Number.parseInt(place, 10);
  if (list === 'contents') {
    const lang = sent.contents[Number.isNaN(index) ? 0 : index]?.lang ?? sent.contentDefault;
    return `contents.${lang}.${part === 'description' ? part : 'title'}`;
  }
  if (list === 'prices' && !Number.isNaN(index)) {
    const country = sent.prices[index]?.country;
    return country === undefined ? 'countries' : `prices.${country}.price`;
  }
  return list === 'prices' ? 'countries' : list;
}

/** The three fields of the default product Point that a form sends back unchanged (R3.31, O52). */
export function toSentPoint({ productId, regionCode, quantity }: DefaultProduct) {
  return { productId, regionCode, quantity };
}

/** Sets the manual price of countries, or resets them to the default (null). */
export function setOwnPrice(draft: ProductDraft, countries: readonly string[], own: string | null): ProductDraft {
  const changed = countries.map((country) => [country, { ...priceOf(draft, country), own }] as const);
  return { ...draft, prices: { ...draft.prices, ...Object.fromEntries(changed) } };
}

/** The countries of a draft whose price is in a currency. */
export function countriesIn(draft: ProductDraft, currency: CurrencyCode): readonly string[] {
  return draft.countries.filter((country) => priceOf(draft, country).currency === currency);
}

/** Appends or removes countries. The price of a removed country is preserved in case the country is added again. */
export function putCountries(draft: ProductDraft, countries: readonly string[], isChosen: boolean): ProductDraft {
  const changed = new Set(countries);
  const kept = draft.countries.filter((code) => !changed.has(code));
  return { ...draft, countries: isChosen ? [...kept, ...countries] : kept };
}
