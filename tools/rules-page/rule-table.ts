import { compileMessages } from '#i18n/compile-messages.ts';
import { createTranslator } from '#i18n/translator.ts';
import type { RuleExamples } from '../../src/domain/rules/examples/rule-examples.ts';
import type { Rule } from '../../src/domain/rules/rule.ts';
import { code, markdownTable } from './markdown-table.ts';
import type { RuleFamily } from './rule-families.ts';

/** Longer texts are abbreviated to their beginning and length, longer lists to their first items and count. */
const SHOWN_LENGTH = 32;
const SHOWN_EXAMPLES = 9;

const english = createTranslator('en-US', compileMessages('rules', 'en-US'));

/** The table of a family: a row for each set of arguments with examples; unused rules are marked. */
export function familyTable({ rules, examples }: RuleFamily, used: ReadonlySet<string>): string {
  const rows = Object.entries(rules).flatMap(([name, rule]) =>
    (examples[name] ?? []).map((example) =>
      ruleRow(used.has(name) ? code(name) : `${code(name)} (*library*)`, rule, example),
    ),
  );
  return markdownTable(['Rule', 'Arguments', 'Message', 'Accepts', 'Refuses'], rows);
}

function ruleRow(title: string, rule: Rule, example: RuleExamples): readonly string[] {
  const { args = {}, accepts, refuses } = example;
  return [
    title,
    Object.keys(args).length === 0 ? '–' : code(JSON.stringify(args)),
    messagesOf(rule, example).join('; '),
    formatExamples(accepts),
    formatExamples(refuses),
  ];
}

/** The messages for the invalid examples, in order of appearance. */
function messagesOf(rule: Rule, { args = {}, refuses }: RuleExamples): readonly string[] {
  const keys = new Set(refuses.map((value) => rule.check(value, args)).filter((answer) => answer !== true));
  const values = Object.fromEntries(Object.entries(args).flatMap(([name, value]) => shownValue(name, value)));
  return [...keys].map((key) => english.find(key, values) ?? key);
}

/** Formats an argument as its message does; an empty one selects the wording without it. */
function shownValue(name: string, value: unknown): readonly [string, string | number][] {
  const shown = Array.isArray(value) ? value.join(', ') : value;
  if (typeof shown === 'number') return [[name, shown]];
  return shown === '' || shown === null ? [] : [[name, String(shown)]];
}

function formatExamples(values: readonly unknown[]): string {
  const rest = values.length - SHOWN_EXAMPLES;
  const shown = values.slice(0, SHOWN_EXAMPLES).map(formatExample).join(' ');
  return rest > 0 ? `${shown} and ${rest} more` : shown;
}

function formatExample(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  const characters = [...text];
  if (characters.length <= SHOWN_LENGTH) return code(text);
  return code(`${characters.slice(0, SHOWN_LENGTH).join('')}… (${characters.length})`);
}
