import type { MessageValues } from '../forms/field-issue.ts';

/** A table cannot be read at all: `message` is the key of what is wrong with it, `values` what its text uses. */
export class TableError extends Error {
  override readonly name = 'TableError';
  readonly values: MessageValues;

  constructor(message: string, values: MessageValues = {}) {
    super(message);
    this.values = values;
  }
}

/** Of a head that names something unknown, as much is repeated. */
const NAME_LENGTH = 40;

/**
 * The names of the columns in the order in which they stand, whatever the case they are written in. Every column has to
 * be there once; those that nothing is read from may be left out.
 * @throws TableError naming the first column that is missing, unknown or there twice.
 */
export function readTableHead<Column extends string>(
  cells: readonly string[],
  columns: readonly Column[],
  isOptional: (column: Column) => boolean = () => false,
): readonly Column[] {
  // Spreadsheets leave empty cells at the end of the first line.
  const names = cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1);
  if (names.length === 0) throw new TableError('table.empty');
  const head = names.map((name) => {
    const known = columns.find((column) => column.toLowerCase() === name.trim().toLowerCase());
    if (known === undefined) throw new TableError('table.column_unknown', { column: shorten(name.trim()) });
    return known;
  });
  const repeated = head.find((name, index) => head.indexOf(name) < index);
  if (repeated !== undefined) throw new TableError('table.column_repeated', { column: repeated });
  const missing = columns.find((column) => !head.includes(column) && !isOptional(column));
  if (missing !== undefined) throw new TableError('table.column_missing', { column: missing });
  return head;
}

/**
 * The cells of a line by the names of their columns; a line that ends early has empty ones. Undefined where something
 * stands behind the last column.
 */
export function readTableRow<Column extends string>(
  head: readonly Column[],
  cells: readonly string[],
): ReadonlyMap<Column, string> | undefined {
  if (cells.slice(head.length).some((cell) => cell.trim() !== '')) return undefined;
  return new Map(head.map((column, index) => [column, cells[index] ?? '']));
}

function shorten(name: string): string {
  const characters = [...name];
  return characters.length > NAME_LENGTH ? `${characters.slice(0, NAME_LENGTH).join('')}…` : name;
}
