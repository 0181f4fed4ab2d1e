import { ApiError } from '#contract/errors/api-error.ts';
import type { CurrencyCode } from '#contract/values/limits.ts';
import { type PaymentMethod, takesCurrency } from '#contract/values/payment-methods.ts';
import { type PaymentProvider, PaymentRefused } from '../payment-provider.ts';
import { readNotification } from './cashier-notification.ts';
import type { SandboxCashier } from './sandbox-cashier.ts';

export interface SandboxProviderSettings {
  readonly cashier: SandboxCashier;
  readonly methods: readonly PaymentMethod[];
}

/** The store's side of the sandbox cashier. */
export function createSandboxProvider({ cashier, methods }: SandboxProviderSettings): PaymentProvider {
  return {
    name: 'sandbox',
    methodsFor: (currency: CurrencyCode) => methods.filter((method) => takesCurrency(method, currency)),
    async create(order) {
      const { store_code: storeCode } = await cashier.open(order);
      return { storeCode };
    },
    payPathOf: ({ orderId }) => `/dev/cashier/${orderId}`,
    readNotification: (fields) => readNotification(fields, cashier.secret),
    query: ({ orderId }) => cashier.query(orderId),
    capture: ({ orderId }) => orRefusal(cashier.capture(orderId)),
    // What was paid meanwhile is told by a notification, or when it is asked for.
    cancel: async ({ orderId }) => ((await orRefusal(cashier.cancel(orderId))) ? 'cancelled' : 'later'),
    async refund({ orderId }, refund) {
      await orRefusal(cashier.refund(orderId, refund));
      return 'done';
    },
  };
}

/** What the cashier says no to, as the store understands it. */
async function orRefusal<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return answer.catch((error: unknown) => {
    throw error instanceof ApiError ? new PaymentRefused(`the sandbox cashier refused (${error.code})`) : error;
  });
}
