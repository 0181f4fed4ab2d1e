import type { Rule } from '../rule.ts';
import type { RuleExamples } from './rule-examples.ts';

/**
 * The examples that a rule contradicts, as `accepts …` or `refuses …`; empty if all pass. Tests compare with the
 * empty list, so that a failure names every example.
 */
export function findFailingExamples(rule: Rule, examples: readonly RuleExamples[]): readonly string[] {
  return examples.flatMap(({ args = {}, accepts, refuses }) => {
    const call = (value: unknown) => rule.check(value, args);
    const isRefused = (value: unknown) => rule.messages.some((message) => message === call(value));
    return [
      ...accepts.filter((value) => call(value) !== true).map((value) => `accepts ${JSON.stringify(value)}`),
      ...refuses.filter((value) => !isRefused(value)).map((value) => `refuses ${JSON.stringify(value)}`),
    ];
  });
}
