import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defuseText } from '#domain/product-table/spreadsheet-text.ts';
import { TableError } from '#domain/product-table/table-head.ts';
import { writeCsvRow } from './csv.ts';
import { type CsvLine, readCsvLines } from './read-csv-lines.ts';

async function* inPieces(text: string, size = 7): AsyncGenerator<string> {
  for (let start = 0; start < text.length; start += size) yield text.slice(start, start + size);
}

async function collect(text: AsyncIterable<string>): Promise<CsvLine[]> {
  const lines: CsvLine[] = [];
  for await (const line of readCsvLines(text)) lines.push(line);
  return lines;
}

const read = (text: string, size?: number) => collect(inPieces(text, size));
const problemOf = async (text: string) => {
  const error: unknown = await read(text).catch((thrown: unknown) => thrown);
  return error instanceof TableError ? [error.message, error.values] : error;
};

describe('lines of a table', () => {
  it('carry the line of the file where they begin, whatever line ends stand in quotes', async () => {
    expect(await read('\uFEFFa,b\r\n"x\r\ny\r\n\r\nz",2\r\n\r\n,\r\n3,"4\n5\r6"\r\n7,8')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['x\r\ny\r\n\r\nz', '2'] },
      { line: 8, cells: ['3', '4\n5\r6'] },
      { line: 11, cells: ['7', '8'] },
    ]);
  });

  it.each([',', ';', '\t'])('are separated as the first one says: %j', async (separator) => {
    const lines = await read(`a${separator}b\n"1,;\t2"${separator}3`);
    expect(lines[1]?.cells).toEqual(['1,;\t2', '3']);
  });

  it('are none where there is nothing', async () => {
    expect(await read('')).toEqual([]);
    expect(await read('\uFEFF\n\n')).toEqual([]);
  });

  it('end with quotes that are out of place, naming where the broken line begins', async () => {
    expect(await problemOf('a,b\n"1\n2",3\n4,"5\n6,7\n8,9')).toEqual(['table.quotes', { line: 4 }]);
    expect(await problemOf('a,b\n1,"2"3\n4,5')).toEqual(['table.quotes', { line: 2 }]);
    expect(await problemOf('a,b\n1,2"3\n')).toEqual(['table.quotes', { line: 2 }]);
    expect(await problemOf(`a,b\n1,2\n3,"${'x'.repeat(200_000)}`)).toEqual(['table.quotes', { line: 3 }]);
  });

  it('end as the text ends that they come from, which is not read further than they are', async () => {
    async function* breaking(): AsyncGenerator<string> {
      yield 'a,b\n1,2\n';
      throw new RangeError('gone');
    }
    await expect(collect(breaking())).rejects.toThrow(RangeError);
    let isClosed = false;
    async function* endless(): AsyncGenerator<string> {
      try {
        for (;;) yield 'a,b\n';
      } finally {
        isClosed = true;
      }
    }
    for await (const { line } of readCsvLines(endless())) if (line === 3) break;
    await new Promise((resolve) => setImmediate(resolve));
    expect(isClosed).toBe(true);
  });

  it('give every text again that was written', async () => {
    const unit = fc.constantFrom('a', ',', ';', '"', '\r', '\n', ' ', "'", '界');
    // Without cells that the writer guards as formulas.
    const cell = fc.string({ unit }).filter((text) => defuseText(text) === text);
    const row = fc
      .array(cell, { minLength: 3, maxLength: 3 })
      .filter((cells) => cells.some((one) => one.trim() !== ''));
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 6 }), fc.integer({ min: 1, max: 9 }), async (rows, size) => {
        const text = [['h', 'h', 'h'], ...rows].map(writeCsvRow).join('');
        const lines = await read(text, size);
        expect(lines.slice(1).map(({ cells }) => cells)).toEqual(rows);
        const begins = rows.map((_, index) => {
          const before = [['h', 'h', 'h'], ...rows.slice(0, index)].map(writeCsvRow).join('');
          return 1 + (before.match(/\r\n|\r|\n/g)?.length ?? 0);
        });
        expect(lines.slice(1).map(({ line }) => line)).toEqual(begins);
      }),
    );
  });
});
