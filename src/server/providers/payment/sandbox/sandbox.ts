import { ApiError } from '#contract/errors/api-error.ts';
import type { CurrencyCode } from '#contract/values/limits.ts';
import { takesCurrency } from '#contract/values/payment-methods.ts';
import { definePaymentProvider } from '../payment-integration.ts';
import { PaymentRefused } from '../payment-provider.ts';
import { cashierHandlers } from './cashier-handlers.ts';
import { readNotification } from './cashier-notification.ts';
import { bindDeliverToStore } from './deliver-notifications.ts';
import { getCashierStyle, notifyDeposit, payAtCashier, runCashier, showCashier } from './endpoints.ts';
import { openSandboxCashier } from './sandbox-cashier.ts';
import { findProblems, settings } from './settings.ts';

/** The store's side of the sandbox cashier. */
export const sandbox = definePaymentProvider({
  settings,
  findProblems,
  endpoints: [notifyDeposit, runCashier, showCashier, payAtCashier, getCashierStyle],
  open(config, parts) {
    const cashier = openSandboxCashier({ config, ...parts });
    const methods = config.PAYMENT_METHODS_SANDBOX;
    return {
      methodsFor: (currency: CurrencyCode) => methods.filter((method) => takesCurrency(method, currency)),
      async create(order) {
        const { store_code: storeCode } = await cashier.open(order);
        return { storeCode };
      },
      payPathOf: ({ orderId }) => `/dev/cashier/${orderId}`,
      readNotification: (fields) => readNotification(fields, cashier.secret),
      query: ({ orderId }) => cashier.query(orderId),
      capture: ({ orderId }) => orRefusal(cashier.capture(orderId)),
      // If it was paid meanwhile, a notification or the next query reports it.
      cancel: async ({ orderId }) => ((await orRefusal(cashier.cancel(orderId))) ? 'cancelled' : 'later'),
      async refund({ orderId }, refund) {
        await orRefusal(cashier.refund(orderId, refund));
        return 'done';
      },
      handlers: (store) =>
        cashierHandlers({ store, cashier: parts.isEnabled ? cashier : null, locales: parts.locales }),
      jobs: [bindDeliverToStore(cashier.delivery)],
    };
  },
});

/** Converts the cashier's errors to the store's. */
async function orRefusal<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return answer.catch((error: unknown) => {
    throw error instanceof ApiError ? new PaymentRefused(`the sandbox cashier refused (${error.code})`) : error;
  });
}
