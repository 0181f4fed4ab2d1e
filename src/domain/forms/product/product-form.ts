import { type Fields, isFields, record } from '../checks/checks.ts';
import type { FieldIssue } from '../field-issue.ts';
import { defineForm, namesOf } from '../form-table.ts';
import { PRODUCT_FIELDS, type SentProductForm } from './product-fields.ts';

const product = defineForm<SentProductForm>(PRODUCT_FIELDS);

/** The fields that prices depend on. */
export const PRICING_FIELDS = namesOf(PRODUCT_FIELDS).filter((name) => PRODUCT_FIELDS[name].isPricing);
const checkPricingFields = record(Object.fromEntries(PRICING_FIELDS.map((name) => [name, PRODUCT_FIELDS[name].check])));

/** Normalizes a form for checking and storing. */
export function normalizeProductForm(fields: Fields): Fields {
  return product.normalize(fields);
}

/**
 * Every issue of a new product, or of an edited one as it would become. The server checks whether its ID is
 * available.
 */
export function checkProductForm(form: unknown): readonly FieldIssue[] {
  return product.check(form);
}

/** Every issue of the fields that prices depend on. */
export function checkPricing(form: unknown): readonly FieldIssue[] {
  const fields = isFields(form) ? form : {};
  return checkPricingFields(fields, fields);
}

/** Reads fields that `checkProductForm` accepted; submitted automatic prices are ignored. */
export function readProductForm(fields: Fields): SentProductForm {
  return product.read(fields);
}
