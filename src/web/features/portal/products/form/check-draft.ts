import type { CurrencyCode } from '#contract/values/limits.ts';
import { checkProductForm } from '#domain/forms/product/product-form.ts';
import type { Problem, Problems } from '#web/kit/form/problems.ts';
import { type ProductDraft, toFieldName, toSubmission } from './product-draft.ts';

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
