import type { FormChange } from '#contract/version/operator-entities.ts';
import { APPLICATION_FIELDS, type ApplicationFields, type StoredApplicationForm } from '../forms/application-fields.ts';
import { namesOf } from '../forms/form-table.ts';

type Kind = FormChange['kind'];
/** What is compared: a field or a part of it, and its values as texts; an absent value is no text at all. */
type Compared = readonly [field: string, kind: Kind, values: readonly string[]];

/** Reviewers read texts first, then look at pictures. */
const KINDS = ['text', 'image', 'list', 'value'] as const satisfies readonly Kind[];
const FIELDS: ApplicationFields = APPLICATION_FIELDS;
const NAMES = KINDS.flatMap((kind) => namesOf(FIELDS).filter((name) => FIELDS[name].difference?.kind === kind));

/**
 * The fields in which the form of an application differs from the one of the last approval, by kind and in the order of
 * the form. Without an earlier form, everything that is filled in is new. Data types read `<code>:<what is declared of
 * it, by commas>`, other pairs `<key> <value>`.
 */
export function findFormChanges(before: StoredApplicationForm | null, after: StoredApplicationForm): FormChange[] {
  const earlier = before === null ? [] : comparedOf(before);
  const fields = comparedOf(after);
  const valuesBefore = new Map(earlier.map(([field, , values]) => [field, values]));
  // A language that was given up is in the earlier form only.
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
