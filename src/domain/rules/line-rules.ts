import { isPhoneNumberOf } from '../company/phone-number.ts';
import { type RuleMessageKey, rule, ruleWith } from './rule.ts';

/** Separators people use to make a number readable. */
const SEPARATORS = /[\s().-]/g;

/** Rules for texts of several lines; blank lines are ignored (R5.77-R5.81, O69). */
export const lineRules = {
  multiple_line: ruleWith(
    { country: 'text' },
    'rule.multiple_line',
    (value, { country }) => typeof value === 'string' && linesOf(value).every((line) => isPhoneNumberOf(country, line)),
  ),
  max_line: atMostLines('rule.max_line'),
  repeat_line: rule('rule.repeat_line', (value) => typeof value === 'string' && !repeats(trimmedLinesOf(value))),
  phone_list_limit: atMostLines('rule.phone_list_limit'),
  phone_list_repeat: rule(
    'rule.phone_list_repeat',
    (value) => typeof value === 'string' && !repeats(trimmedLinesOf(value).map(withoutSeparators)),
  ),
} as const;

function atMostLines(message: RuleMessageKey) {
  return ruleWith(
    { max: 'number' },
    message,
    (value, { max }) => typeof value === 'string' && linesOf(value).length <= max,
  );
}

/** The lines that are not blank, unchanged. */
function linesOf(text: string): readonly string[] {
  return text.split(/\r?\n/).filter((line) => /\S/.test(line));
}

function trimmedLinesOf(text: string): readonly string[] {
  return linesOf(text).map((line) => line.trim());
}

function repeats(lines: readonly string[]): boolean {
  return new Set(lines).size < lines.length;
}

/** 0912-345-678 and 0912 345 678 are the same number; a line of separators only is left as it is. */
function withoutSeparators(line: string): string {
  return line.replaceAll(SEPARATORS, '') || line;
}
