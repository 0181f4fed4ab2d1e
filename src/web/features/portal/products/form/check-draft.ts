import type { CurrencyCode } from '#contract/values/limits.ts';
import { checkProductForm } from '#domain/forms/product-form.ts';
import type { Problem, Problems } from '#web/kit/form/problems.ts';
import { type ProductDraft, toFieldName, toSubmission } from './product-draft.ts';

/**
 * What is wrong with a product by the server's own rules, under the page's names of fields. `automatic` are the prices
 * that follow from the default one, as far as they are known: those have to meet the rules too, so that a product which
 * is free in EUR is refused for Taiwan before it is sent.
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
