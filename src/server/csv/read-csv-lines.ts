import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import { TableError } from '#domain/product-table/table-head.ts';
import { createYielder } from '#server/streaming/create-yielder.ts';

export interface CsvLine {
  /** The number of its first line in the file, from 1; quoted cells may span several. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Cell separators of spreadsheets, depending on the machine's language. */
const SEPARATORS = [',', ';', '\t'] as const;
const LINE_ENDS = ['\r\n', '\n', '\r'];
/** Maximum characters of a line: an unclosed quotation mark would swallow the rest of the file. */
const LINE_LENGTH_MAX = 131_072;
/** Includes blank lines, which spreadsheets append: sixteen megabytes of them would take minutes. */
const LINES_MAX = 100_000;
/** Characters passed to the parser at once. */
const PIECE_LENGTH = 4096;

/**
 * Streams the non-empty lines of a table, its head first. Cells are separated by commas, semicolons or tabs,
 * whichever is most frequent in the first line. Yields to the event loop regularly.
 * @throws TableError for quotation marks that violate RFC 4180, for more than 100,000 lines, and errors of the
 * source.
 */
export async function* readCsvLines(text: AsyncIterable<string>): AsyncGenerator<CsvLine> {
  const { start, rest } = await readFirstLine(text);
  /** Start lines of parsed but unread records, followed by the parser's position. */
  const begins = [1];
  let linesRead = 0;
  const turn = createYielder();
  const parser = parse({
    bom: true,
    delimiter: findSeparator(start),
    record_delimiter: LINE_ENDS,
    relax_column_count: true,
    max_record_size: LINE_LENGTH_MAX,
    // Counted here: the parser counts CRLF inside quotes as two.
    on_record: (cells) => {
      begins.push((begins.at(-1) ?? 1) + 1 + countLineEnds(cells));
      return cells;
    },
  });
  // Errors reach the reader of the parser.
  pipeline(Readable.from(rest), parser).catch(() => undefined);
  const records: AsyncIterable<readonly string[]> = parser;
  try {
    for await (const cells of records) {
      const line = begins.shift() ?? 1;
      linesRead += 1;
      if (linesRead > LINES_MAX) throw new TableError('table.rows', { max: LINES_MAX });
      await turn();
      if (cells.some((cell) => cell.trim() !== '')) yield { line, cells };
    }
  } catch (error) {
    if (error instanceof CsvError) throw new TableError('table.quotes', { line: begins.at(-1) ?? 1 });
    throw error;
  }
}

/** Reads up to the end of the first line; returns it with the whole text. */
async function readFirstLine(text: AsyncIterable<string>) {
  const pieces = text[Symbol.asyncIterator]();
  let start = '';
  while (!/[\r\n]/.test(start) && start.length < LINE_LENGTH_MAX) {
    const { done, value } = await pieces.next();
    if (done) break;
    start += value;
  }
  return { start: start.split(/[\r\n]/, 1)[0] ?? '', rest: goOn(start, pieces) };
}

async function* goOn(start: string, pieces: AsyncIterator<string>): AsyncGenerator<string> {
  try {
    yield* inPieces(start);
    for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield* inPieces(next.value);
  } finally {
    await pieces.return?.();
  }
}

function* inPieces(text: string): Generator<string> {
  for (let start = 0; start < text.length; start += PIECE_LENGTH) yield text.slice(start, start + PIECE_LENGTH);
}

function findSeparator(head: string): string {
  const counts = SEPARATORS.map((separator) => head.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}

function countLineEnds(cells: readonly string[]): number {
  return cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0);
}
