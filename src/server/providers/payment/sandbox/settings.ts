import { PAYMENT_METHODS } from '#contract/values/payment-methods.ts';
import { choices, onOff } from '../../../../setting-kinds.ts';
import type { StoreSettings } from '../payment-integration.ts';

export const settings = {
  /** Payment methods that the sandbox cashier offers. */
  PAYMENT_METHODS_SANDBOX: choices(PAYMENT_METHODS, PAYMENT_METHODS),
  /** `on`: the sandbox cashier fails like a provider that cannot be reached. */
  SANDBOX_CASHIER_DOWN: onOff(false),
};

/** It gives star coins away for free. */
export function findProblems({ NODE_ENV }: Pick<StoreSettings, 'NODE_ENV'>): string[] {
  return NODE_ENV === 'production' ? ['PAYMENT_PROVIDERS must not have sandbox when NODE_ENV=production'] : [];
}
