import { namesOf } from '#domain/forms/form-table.ts';

type Columns<Name extends string, Column> = Readonly<Record<Name, { readonly column: Column }>>;

/** The form fields that have a column, with their columns, in form order. */
export function listFormColumns<Name extends string, Column extends string | null>(table: Columns<Name, Column>) {
  return namesOf(table).flatMap((name) => {
    const { column } = table[name];
    return column === null ? [] : [{ name, column }];
  });
}
