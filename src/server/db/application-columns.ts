import {
  APPLICATION_FIELDS,
  type ApplicationColumnField,
  type StoredApplicationForm,
} from '#domain/forms/application-fields.ts';
import { namesOf } from '#domain/forms/form-table.ts';
import { listFormColumns } from './form-columns.ts';
import type { Row } from './schema.ts';

type ApplicationRow = Row<'applications'>;
type FormColumn = (typeof APPLICATION_FIELDS)[ApplicationColumnField]['column'];

/** A name that `applications` does not have does not compile. */
const COLUMNS: readonly { readonly name: keyof StoredApplicationForm; readonly column: FormColumn }[] =
  listFormColumns(APPLICATION_FIELDS);
/** The columns of a form, and what is written there. */
export function listColumns(form: StoredApplicationForm) {
  return COLUMNS.map(({ name, column }) => ({ column, value: form[name] }));
}

/** The fields of a form that are columns of the row. */
export function readColumns(row: Pick<ApplicationRow, FormColumn>) {
  return Object.fromEntries(COLUMNS.map(({ name, column }) => [name, row[column]]));
}

/** The columns that hold the address of a picture. */
export const PICTURE_COLUMNS = namesOf(APPLICATION_FIELDS).flatMap((name) => {
  const { column, difference } = APPLICATION_FIELDS[name];
  return column !== null && difference?.kind === 'image' ? [column] : [];
});
