import { LIMITS } from '#contract/values/limits.ts';
import { type RuleMessageKey, rule, ruleWith } from './rule.ts';

const DIGITS = /^\d+$/;
const CARD_NUMBER = new RegExp(`^[A-Z0-9]{${LIMITS.cardNumberMin},${LIMITS.cardNumberMax}}$`);
const CODE = new RegExp(`^[A-Z0-9]{${LIMITS.codeLength}}$`);
const REDEEM_CODE = new RegExp(`^[A-Za-z0-9]{${LIMITS.redeemCodeMin},${LIMITS.redeemCodeMax}}$`);
const LAST_DIGITS = new RegExp(`^\\d{${LIMITS.documentDigits}}$`);

/** Rules for cards, codes and documents; all are text, since a number loses its leading zeros (R5.93-R5.97, R5.130). */
export const codeRules = {
  card_number_limit: matching('rule.card_number_limit', CARD_NUMBER),
  number21_limit: matching('rule.number21_limit', CODE),
  is_number_card: matching('rule.is_number_card', DIGITS),
  redeem_code: matching('rule.redeem_code', REDEEM_CODE),
  verification_code: ruleWith(
    { digits: 'number' },
    'rule.verification_code',
    (value, { digits }) => typeof value === 'string' && value.length === digits && DIGITS.test(value),
  ),
  last_four: matching('rule.last_four', LAST_DIGITS),
} as const;

function matching(message: RuleMessageKey, pattern: RegExp) {
  return rule(message, (value) => typeof value === 'string' && pattern.test(value));
}
