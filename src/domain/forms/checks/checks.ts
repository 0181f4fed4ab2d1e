import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import { requiredRules } from '../../rules/required-rules.ts';
import type { ArgumentSpec, ArgumentsOf, Rule } from '../../rules/rule.ts';
import type { FieldIssue, MessageValues } from '../field-issue.ts';

/** The values of a form or of a part of it, by name, not yet checked. */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * Checks a value, given the other values of the same object. Its issues name fields inside the value; an empty name
 * is the value itself. It never throws, whatever the value.
 */
export type Check = (value: unknown, siblings: Fields) => readonly FieldIssue[];

/** No issues. A shared list, so that checking a valid form allocates none. */
export const FINE: readonly FieldIssue[] = [];

/** An issue of the value itself; `invalidFormat` unless another code fits better. */
export function refuse(
  message: string,
  { values, code = ERROR.invalidFormat }: { readonly values?: MessageValues; readonly code?: ErrorCode } = {},
): readonly FieldIssue[] {
  return [{ field: '', message, ...(values && { values }), code }];
}

/** Prefixes the issues of a value with its name in the containing object or list. */
export function inside(name: string | number, issues: readonly FieldIssue[]): readonly FieldIssue[] {
  if (issues.length === 0) return issues;
  return issues.map((issue) => ({ ...issue, field: issue.field === '' ? `${name}` : `${name}.${issue.field}` }));
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Absent, empty text and the empty list are equivalent (docs/spec/decisions.md, Flows settled). */
export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** Whether a text has more than white space. */
const hasContent: Check = (value) =>
  requiredRules.custom_required_1.check(value, {}) === true ? FINE : refuse('field.required');

/** Skips the check for a blank value. */
export function optional(check: Check): Check {
  return (value, siblings) => (isBlank(value) ? FINE : check(value, siblings));
}

/** Requires a value; returns `missing` if it is absent or only white space. */
export function required(check: Check, missing: readonly FieldIssue[] = refuse('field.required')): Check {
  return (value, siblings) => {
    if (isBlank(value)) return missing;
    const issues = check(value, siblings);
    return issues.length > 0 && typeof value === 'string' && hasContent(value, siblings) !== FINE ? missing : issues;
  };
}

/** Requires a value that is chosen, not typed. */
export function chosen(check: Check): Check {
  return required(check, refuse('form.choose'));
}

/** Requires a text whose own check would accept white space. */
export function filled(check: Check, missing: readonly FieldIssue[] = refuse('field.required')): Check {
  return required(every(check, hasContent), missing);
}

/** Returns the issues of the first failing check, so that a field shows one message. */
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
 * A fast path: skips the check for values that `isRight` accepts. It may only accept values that pass the check.
 * Forms hold hundreds of countries and prices, and building issues is the slow part.
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

/** An object with a check for each of its fields; other fields are ignored. */
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
  /** Items of a longer list are not checked, so that responses stay short. */
  readonly max: number;
  /** The message for a repeated item; without it items may repeat. */
  readonly repeated?: string;
  /** The field that must be unique, if items are objects. */
  readonly key?: string;
}

/** A list with a check for each item, which receives the list's siblings. */
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

/** The items whose key occurred before; blank keys are left to other checks. */
function findRepeats(items: readonly unknown[], { repeated, key }: Pick<ListRules, 'key'> & { repeated: string }) {
  const keys = key === undefined ? items : items.map((item) => (isFields(item) ? item[key] : undefined));
  // Almost no list has repetitions, and then no issue needs to be built.
  if (!mayRepeat(keys)) return FINE;
  const left = new Set(keys);
  return keys.flatMap((value, index) => {
    if (left.delete(value) || isBlank(value)) return FINE;
    return inside(index, key === undefined ? refuse(repeated) : inside(key, refuse(repeated)));
  });
}

const FEW = 16;

/** Comparing a few texts with each other is faster than hashing them. */
function mayRepeat(keys: readonly unknown[]): boolean {
  if (keys.length > FEW) return new Set(keys).size < keys.length;
  return keys.some((key, index) => keys.indexOf(key) !== index);
}
