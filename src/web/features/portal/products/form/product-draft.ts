import type { DefaultProduct, Product } from '#contract/product/entities.ts';
import { byLocale } from '#contract/values/by-locale.ts';
import { type CurrencyCode, DEFAULT_CURRENCY } from '#contract/values/limits.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { currencyOfCountry } from '#domain/countries/countries.ts';
import type { ProductForm } from '#domain/forms/product-fields.ts';

/** What players read of a product in one language. */
export interface ProductTexts {
  readonly title: string;
  readonly description: string;
}

/** How the price of a country is set; `own` is the text of a price set by hand, null where it follows the default. */
export interface DraftPrice {
  readonly currency: CurrencyCode;
  readonly own: string | null;
}

/**
 * A product while it is filled in, as it stands in the fields: amounts are what was typed, and lists that have a key are
 * kept by it. A country without a row of its own follows the default in its own currency.
 */
export interface ProductDraft
  extends Readonly<Omit<ProductForm, 'contents' | 'defaultPrice' | 'countries' | 'prices'>> {
  readonly contents: Readonly<Record<LocaleCode, ProductTexts>>;
  readonly defaultPrice: string;
  readonly countries: readonly string[];
  readonly prices: Readonly<Record<string, DraftPrice>>;
}

export const NO_TEXTS: ProductTexts = { title: '', description: '' };
const NO_CONTENTS: ProductDraft['contents'] = byLocale(() => NO_TEXTS);

interface NewProduct {
  /** Where the application is published: a product is sold there unless its developer says otherwise. */
  readonly countries: readonly string[];
  readonly contentDefault: LocaleCode;
}

/** The form of a product to be made. */
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

/** The form of a product as it is stored. */
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

/** How the price of a country is set in a draft. */
export function priceOf({ prices }: Pick<ProductDraft, 'prices'>, country: string): DraftPrice {
  return prices[country] ?? { currency: currencyOfCountry(country), own: null };
}

/** Whether anything is written in a language; one without a word is left out of what is sent. */
export function hasTexts({ title, description }: ProductTexts): boolean {
  return title.trim() !== '' || description.trim() !== '';
}

/** An amount as the rules read it: full-width digits, which Chinese keyboards write, are digits. */
export function readAmount(text: string): string {
  return text.normalize('NFKC').trim();
}

/** The draft as it is checked and sent; automatic prices are the server's to compute. */
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
 * The page's name of a field that a check or the server names by its place in a list: `contents.1.title` of what was
 * sent is `contents.zh-CN.title`, and `prices.3.price` is `prices.DE.price`.
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

/** The three fields of Point that a form sends back as they were read (R3.31, O52). */
export function toSentPoint({ productId, regionCode, quantity }: DefaultProduct) {
  return { productId, regionCode, quantity };
}
