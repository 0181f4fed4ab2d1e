import { amountRules } from './amount-rules.ts';
import { codeRules } from './code-rules.ts';
import { companyRules } from './company-rules.ts';
import { contactRules } from './contact-rules.ts';
import { dateRules } from './date-rules.ts';
import { fileRules } from './file-rules.ts';
import { lengthRules } from './length-rules.ts';
import { lineRules } from './line-rules.ts';
import { markupRules } from './markup-rules.ts';
import { numberRules } from './number-rules.ts';
import { productRules } from './product-rules.ts';
import { requiredRules } from './required-rules.ts';
import type { ArgumentKind, ArgumentSpec, Rule, RuleMessageKey } from './rule.ts';
import { textRules } from './text-rules.ts';

/** Every field rule by its name in the specification; `RULES.max_length.check(value, { max: 5 })` is typed. */
export const RULES = {
  ...textRules,
  ...lengthRules,
  ...numberRules,
  ...amountRules,
  ...codeRules,
  ...dateRules,
  ...requiredRules,
  ...contactRules,
  ...lineRules,
  ...companyRules,
  ...productRules,
  ...fileRules,
  ...markupRules,
} as const;
export type RuleName = keyof typeof RULES;

const RULES_BY_NAME: ReadonlyMap<string, Rule> = new Map(Object.entries(RULES));

/**
 * Checks a value by the named rule: true, or the key of the message, whose values are the arguments. It never throws
 * because of a value; it throws for an unknown rule, and a TypeError for a missing argument or one of the wrong type.
 */
export function checkRule(rule: string, value: unknown, args: object = {}): true | RuleMessageKey {
  const found = RULES_BY_NAME.get(rule);
  if (found === undefined) throw new RangeError(`No field rule is called "${rule}"`);
  return found.check(value, readArguments(rule, found.args, args));
}

function readArguments(rule: string, spec: ArgumentSpec, args: object): Readonly<Record<string, unknown>> {
  const read: Record<string, unknown> = {};
  for (const [name, kind] of Object.entries(spec)) {
    const value: unknown = Reflect.get(args, name);
    if (!ARGUMENT_CHECKS[kind](value, name in args)) {
      throw new TypeError(`The rule "${rule}" needs the argument "${name}" (${kind})`);
    }
    read[name] = value;
  }
  return read;
}

const ARGUMENT_CHECKS: Readonly<Record<ArgumentKind, (value: unknown, isGiven: boolean) => boolean>> = {
  number: (value) => typeof value === 'number' && !Number.isNaN(value),
  text: isText,
  optionalText: (value) => value === undefined || isText(value),
  texts: (value) => isText(value) || (Array.isArray(value) && value.every(isText)),
  // Any value is allowed, like that of another field that is still empty.
  value: (_value, isGiven) => isGiven,
};

function isText(value: unknown): boolean {
  return typeof value === 'string';
}
