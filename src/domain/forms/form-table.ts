import { type Check, type Fields, isFields, record } from './checks/checks.ts';
import type { FieldIssue } from './field-issue.ts';

/** How one form field's value is normalized, checked and read. */
export interface FormField<Value> {
  /** Drops insignificant white space. A value of the wrong type stays as it is for the check to report. */
  readonly normalize: (value: unknown) => unknown;
  readonly check: Check;
  /** The stored value; an absent value or one of the wrong type becomes the field's empty value. */
  readonly read: (value: unknown) => Value;
}

/** A form's fields, in page order. */
export type FieldTable<Form> = { readonly [Name in keyof Form]-?: FormField<Form[Name]> };

/** The names of a table's fields, in order. */
export function namesOf<Table extends object>(table: Table): readonly (keyof Table & string)[] {
  return Object.keys(table).filter((name): name is keyof Table & string => Object.hasOwn(table, name));
}

/** The check of each field, in table order. */
export function checksOf<Name extends string>(
  table: Readonly<Record<Name, { readonly check: Check }>>,
): Readonly<Record<string, Check>> {
  return Object.fromEntries(namesOf(table).map((name) => [name, table[name].check]));
}

/** Normalizes, checks and reads whole forms, field by field. */
export function defineForm<Form extends object>(table: FieldTable<Form>) {
  const names = namesOf(table);
  const checkFields = record(checksOf(table));
  return {
    /** Fields outside the table, and list entries, keep their places. */
    normalize(fields: Fields): Fields {
      return { ...fields, ...Object.fromEntries(names.map((name) => [name, table[name].normalize(fields[name])])) };
    },
    /** Every issue, in table order. */
    check(form: unknown): readonly FieldIssue[] {
      const fields = isFields(form) ? form : {};
      return checkFields(fields, fields);
    },
    read(fields: Fields): Form {
      const form: Partial<Form> = {};
      for (const name of names) form[name] = table[name].read(fields[name]);
      // The loop has set every field that the table's type requires.
      return form as Form;
    },
  };
}

/** The names of the fields in which two stored forms differ. */
export function findChangedFields<Form extends object>(before: Form, after: Form): readonly string[] {
  const earlier = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(earlier.get(name)))
    .map(([name]) => name);
}
