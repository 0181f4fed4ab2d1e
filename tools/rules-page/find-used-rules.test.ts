import { expect, it } from 'vitest';
import { findUsedRules, readUsedRules } from './find-used-rules.ts';

it('finds the rules that a file takes by name, and neither comments nor keys of messages', () => {
  const source = `
    const whole = numberRules.positive_integer.check(text, {});
    const { coin_min, insufficient_quota: quota } = amountRules;
    export const RULE = byRule(RULES.is_url, {});
    // codeRules.last_four
    page.t('rule.product_id_format');
    other.email;
  `;
  expect(readUsedRules('some.ts', source).toSorted()).toEqual([
    'coin_min',
    'insufficient_quota',
    'is_url',
    'positive_integer',
  ]);
});

it('knows a rule that forms of the product use, and one that none does', () => {
  const used = findUsedRules();
  expect(used.has('verification_code')).toBe(true);
  expect(used.has('password')).toBe(false);
});
