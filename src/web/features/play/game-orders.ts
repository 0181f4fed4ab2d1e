import type { CallEndpoint, InputOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { createOrder } from '#contract/order/endpoints.ts';
import type { Order } from '#contract/order/entities.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { createIntentKeys } from '../store/deposit/intent-key.ts';

const QUIET = { loadingBar: false, isQuiet: true } as const;

/** What is bought, and for what it was offered. */
export type OrderTerms = Omit<InputOf<typeof createOrder>, 'applicationId' | 'lang'>;

/** Orders of the player in one game. */
export interface GameOrders {
  /** A try after a lost answer is the same order, also from another dialog. @throws ApiError */
  place(terms: OrderTerms): Promise<Order>;
  /** The game knows of every order that was made: what is bought from now on is another one. */
  settle(): void;
  /** Whether one is on its way. */
  isBusy(): boolean;
}

export interface OrdersSurroundings {
  readonly applicationId: string;
  readonly lang: LocaleCode;
  readonly call: CallEndpoint;
}

export function createGameOrders({ applicationId, lang, call }: OrdersSurroundings): GameOrders {
  const keys = createIntentKeys(() => crypto.randomUUID());
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
        // What was refused has cost nothing, so the next try is another one; what was not answered may have been done.
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

/** The server has said no; else it may have done it, and only the answer was lost. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code >= 20000;
}
