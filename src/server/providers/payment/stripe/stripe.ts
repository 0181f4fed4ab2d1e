import type { LocaleCode } from '#contract/values/locales.ts';
import { toMajor } from '#domain/money/money.ts';
import { serverWords } from '../../../mails/server-words.ts';
import { definePaymentProvider } from '../payment-integration.ts';
import { BadNotification, type PaymentOrder, type PaymentProvider } from '../payment-provider.ts';
import { notifyStripeDeposit, payWithStripe } from './endpoints.ts';
import { findProblems, readStripeAccount, type StripeConfig, settings } from './settings.ts';
import { createSession, expireSession, querySession, refundPayment, type StripeCalls } from './stripe-calls.ts';
import { stripeHandlers } from './stripe-handlers.ts';
import { readEvent, readStripeEvent } from './stripe-notification.ts';

/** Payments by card through Stripe's Checkout, in any currency of the store. */
export const stripe = definePaymentProvider({
  settings,
  findProblems,
  endpoints: [notifyStripeDeposit, payWithStripe],
  open: (config, { now, locales }) => createStripe({ config, now, locales }),
});

export interface StripeOptions {
  readonly config: StripeConfig;
  readonly now: () => number;
  readonly locales: readonly LocaleCode[];
  /** Timeout of a call. */
  readonly timeoutMs?: number;
}

export function createStripe({ config, now, locales, timeoutMs }: StripeOptions): Omit<PaymentProvider, 'name'> {
  const account = readStripeAccount(config);
  const calls: StripeCalls = { account, ...(timeoutMs === undefined ? {} : { timeoutMs }) };
  return {
    methodsFor: () => ['credit_card'],
    async create(order) {
      const { id } = await createSession(calls, order, itemNameOf(order));
      return { storeCode: null, providerReference: id };
    },
    payPathOf: ({ orderId }) => `/pay/stripe/${orderId}`,
    readNotification({ payload, signature, subject }) {
      if (typeof payload !== 'string' || typeof signature !== 'string') throw new BadNotification('no event was sent');
      return readStripeEvent(readEvent({ payload, signature }, account, now()), subject);
    },
    query: (payment) => querySession(calls, payment),
    // Checkout captures what it authorizes.
    capture: async () => undefined,
    cancel: async (payment) => ((await expireSession(calls, payment)) ? 'cancelled' : 'later'),
    refund: (payment, refund) => refundPayment(calls, payment, refund),
    handlers: (store) => stripeHandlers({ store, calls, locales }),
    jobs: [],
  };
}

function itemNameOf({ amountMinor, currency, language }: PaymentOrder): string {
  return serverWords(language).t('payment.item', { amount: toMajor(amountMinor, currency) });
}
