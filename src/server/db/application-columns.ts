import {
  APPLICATION_FIELDS,
  type ApplicationColumnField,
  type StoredApplicationForm,
} from '#domain/forms/application/application-fields.ts';
import { namesOf } from '#domain/forms/form-table.ts';
import { listFormColumns } from './form-columns.ts';
import type { Row } from './schema.ts';

type ApplicationRow = Row<'applications'>;
type FormColumn = (typeof APPLICATION_FIELDS)[ApplicationColumnField]['column'];

/** The type only allows columns that `applications` has. */
const COLUMNS: readonly { readonly name: keyof StoredApplicationForm; readonly column: FormColumn }[] =
  listFormColumns(APPLICATION_FIELDS);
/** The columns of a form, with their values. */
export function listColumns(form: StoredApplicationForm) {
  return COLUMNS.map(({ name, column }) => ({ column, value: form[name] }));
}

/** The fields of a form that are columns of the row. */
export function readColumns(row: Pick<ApplicationRow, FormColumn>) {
  return Object.fromEntries(COLUMNS.map(({ name, column }) => [name, row[column]]));
}

/** The columns that hold a picture's address. */
export const PICTURE_COLUMNS = namesOf(APPLICATION_FIELDS).flatMap((name) => {
  const { column, difference } = APPLICATION_FIELDS[name];
  return column !== null && difference?.kind === 'image' ? [column] : [];
});
