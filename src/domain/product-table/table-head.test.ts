import { describe, expect, it } from 'vitest';
import { readTableHead, readTableRow, TableError } from './table-head.ts';

const COLUMNS = ['from', 'to', 'status'] as const;
const isOptional = (column: string) => column === 'status';
const problemOf = (cells: readonly string[]) => {
  try {
    readTableHead(cells, COLUMNS, isOptional);
  } catch (error) {
    if (error instanceof TableError) return [error.message, error.values];
  }
  return undefined;
};

describe('the head of a table', () => {
  it('may be in any order and case, with blanks around and empty cells at its end', () => {
    expect(readTableHead([' To', 'FROM', 'status ', '', ' '], COLUMNS)).toEqual(['to', 'from', 'status']);
    expect(readTableHead(['from', 'to'], COLUMNS, isOptional)).toEqual(['from', 'to']);
  });

  it('needs every column unless it may be left out', () => {
    expect(() => readTableHead(['from', 'to'], COLUMNS)).toThrow('table.column_missing');
  });

  it('is rejected with the name of the wrong column', () => {
    expect(problemOf([])).toEqual(['table.empty', {}]);
    expect(problemOf(['from'])).toEqual(['table.column_missing', { column: 'to' }]);
    expect(problemOf(['from', 'to', 'From'])).toEqual(['table.column_repeated', { column: 'from' }]);
    expect(problemOf(['from', '', 'to'])).toEqual(['table.column_unknown', { column: '' }]);
    expect(problemOf(['from', ' x '])).toEqual(['table.column_unknown', { column: 'x' }]);
    expect(problemOf(['名'.repeat(40)])).toEqual(['table.column_unknown', { column: '名'.repeat(40) }]);
    expect(problemOf(['from', 'to', '名'.repeat(60)])).toEqual([
      'table.column_unknown',
      { column: `${'名'.repeat(40)}…` },
    ]);
  });
});

it('a line is read by the names of its columns, a short one with empty cells, and a long one not at all', () => {
  const head = readTableHead(['to', 'from'], COLUMNS, isOptional);
  expect(readTableRow(head, ['TWD', 'EUR', '', ' '])).toEqual(
    new Map([
      ['to', 'TWD'],
      ['from', 'EUR'],
    ]),
  );
  expect(readTableRow(head, ['TWD'])?.get('from')).toBe('');
  expect(readTableRow(head, ['TWD', 'EUR', '1'])).toBeUndefined();
});
