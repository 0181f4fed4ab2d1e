import { ERROR } from '#contract/errors/errors.ts';
import { DEFAULT_PRODUCT } from '#contract/product/entities.ts';
import type { PriceConverter } from '../../prices/price-converter.ts';
import { priceProduct } from '../../prices/product-prices.ts';
import { type Fields, isBlank, isFields } from '../checks/checks.ts';
import type { FieldIssue } from '../field-issue.ts';
import type { StoredProductForm } from './product-fields.ts';
import { checkProductForm, PRICING_FIELDS, readProductForm } from './product-form.ts';

export interface ProductSubmission {
  /** The whole form as it would become, normalized: submitted fields over stored ones. */
  readonly fields: Fields;
  /** The stored form, if the product exists. */
  readonly stored?: StoredProductForm | undefined;
  readonly convert: PriceConverter;
  /** Addresses of the pictures the developer may use, by reference; the stored one may be missing. */
  readonly icons: ReadonlyMap<string, string>;
}

/** The form to store, or every issue in it. */
export type ProductSubmissionResult =
  | { readonly isRight: true; readonly form: StoredProductForm }
  | { readonly isRight: false; readonly issues: readonly FieldIssue[] };

/**
 * Checks a product as it would become and reports every invalid field. The server checks whether its ID is available.
 */
export function checkProductSubmission({ fields, stored, convert, icons }: ProductSubmission): ProductSubmissionResult {
  const found = [...findOtherDefaultProduct(fields.defaultProduct), ...checkProductForm(fields)];
  const icon = resolveIcon(fields.icon, { stored, icons });
  if (icon === undefined && !found.some(({ field }) => field === 'icon')) {
    found.push({ field: 'icon', message: 'image.unknown', code: ERROR.invalidFormat });
  }
  const isPriced = !found.some(({ field }) =>
    PRICING_FIELDS.some((name) => field === name || field.startsWith(`${name}.`)),
  );
  const form = readProductForm(fields);
  const { rows, issues } = isPriced ? priceProduct({ form, stored, convert }) : { rows: [], issues: [] };
  const all = [...found, ...issues];
  return all.length > 0 || icon === undefined
    ? { isRight: false, issues: all }
    : { isRight: true, form: { ...form, icon, prices: rows } };
}

function resolveIcon(
  reference: unknown,
  { stored, icons }: Pick<ProductSubmission, 'stored' | 'icons'>,
): string | undefined {
  if (typeof reference !== 'string') return undefined;
  return reference === stored?.icon ? reference : icons.get(reference);
}

/** Every application's default product must be sent back unchanged, or not at all (O52). */
function findOtherDefaultProduct(sent: unknown): readonly FieldIssue[] {
  if (isBlank(sent)) return [];
  const isSame =
    isFields(sent) &&
    Object.entries(DEFAULT_PRODUCT).every(([name, value]) => sent[name] === undefined || sent[name] === value);
  return isSame ? [] : [{ field: 'defaultProduct', message: 'field.invalid', code: ERROR.invalidFormat }];
}
