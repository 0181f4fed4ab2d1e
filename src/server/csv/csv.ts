import { defuseText } from '#domain/product-table/spreadsheet-text.ts';
import { createYielder } from '#server/streaming/create-yielder.ts';
import { PIECE_LENGTH, streamText } from '#server/streaming/stream-text.ts';

export type CsvCell = string | number;

export interface CsvFile {
  readonly fileName: string;
  readonly header: readonly string[];
  readonly rows: AsyncIterable<readonly CsvCell[]>;
}

/** Without it, spreadsheets read UTF-8 in the machine's legacy encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Streams a table for spreadsheets row by row (RFC 4180), never holding it in memory as a whole. */
export function answerCsv({ fileName, header, rows }: CsvFile): Response {
  return new Response(streamText(writePieces(header, rows)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}

async function* writePieces(header: CsvFile['header'], rows: CsvFile['rows']): AsyncGenerator<string> {
  const turn = createYielder();
  let piece = BYTE_ORDER_MARK + writeCsvRow(header);
  for await (const row of rows) {
    await turn();
    piece += writeCsvRow(row);
    if (piece.length < PIECE_LENGTH) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}

/** One line of the table, with its line break. */
export function writeCsvRow(cells: readonly CsvCell[]): string {
  return `${cells.map(writeCell).join(',')}\r\n`;
}

/**
 * Prefixes texts that spreadsheets would run as a formula with an apostrophe
 * (https://owasp.org/www-community/attacks/CSV_Injection); plain numbers stay numbers.
 */
function writeCell(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell);
  const isNumber = /^-?\d+(?:\.\d+)?$/.test(cell);
  const safe = isNumber ? cell : defuseText(cell);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
