import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { IncomingFile } from '#contract/upload/incoming-file.ts';
import { LIMITS, MEGABYTE_BYTES } from '#contract/values/limits.ts';
import { normalizeLine } from '#domain/forms/checks/normalize-values.ts';
import {
  isReadOnly,
  PRODUCT_COLUMNS,
  type ProductColumn,
  type ProductRow,
} from '#domain/product-table/product-columns.ts';
import { readGuarded } from '#domain/product-table/spreadsheet-text.ts';
import { readTableHead, readTableRow, TableError } from '#domain/product-table/table-head.ts';
import { readCsvLines } from '#server/csv/read-csv-lines.ts';

export interface TableLine {
  /** Line number in the file; the header is line 1. */
  readonly line: number;
  readonly productId: string;
  /** Undefined if the line has more cells than there are columns. */
  readonly row: ProductRow | undefined;
  /** Whether an earlier line has the same ID. */
  readonly isRepeated: boolean;
}

/**
 * Reads the whole file of an import.
 * @throws ApiError `invalidFormat` at `file` for an invalid table, and any error of the upload.
 */
export async function readProductTable(file: Pick<IncomingFile, 'content'>): Promise<readonly TableLine[]> {
  try {
    return await readLines(decode(limitBytes(file.content)));
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    throw new ApiError(ERROR.invalidFormat, { fields: { file: error.message }, params: error.values });
  }
}

/** Like `readProductTable`, but also returns the bytes of the file. */
export async function readSentTable({ content }: Pick<IncomingFile, 'content'>) {
  const pieces: Uint8Array[] = [];
  const table = await readProductTable({ content: keepPieces(content, pieces) });
  return { table, bytes: Buffer.concat(pieces) };
}

async function* keepPieces(content: AsyncIterable<Uint8Array>, pieces: Uint8Array[]): AsyncGenerator<Uint8Array> {
  for await (const piece of content) {
    pieces.push(piece);
    yield piece;
  }
}

async function readLines(text: AsyncIterable<string>): Promise<readonly TableLine[]> {
  const lines: TableLine[] = [];
  const productIds = new Set<string>();
  let head: readonly ProductColumn[] | undefined;
  for await (const { line, cells } of readCsvLines(text)) {
    if (head === undefined) {
      head = readTableHead(cells, PRODUCT_COLUMNS, isReadOnly);
      continue;
    }
    if (lines.length === LIMITS.productImportRows) {
      throw new TableError('table.rows', { max: LIMITS.productImportRows });
    }
    const row = readTableRow(head, cells);
    const productId = String(normalizeLine(readGuarded(cells[head.indexOf('productId')] ?? '')));
    lines.push({ line, productId, row, isRepeated: productId !== '' && productIds.has(productId) });
    productIds.add(productId);
  }
  if (lines.length === 0) throw new TableError('table.empty');
  return lines;
}

async function* limitBytes(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const piece of content) {
    bytes += piece.byteLength;
    if (bytes > LIMITS.productImportBytes) {
      throw new TableError('rule.file_size_limit', { maxMb: LIMITS.productImportBytes / MEGABYTE_BYTES });
    }
    yield piece;
  }
}

/** Decodes UTF-8. Other encodings that spreadsheets write (UTF-16, Big5) show by invalid bytes or null characters. */
async function* decode(content: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const piece of content) yield decodePiece(() => decoder.decode(piece, { stream: true }));
  yield decodePiece(() => decoder.decode());
}

function decodePiece(read: () => string): string {
  const text = tryDecoding(read);
  if (text === undefined || text.includes('\0')) throw new TableError('table.encoding');
  return text;
}

function tryDecoding(read: () => string): string | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
