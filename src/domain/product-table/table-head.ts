import type { MessageValues } from '../forms/field-issue.ts';

/** The table cannot be read at all: `message` is a message key, `values` its arguments. */
export class TableError extends Error {
  override readonly name = 'TableError';
  readonly values: MessageValues;

  constructor(message: string, values: MessageValues = {}) {
    super(message);
    this.values = values;
  }
}

/** Maximum length of an unknown column name in a message. */
const NAME_LENGTH = 40;

/**
 * The column names in order, matched case-insensitively. Every column must occur once; read-only ones may be omitted.
 * @throws TableError naming the first missing, unknown or repeated column.
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

/** The cells of a line by column name; missing ones are empty. Undefined if there are cells after the last column. */
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
