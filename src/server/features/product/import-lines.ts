import type { Transaction } from 'kysely';
import type { FieldErrors } from '#contract/errors/api-error.ts';
import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import type { ImportAction, ProductImportReport } from '#contract/product/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import type { StoredProductForm } from '#domain/forms/product/product-fields.ts';
import type { PriceConverter } from '#domain/prices/price-converter.ts';
import {
  checkProductRow,
  type RowCheckResult,
  type RowToCheck,
  refuseId,
} from '#domain/product-table/check-product-row.ts';
import { readGuarded } from '#domain/product-table/spreadsheet-text.ts';
import { createYielder } from '#server/streaming/create-yielder.ts';
import { changedAt } from '../../db/changed-at.ts';
import type { Schema } from '../../db/schema.ts';
import { findOwnIcons, lockProducts } from './import-product-queries.ts';
import type { TableLine } from './import-table.ts';
import { countProducts, findStoredProducts, type StoredProduct } from './own-product-queries.ts';
import { readConverter, resolveProductIcons } from './read-product-submission.ts';
import { insertProducts, updateProducts } from './save-product-queries.ts';

type Trx = Transaction<Schema>;

/** A product may have a price for every country, so batches are small to keep the event loop responsive. */
const LINES_AT_ONCE = 40;
const PRICES_AT_ONCE = 5000;
/** Length of a country in its cell: two letters and a separator. */
const COUNTRY_LENGTH = 3;

/**
 * The next batch of lines, at least one; smaller if lines name many countries. It counts the countries in the table,
 * not
 * the prices that the products already have.
 */
export function nextLines(table: readonly TableLine[], start: number): readonly TableLine[] {
  let [end, prices] = [start, 0];
  while (end < table.length && end - start < LINES_AT_ONCE) {
    prices += Math.ceil((table[end]?.row?.get('countries') ?? '').length / COUNTRY_LENGTH);
    if (prices > PRICES_AT_ONCE && end > start) break;
    end += 1;
  }
  return table.slice(start, end);
}

/** The result of a line, done or expected. */
export interface ReportLine {
  readonly line: number;
  readonly productId: string;
  readonly action: ImportAction;
  readonly code: ErrorCode | null;
  readonly fields: FieldErrors;
}

export interface LinesToImport {
  /** Internal ID of the application. */
  readonly applicationId: number;
  readonly userId: number;
  readonly table: readonly TableLine[];
  /** Whether valid lines are written at once; the caller rolls back if any is rejected. */
  readonly apply: boolean;
  readonly now: Date;
  /** Called after each batch with the number of lines validated or written. */
  readonly onProgress?: (done: number) => Promise<void>;
}

/** Validates the lines of a table and, with `apply`, writes them. */
export async function importLines(trx: Trx, lines: LinesToImport): Promise<readonly ReportLine[]> {
  const { applicationId, table, apply, now, onProgress } = lines;
  if (apply) await lockProducts(trx, { applicationId, productIds: table.map(({ productId }) => productId) });
  const convert = await readConverter(trx, now);
  let room = LIMITS.productsPerApplication - (await countProducts(trx, applicationId));
  const report: ReportLine[] = [];
  while (report.length < table.length) {
    const batch = nextLines(table, report.length);
    const checked = limitNew(await checkBatch(trx, { ...lines, batch, convert }), room);
    room -= checked.filter(({ result }) => result.action === 'create').length;
    report.push(...(apply ? await writeBatch(trx, lines, checked) : checked).map(toReportLine));
    await onProgress?.(report.length);
  }
  return report;
}

/** Counts the lines by action. */
export function countImport(lines: readonly ReportLine[]): ProductImportReport['counts'] {
  const counts = { create: 0, edit: 0, none: 0, refused: 0 };
  for (const { action } of lines) counts[action] += 1;
  return counts;
}

interface ValidatedLine extends Pick<TableLine, 'line' | 'productId'> {
  readonly result: RowCheckResult;
  readonly stored: StoredProduct | undefined;
}

interface Batch extends LinesToImport {
  readonly batch: readonly TableLine[];
  readonly convert: PriceConverter;
}

async function checkBatch(trx: Trx, { applicationId, userId, batch, convert }: Batch): Promise<ValidatedLine[]> {
  const products = await findStoredProducts(trx, {
    applicationId,
    productIds: batch.map(({ productId }) => productId),
  });
  const icons = await findIcons(trx, { userId, batch, products });
  const turn = createYielder();
  const checked: ValidatedLine[] = [];
  for (const line of batch) {
    const stored = products.get(line.productId);
    const result = checkLine(line, { stored, convert, icons });
    checked.push({ line: line.line, productId: line.productId, stored, result });
    await turn();
  }
  return checked;
}

function checkLine({ row, isRepeated }: TableLine, known: Omit<RowToCheck, 'row'>): RowCheckResult {
  if (row === undefined) return { action: 'refused', code: ERROR.invalidFormat, fields: { productId: 'table.cells' } };
  return isRepeated ? refuseId('form.repeated') : checkProductRow({ row, ...known });
}

/** Icons in the table that the products do not have yet: own uploads, and icons of the developer's other products. */
async function findIcons(
  trx: Trx,
  { userId, batch, products }: Pick<Batch, 'userId' | 'batch'> & { products: ReadonlyMap<string, StoredProduct> },
): Promise<ReadonlyMap<string, string>> {
  const named = batch.flatMap(({ productId, row }) => {
    const icon = readGuarded(row?.get('icon') ?? '').trim();
    return icon === '' || icon === products.get(productId)?.form.icon ? [] : [icon];
  });
  const references = [...new Set(named)];
  if (references.length === 0) return new Map();
  const uploads = await resolveProductIcons(trx, { userId, references });
  const others = references.filter((reference) => !uploads.has(reference));
  const icons = await findOwnIcons(trx, { userId, references: others });
  return new Map([...uploads, ...icons.map((icon) => [icon, icon] as const)]);
}

/** Rejects new products beyond the application's limit. */
function limitNew(lines: readonly ValidatedLine[], room: number): readonly ValidatedLine[] {
  let left = room;
  return lines.map((line) => {
    if (line.result.action !== 'create') return line;
    left -= 1;
    if (left >= 0) return line;
    return {
      ...line,
      result: { action: 'refused', code: ERROR.parameterError, fields: { productId: 'form.count' } },
    };
  });
}

/** Writes new and changed products. A product whose ID was taken concurrently is rejected. */
async function writeBatch(
  trx: Trx,
  { applicationId, now }: LinesToImport,
  lines: readonly ValidatedLine[],
): Promise<readonly ValidatedLine[]> {
  const created = lines.flatMap(({ result }) => (result.action === 'create' ? [result.form] : []));
  const edited = lines.flatMap(({ result, stored }) =>
    result.action === 'edit' && stored !== undefined ? [toUpdate(stored, result.form, now)] : [],
  );
  const ids = await insertProducts(trx, { applicationId, forms: created, at: now });
  await updateProducts(trx, edited);
  return lines.map((line) => {
    const isTaken = line.result.action === 'create' && !ids.has(line.result.form.productId);
    return isTaken ? { ...line, result: refuseId('field.taken') } : line;
  });
}

function toUpdate({ id, updatedAt }: StoredProduct, form: StoredProductForm, now: Date) {
  return { id, form, at: changedAt(updatedAt, now) };
}

function toReportLine({ line, productId, result }: ValidatedLine): ReportLine {
  const { action } = result;
  if (action !== 'refused') return { line, productId, action, code: null, fields: {} };
  return { line, productId, action, code: result.code, fields: result.fields };
}
