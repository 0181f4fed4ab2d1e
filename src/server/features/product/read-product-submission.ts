import type { Transaction } from 'kysely';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Fields } from '#domain/forms/checks.ts';
import type { FieldIssue } from '#domain/forms/field-issue.ts';
import type { StoredProductForm } from '#domain/forms/product-fields.ts';
import { tidyProductForm } from '#domain/forms/product-form.ts';
import { judgeProduct } from '#domain/forms/product-submission.ts';
import { businessDayOf } from '#domain/money/business-period.ts';
import { createPriceConverter, type PriceConverter } from '#domain/prices/price-converter.ts';
import { refuseIssues } from '../../api/refuse-issues.ts';
import type { Schema } from '../../db/schema.ts';
import { listRates } from '../exchange-rate/public.ts';
import { resolveImages } from '../upload/public.ts';

type Trx = Transaction<Schema>;

export interface Submission {
  /** The whole form as it would be: what was sent over what is kept. */
  readonly fields: Fields;
  readonly userId: number;
  /** What is kept already, where the product is there. */
  readonly kept?: StoredProductForm;
  /** What was found wrong before. */
  readonly issues?: readonly FieldIssue[];
  readonly now: Date;
}

/**
 * The form to be kept, tidied, with a price for each country and the address of the icon, which is held for this
 * transaction.
 * @throws ApiError naming every field that fails, whatever its code: `invalidFormat` where a format is wrong or a
 * picture is not one's own, else the first code in the order of the form.
 */
export async function readProductSubmission(
  trx: Trx,
  { fields, userId, kept, issues = [], now }: Submission,
): Promise<StoredProductForm> {
  const tidy = tidyProductForm(fields);
  const icons = await resolveProductIcons(trx, { userId, references: [tidy.icon] });
  const judgement = judgeProduct({ fields: tidy, kept, icons, convert: await readConverter(trx, now) });
  const found = [...issues, ...(judgement.isRight ? [] : judgement.issues)];
  refuseIssues(found);
  if (!judgement.isRight) throw new ApiError(ERROR.invalidFormat);
  return judgement.form;
}

/** Converts prices by the rates of the day. */
export async function readConverter(trx: Trx, now: Date): Promise<PriceConverter> {
  return createPriceConverter(await listRates(trx, businessDayOf(now.getTime())));
}

/**
 * The addresses of those icons that this developer has uploaded for products, by what names them, held for this
 * transaction; any number of forms together.
 */
export async function resolveProductIcons(
  trx: Trx,
  { userId, references }: { readonly userId: number; readonly references: readonly unknown[] },
): Promise<ReadonlyMap<string, string>> {
  const named = [...new Set(references)].filter((reference) => typeof reference === 'string');
  const wanted = named.map((reference) => ({ field: reference, purpose: 'product_icon' as const, reference }));
  const unknown = new Set<string>();
  const resolve = () =>
    resolveImages(trx, {
      userId,
      wanted: wanted.filter(({ reference }) => !unknown.has(reference)),
      current: new Set(),
    });
  try {
    return await resolve();
  } catch (error) {
    if (!(error instanceof ApiError) || error.fields === undefined) throw error;
    for (const reference of Object.keys(error.fields)) unknown.add(reference);
  }
  return resolve();
}
