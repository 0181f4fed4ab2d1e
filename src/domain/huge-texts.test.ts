import { expect, it } from 'vitest';
import { RULE_EXAMPLES } from './rules/examples/all-examples.ts';
import type { FamilyExamples } from './rules/examples/rule-examples.ts';
import { checkRule, RULES } from './rules/index.ts';
import type { Rule } from './rules/rule.ts';
import { parseSafeText, renderSafeText } from './text/safe-text.ts';
import { isSafeText } from './text/safe-text-check.ts';

const rules: [string, Rule][] = Object.entries(RULES);
const examples: FamilyExamples = RULE_EXAMPLES;

it('checks texts of millions of characters by every rule, at which patterns may overflow the stack', () => {
  const value = '王'.repeat(5_000_000);
  for (const [name, rule] of rules) {
    expect([true, ...rule.messages], name).toContain(checkRule(name, value, examples[name]?.[0]?.args));
  }
});

it('reads marked-up texts that are long or deep', () => {
  const depth = 20_000;
  const deep = `${'<b>'.repeat(depth)}${'<p></p>'.repeat(depth)}${'</b>'.repeat(depth)}`;
  expect(isSafeText(deep)).toBe(true);
  expect(isSafeText(`${deep}</b>`)).toBe(false);
  expect(isSafeText('<br>'.repeat(3_000_000))).toBe(true);
});

it('writes a tree of marked-up text deeper than calls can nest', () => {
  const depth = 50_000;
  const text = '<b>'.repeat(depth) + '</b>'.repeat(depth);
  expect(renderSafeText(parseSafeText(text))).toBe(text);
});
