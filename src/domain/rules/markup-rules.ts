import { isSafeText } from '../text/safe-text-check.ts';
import { countCodePoints } from './code-points.ts';
import { rule, ruleWith } from './rule.ts';

/** Rules for texts with tags; their length is that of the raw text (R5.57, R5.58, O68). */
export const markupRules = {
  html: rule('rule.html', (value) => typeof value === 'string' && isSafeText(value)),
  html_limit: ruleWith(
    { max: 'number' },
    'rule.html_limit',
    (value, { max }) => typeof value === 'string' && countCodePoints(value) < max,
  ),
} as const;
