import type { Transaction } from 'kysely';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Fields } from '#domain/forms/checks/checks.ts';
import type { FieldIssue } from '#domain/forms/field-issue.ts';
import type { StoredProductForm } from '#domain/forms/product/product-fields.ts';
import { normalizeProductForm } from '#domain/forms/product/product-form.ts';
import { checkProductSubmission } from '#domain/forms/product/product-submission.ts';
import { businessDayOf } from '#domain/money/business-period.ts';
import { createPriceConverter, type PriceConverter } from '#domain/prices/price-converter.ts';
import { refuseIssues } from '../../api/refuse-issues.ts';
import type { Schema } from '../../db/schema.ts';
import { listRates } from '../exchange-rate/public.ts';
import { resolveImages } from '../upload/public.ts';

type Trx = Transaction<Schema>;

export interface Submission {
  /** The whole form: the request's fields merged over the stored ones. */
  readonly fields: Fields;
  readonly userId: number;
  /** The stored form of an existing product. */
  readonly stored?: StoredProductForm;
  /** Issues found by earlier checks. */
  readonly issues?: readonly FieldIssue[];
  readonly now: Date;
}

/**
 * Validates and normalizes a form, adds a price for each country, and resolves the icon's address. The icon's upload is
 * locked until the transaction ends.
 * @throws ApiError with every invalid field: `invalidFormat` if a format is wrong or a picture is not the developer's,
 * else the first code in the order of the form.
 */
export async function readProductSubmission(
  trx: Trx,
  { fields, userId, stored, issues = [], now }: Submission,
): Promise<StoredProductForm> {
  const normalized = normalizeProductForm(fields);
  const icons = await resolveProductIcons(trx, { userId, references: [normalized.icon] });
  const result = checkProductSubmission({ fields: normalized, stored, icons, convert: await readConverter(trx, now) });
  const found = [...issues, ...(result.isRight ? [] : result.issues)];
  refuseIssues(found);
  if (!result.isRight) throw new ApiError(ERROR.invalidFormat);
  return result.form;
}

/** A converter that uses today's rates. */
export async function readConverter(trx: Trx, now: Date): Promise<PriceConverter> {
  return createPriceConverter(await listRates(trx, businessDayOf(now.getTime())));
}

/**
 * Resolves the icons of any number of forms to the addresses of the developer's product uploads, which are locked until
 * the transaction ends.
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
