import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import { requiredRules } from '../rules/required-rules.ts';
import type { ArgumentSpec, ArgumentsOf, Rule } from '../rules/rule.ts';
import type { FieldIssue, MessageValues } from './field-issue.ts';

/** The values of a form or of a part of it, by name; nothing is known of them yet. */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * Judges a value, next to the values of the same object. Its issues name fields inside the value; an empty name is the
 * value itself. It never throws, whatever the value is.
 */
export type Check = (value: unknown, siblings: Fields) => readonly FieldIssue[];

/** Nothing is wrong. One list for all, so that checking a form that is right makes none. */
export const FINE: readonly FieldIssue[] = [];

/** The answer that the value itself is wrong; `invalidFormat` unless another code fits better. */
export function refuse(
  message: string,
  { values, code = ERROR.invalidFormat }: { readonly values?: MessageValues; readonly code?: ErrorCode } = {},
): readonly FieldIssue[] {
  return [{ field: '', message, ...(values && { values }), code }];
}

/** Issues inside a value, named from the object or list that holds it. */
export function inside(name: string | number, issues: readonly FieldIssue[]): readonly FieldIssue[] {
  if (issues.length === 0) return issues;
  return issues.map((issue) => ({ ...issue, field: issue.field === '' ? `${name}` : `${name}.${issue.field}` }));
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Absent, empty text and the empty list mean the same (docs/spec/decisions.md, Flows settled). */
export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** Whether a text has more than white space. */
const hasContent: Check = (value) =>
  requiredRules.custom_required_1.check(value, {}) === true ? FINE : refuse('field.required');

/** Checks what is given; nothing needs to be. */
export function optional(check: Check): Check {
  return (value, siblings) => (isBlank(value) ? FINE : check(value, siblings));
}

/** Checks what must be given; `missing` is the answer where it is not, or where it is nothing but white space. */
export function required(check: Check, missing: readonly FieldIssue[] = refuse('field.required')): Check {
  return (value, siblings) => {
    if (isBlank(value)) return missing;
    const issues = check(value, siblings);
    return issues.length > 0 && typeof value === 'string' && hasContent(value, siblings) !== FINE ? missing : issues;
  };
}

/** Checks what is chosen, not typed; one has to be. */
export function chosen(check: Check): Check {
  return required(check, refuse('form.choose'));
}

/** Checks a text that must be given and that its own check would take when it is nothing but white space. */
export function filled(check: Check, missing: readonly FieldIssue[] = refuse('field.required')): Check {
  return required(every(check, hasContent), missing);
}

/** The first answer that finds something wrong, so that a field says one thing. */
export function every(...checks: readonly Check[]): Check {
  return (value, siblings) => {
    for (const check of checks) {
      const issues = check(value, siblings);
      if (issues.length > 0) return issues;
    }
    return FINE;
  };
}

/**
 * Passes over values of which `isRight` sees at once that nothing is wrong with them. It may say so only where the check
 * finds nothing; forms hold hundreds of countries and prices, and naming what is wrong is what takes time.
 */
export function unless(isRight: (value: unknown) => boolean, check: Check): Check {
  return (value, siblings) => (isRight(value) ? FINE : check(value, siblings));
}

/** A field rule; its message uses the arguments that are text or numbers. */
export function byRule<Spec extends ArgumentSpec>(rule: Rule<Spec>, args: ArgumentsOf<Spec>): Check {
  return (value) => {
    const answer = rule.check(value, args);
    return answer === true ? FINE : refuse(answer, { values: messageValuesOf(args) });
  };
}

function messageValuesOf(args: object): MessageValues | undefined {
  const isShown = (entry: [string, unknown]): entry is [string, string | number] =>
    typeof entry[1] === 'string' || typeof entry[1] === 'number';
  const shown = Object.entries(args).filter(isShown);
  return shown.length === 0 ? undefined : Object.fromEntries(shown);
}

/** An object with a check for each of its fields; other fields are not looked at. */
export function record(checks: Readonly<Record<string, Check>>): Check {
  const entries = Object.entries(checks).map(([name, check]) => ({ name, check }));
  return (value) => {
    if (!isFields(value)) return refuse('field.invalid');
    let found = FINE;
    for (const { name, check } of entries) {
      const issues = check(value[name], value);
      if (issues.length > 0) found = [...found, ...inside(name, issues)];
    }
    return found;
  };
}

export interface ListRules {
  /** A longer list is not looked into, so that an answer stays short. */
  readonly max: number;
  /** The message for an item that stands there already; without it items may repeat. */
  readonly repeated?: string;
  /** The field of the items that may not repeat, where items are objects. */
  readonly key?: string;
}

/** A list with a check for each item, which gets what stands beside the list. */
export function listOf(check: Check, { max, repeated, key }: ListRules): Check {
  return (value, siblings) => {
    if (!Array.isArray(value)) return refuse('field.invalid');
    if (value.length > max) return refuse('form.count', { values: { max } });
    const found: FieldIssue[] = [];
    for (let index = 0; index < value.length; index += 1) {
      const issues = check(value[index], siblings);
      if (issues.length > 0) found.push(...inside(index, issues));
    }
    return repeated === undefined ? found : [...found, ...findRepeats(value, { repeated, key })];
  };
}

/** The items whose key has stood before; blank keys are for others to refuse. */
function findRepeats(items: readonly unknown[], { repeated, key }: Pick<ListRules, 'key'> & { repeated: string }) {
  const keys = key === undefined ? items : items.map((item) => (isFields(item) ? item[key] : undefined));
  // Nothing repeats in nearly every list, and then nothing needs to be named.
  if (!mayRepeat(keys)) return FINE;
  const left = new Set(keys);
  return keys.flatMap((value, index) => {
    if (left.delete(value) || isBlank(value)) return FINE;
    return inside(index, key === undefined ? refuse(repeated) : inside(key, refuse(repeated)));
  });
}

const FEW = 16;

/** Comparing a few texts with each other is quicker than hashing each. */
function mayRepeat(keys: readonly unknown[]): boolean {
  if (keys.length > FEW) return new Set(keys).size < keys.length;
  return keys.some((key, index) => keys.indexOf(key) !== index);
}
