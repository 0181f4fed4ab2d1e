import { type Fields, isFields, record } from './checks.ts';
import type { FieldIssue } from './field-issue.ts';
import { defineForm, namesOf } from './form-table.ts';
import { PRODUCT_FIELDS, type SentProductForm } from './product-fields.ts';

const product = defineForm<SentProductForm>(PRODUCT_FIELDS);

/** The fields that prices follow from. */
export const PRICING_FIELDS = namesOf(PRODUCT_FIELDS).filter((name) => PRODUCT_FIELDS[name].isPricing);
const checkPricingFields = record(Object.fromEntries(PRICING_FIELDS.map((name) => [name, PRODUCT_FIELDS[name].check])));

/** A form as it is checked and stored. */
export function tidyProductForm(fields: Fields): Fields {
  return product.tidy(fields);
}

/** Every issue of a product to be made, or of one as it would be after an edit. Whether its ID is free is for the server. */
export function checkProductForm(form: unknown): readonly FieldIssue[] {
  return product.check(form);
}

/** Every issue of the fields that prices follow from. */
export function checkPricing(form: unknown): readonly FieldIssue[] {
  const fields = isFields(form) ? form : {};
  return checkPricingFields(fields, fields);
}

/** What fields say that `checkProductForm` has found right; an automatic price that was sent counts for nothing. */
export function readProductForm(fields: Fields): SentProductForm {
  return product.read(fields);
}
