import { LIMITS } from '#contract/values/limits.ts';
import { compareDecimal } from './decimal.ts';
import { type RuleMessageKey, rule, ruleWith } from './rule.ts';

/** Rules for amounts of stars and points, as numbers or text (R5.82-R5.92). */
export const amountRules = {
  coin_max: ruleWith({ max: 'number' }, 'rule.coin_max', (value, { max }) => compareDecimal(value, max) < 0),
  coin_min: atLeast('rule.coin_min'),
  transfer_min: atLeast('rule.transfer_min'),
  coin_min_send_mail: rule('rule.coin_min_send_mail', (value) => compareDecimal(value, LIMITS.starsForMailMin) >= 0),
  insufficient_quota: withinAvailable('rule.insufficient_quota'),
  insufficient_points: withinAvailable('rule.insufficient_points'),
  insufficient_points_vip: withinAvailable('rule.insufficient_points_vip'),
  insufficient_store_points: withinAvailable('rule.insufficient_store_points'),
  insufficient_withdraw_points: withinAvailable('rule.insufficient_withdraw_points'),
} as const;

function atLeast(message: RuleMessageKey) {
  return ruleWith({ min: 'number' }, message, (value, { min }) => compareDecimal(value, min) >= 0);
}

function withinAvailable(message: RuleMessageKey) {
  return ruleWith({ available: 'number' }, message, (value, { available }) => compareDecimal(value, available) <= 0);
}
