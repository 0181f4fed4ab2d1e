import { expect, it } from 'vitest';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { isPartlyRefunded } from './partly-refunded.ts';

const { paid, refunded, refundInProgress } = PAYMENT_STATUS;

it.each([
  [paid, 0, false],
  [paid, 1, true],
  [refunded, 1, false],
  [refundInProgress, 1, false],
] as const)('a payment of status %d of which %d went back: %j', (status, refundedAmount, isPartly) => {
  expect(isPartlyRefunded(status, refundedAmount)).toBe(isPartly);
});
