import type { CallEndpoint, InputOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { createOrder } from '#contract/order/endpoints.ts';
import type { Order } from '#contract/order/entities.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { createIntentKeys } from '#web/kit/form/intent-keys.ts';

const QUIET = { loadingBar: false, isQuiet: true } as const;

/** The product and the offered terms. */
export type OrderTerms = Omit<InputOf<typeof createOrder>, 'applicationId' | 'lang'>;

/** The player's orders in one game. */
export interface GameOrders {
  /** Retrying after a lost reply repeats the same order, also from another dialog. @throws ApiError */
  place(terms: OrderTerms): Promise<Order>;
  /** The game has received all orders so far: the next purchase is a new one. */
  settle(): void;
  /** Whether an order is pending. */
  isBusy(): boolean;
}

export interface OrdersSurroundings {
  readonly applicationId: string;
  readonly lang: LocaleCode;
  readonly call: CallEndpoint;
}

export function createGameOrders({ applicationId, lang, call }: OrdersSurroundings): GameOrders {
  const keys = createIntentKeys();
  let isBusy = false;
  return {
    async place(terms) {
      const input = { applicationId, lang, ...terms };
      isBusy = true;
      try {
        const order = await call(createOrder, input, { ...QUIET, idempotencyKey: keys.keyOf(input) });
        keys.forget();
        return order;
      } catch (error) {
        // A rejected order has cost nothing, so the next try is a new one; an unanswered one may have succeeded.
        if (isRefusal(error)) keys.forget();
        throw error;
      } finally {
        isBusy = false;
      }
    },
    settle: keys.forget,
    isBusy: () => isBusy,
  };
}

/** Whether the server has rejected the order; otherwise it may have succeeded with a lost reply. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code >= 20000;
}
