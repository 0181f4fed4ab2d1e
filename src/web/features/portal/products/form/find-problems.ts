import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import type { CurrencyCode } from '#contract/values/limits.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { namesOf } from '#domain/forms/form-table.ts';
import { checkProductForm } from '#domain/forms/product/product-form.ts';
import type { Problem, Problems } from '#web/kit/form/form-errors.ts';
import { type ProductDraft, type ProductSubmission, toFieldName, toSubmission } from './product-draft.ts';

/**
 * Validates a product with the server's rules; problems have the page's field names. `automatic` are the known prices
 * converted from the default one. They must be valid too, so that for example a product that is free in EUR is refused
 * for Taiwan before it is submitted.
 */
export function checkDraft(draft: ProductDraft, automatic: ReadonlyMap<CurrencyCode, number>): Problems {
  const sent = toSubmission(draft);
  const prices = sent.prices.map((row) => ({ price: automatic.get(row.currency), ...row }));
  const problems = new Map<string, Problem>();
  for (const { field, message, values } of checkProductForm({ ...sent, prices })) {
    const name = toFieldName(field, sent);
    if (!problems.has(name)) problems.set(name, { message, ...(values && { values }) });
  }
  return problems;
}

/** The fields in the order of the page; prices come after countries. */
const PLACES = {
  productId: 0,
  name: 1,
  icon: 2,
  contentDefault: 3,
  contents: 4,
  defaultCurrency: 5,
  defaultPrice: 6,
  countries: 7,
  prices: 8,
} as const satisfies Record<keyof ProductDraft, number>;

/** The form field that contains a name: `prices.DE.price` is in `prices`; undefined for unknown names. */
function fieldOf(name: string): keyof ProductDraft | undefined {
  const [field] = name.split('.');
  return namesOf(PLACES).find((known) => known === field);
}

/** The sections of the form, in order. */
export const PRODUCT_SECTIONS = ['basics', 'texts', 'prices'] as const;
type ProductSectionName = (typeof PRODUCT_SECTIONS)[number];

/** The section that a field is in. */
export function sectionOf(name: string): ProductSectionName {
  const rank = fieldRank(name);
  if (rank <= PLACES.icon) return 'basics';
  return rank <= PLACES.contents ? 'texts' : 'prices';
}

/** The position of a field on the page. */
export function fieldRank(name: string): number {
  return PLACES[fieldOf(name) ?? 'prices'];
}

/** The language whose texts a field belongs to. */
export function languageOf(name: string): LocaleCode | undefined {
  const [field, lang] = name.split('.');
  return field === 'contents' ? LOCALES.find((code) => code === lang) : undefined;
}

/** Codes that concern a single field and have a more specific message than the field. */
const FIELD_OF_CODE: Partial<Record<ErrorCode, string>> = { [ERROR.duplicateProductId]: 'productId' };

/** The server's problems by the page's field names; empty if the error concerns none of them. */
export function readRefusals(error: unknown, sent: ProductSubmission): Problems {
  if (!(error instanceof ApiError)) return new Map();
  const { code, fields = {}, params } = error;
  const field = FIELD_OF_CODE[code];
  if (field !== undefined) return new Map([[field, { message: `error.${code}` }]]);
  const named = Object.entries(fields).map(([name, message]): [string, Problem] => [
    toFieldName(name, sent),
    { message, ...(params && { values: params }) },
  ]);
  // The page has no place for problems of other fields.
  return new Map(named.filter(([name]) => fieldOf(name) !== undefined));
}

/** Whether the product was saved by someone else after it was loaded. */
export function isOvertaken(error: unknown): boolean {
  return error instanceof ApiError && error.code === ERROR.parameterError && error.fields?.updatedAt !== undefined;
}
