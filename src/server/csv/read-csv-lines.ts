import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import { TableError } from '#domain/product-table/table-head.ts';
import { takeTurns } from '#server/streaming/take-turns.ts';

export interface CsvLine {
  /** Where it begins in the file, from 1 on; what is quoted may go over several. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** What spreadsheets put between cells, by the language of the machine. */
const SEPARATORS = [',', ';', '\t'] as const;
const LINE_ENDS = ['\r\n', '\n', '\r'];
/** Characters of a line: a quotation mark that is never closed would gather all that follows. */
const LINE_LENGTH_MAX = 131_072;
/** Blank ones included, which tables of spreadsheets have at their end: sixteen megabytes of them would take minutes. */
const LINES_MAX = 100_000;
/** Characters that the parser takes at once. */
const PIECE_LENGTH = 4096;

/**
 * The lines of a table that are not empty, its head first, as they come. Commas, semicolons and tabs separate cells,
 * whichever the first line has most of. The event loop goes on meanwhile, however long the table is.
 * @throws TableError where quotation marks are not as RFC 4180 has them, for more than 100,000 lines, and whatever ends
 * the text before its end.
 */
export async function* readCsvLines(text: AsyncIterable<string>): AsyncGenerator<CsvLine> {
  const { start, rest } = await readFirstLine(text);
  /** Where lines begin that are parsed but not read yet; the last is where the parser is. */
  const begins = [1];
  let linesRead = 0;
  const turn = takeTurns();
  const parser = parse({
    bom: true,
    delimiter: findSeparator(start),
    record_delimiter: LINE_ENDS,
    relax_column_count: true,
    max_record_size: LINE_LENGTH_MAX,
    // Counted here: the parser itself takes a line end of two characters inside quotes for two.
    on_record: (cells) => {
      begins.push((begins.at(-1) ?? 1) + 1 + countLineEnds(cells));
      return cells;
    },
  });
  // What ends it is told to whoever reads the parser.
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

/** The text as far as its first line is there, and all of it again. */
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
