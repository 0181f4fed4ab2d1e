import type { FormChange } from '#contract/version/operator-entities.ts';
import {
  APPLICATION_FIELDS,
  type ApplicationFields,
  type StoredApplicationForm,
} from '../forms/application/application-fields.ts';
import { namesOf } from '../forms/form-table.ts';

type Kind = FormChange['kind'];
/** A field or part of a field, with its values as texts; an absent value has no texts. */
type Compared = readonly [field: string, kind: Kind, values: readonly string[]];

/** Reviewers read texts first, then look at pictures. */
const KINDS = ['text', 'image', 'video', 'list', 'value'] as const satisfies readonly Kind[];
const FIELDS: ApplicationFields = APPLICATION_FIELDS;
const NAMES = KINDS.flatMap((kind) => namesOf(FIELDS).filter((name) => FIELDS[name].difference?.kind === kind));

/**
 * The fields in which an application's form differs from the last approved one, by kind and in form order. Without an
 * earlier form, every filled field is new. Data types read `<code>:<declared properties, comma-separated>`, other
 * pairs `<key> <value>`.
 */
export function findFormChanges(before: StoredApplicationForm | null, after: StoredApplicationForm): FormChange[] {
  const earlier = before === null ? [] : comparedOf(before);
  const fields = comparedOf(after);
  const valuesBefore = new Map(earlier.map(([field, , values]) => [field, values]));
  // Removed languages appear in the earlier form only.
  const gone = earlier.filter(([field]) => !fields.some(([name]) => name === field));
  const all = [...fields, ...gone.map(([field, kind]): Compared => [field, kind, []])];
  return all.flatMap(([field, kind, values]) => {
    const old = valuesBefore.get(field) ?? [];
    return isSame(old, values) ? [] : [{ field, kind, before: [...old], after: [...values] }];
  });
}

function comparedOf(form: StoredApplicationForm): readonly Compared[] {
  return NAMES.flatMap((name) => partsOf(name, form));
}

function partsOf<Name extends keyof ApplicationFields>(name: Name, form: StoredApplicationForm): readonly Compared[] {
  const { difference } = FIELDS[name];
  if (difference === null) return [];
  const texts = difference.texts(form[name]);
  if (isList(texts)) return [[name, difference.kind, texts]];
  return Object.entries(texts).map(([part, values]) => [`${name}.${part}`, difference.kind, values]);
}

function isList(texts: readonly string[] | object): texts is readonly string[] {
  return Array.isArray(texts);
}

function isSame(before: readonly string[], after: readonly string[]): boolean {
  return before.length === after.length && before.every((text, place) => text === after[place]);
}
