import type { FieldErrors } from '#contract/errors/api-error.ts';
import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import { DEFAULT_PRODUCT } from '#contract/product/entities.ts';
import type { Shelf } from '#contract/values/states.ts';
import { findLeadingCode } from '../forms/field-issue.ts';
import { findChangedFields } from '../forms/form-table.ts';
import type { StoredProductForm } from '../forms/product/product-fields.ts';
import { checkProductSubmission } from '../forms/product/product-submission.ts';
import type { PriceConverter } from '../prices/price-converter.ts';
import { productShelf } from '../state-machines/product-shelf.ts';
import { move } from '../state-machines/state-machine.ts';
import { toColumnErrors } from './column-errors.ts';
import { isReadOnly, PRODUCT_COLUMNS, type ProductRow } from './product-columns.ts';
import { readProductRow } from './read-product-row.ts';
import { writeProductRow } from './write-product-row.ts';

export interface RowToCheck {
  readonly row: ProductRow;
  /** The product that already has the ID. */
  readonly stored?: { readonly form: StoredProductForm; readonly status: Shelf } | undefined;
  readonly convert: PriceConverter;
  /** As for `checkProductSubmission`. */
  readonly icons: ReadonlyMap<string, string>;
}

/** What to do with a line. */
export type RowCheckResult =
  | { readonly action: 'create' | 'edit'; readonly form: StoredProductForm }
  | { readonly action: 'none' }
  | { readonly action: 'refused'; readonly code: ErrorCode; readonly fields: FieldErrors };

/**
 * Checks a line as `createProduct` and `editProduct` check a form: the shelf status first, then every invalid column,
 * finally the ID. A line equal to the stored product is always accepted, whatever its status.
 */
export function checkProductRow({ row, stored, convert, icons }: RowToCheck): RowCheckResult {
  if (stored !== undefined && isUnchanged(row, stored)) return { action: 'none' };
  const { fields, issues } = readProductRow(row, stored?.form);
  const result = checkProductSubmission({ fields, stored: stored?.form, convert, icons });
  const form = result.isRight && issues.length === 0 ? result.form : undefined;
  if (stored !== undefined) {
    if (form !== undefined && findChangedFields(stored.form, form).length === 0) return { action: 'none' };
    const shelved = move(productShelf, stored.status, 'edit');
    if (!shelved.isAllowed) return { action: 'refused', code: shelved.code, fields: {} };
  }
  if (form === undefined) {
    const all = [...issues, ...(result.isRight ? [] : result.issues)];
    return {
      action: 'refused',
      code: findLeadingCode(all) ?? ERROR.invalidFormat,
      fields: toColumnErrors(all, fields),
    };
  }
  if (form.productId === DEFAULT_PRODUCT.productId) return refuseId('field.taken');
  return { action: stored === undefined ? 'create' : 'edit', form };
}

/** Rejects an ID that is already taken. */
export function refuseId(message: 'field.taken' | 'form.repeated'): RowCheckResult {
  return { action: 'refused', code: ERROR.duplicateProductId, fields: { productId: message } };
}

function isUnchanged(row: ProductRow, { form, status }: NonNullable<RowToCheck['stored']>): boolean {
  const written = writeProductRow(form, status);
  return PRODUCT_COLUMNS.every((column) => {
    const cell = row.get(column) ?? '';
    return isReadOnly(column) || cell === written.get(column) || (column === 'icon' && cell.trim() === '');
  });
}
