import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import { type BoundHandler, handle } from '../../../api/bound-handler.ts';
import { pageWords } from '../payment-page.ts';
import { BadNotification, type KnownPayment, PaymentError, type PaymentStore } from '../payment-provider.ts';
import { notifyStripeDeposit, payWithStripe } from './endpoints.ts';
import { findDispute, findRefund, findSession, type StripeCalls } from './stripe-calls.ts';
import { readEvent, subjectOf } from './stripe-notification.ts';
import type { SignedPayload } from './stripe-signature.ts';

export interface StripeHandlerParts {
  readonly store: PaymentStore;
  readonly calls: StripeCalls;
  readonly locales: readonly LocaleCode[];
}

/** Stripe's events, and the way of a browser to its checkout. */
export function stripeHandlers({ store, calls, locales }: StripeHandlerParts): BoundHandler[] {
  return [
    handle(notifyStripeDeposit, async ({ payload }, { headers, clock }) => {
      const signed = { payload, signature: headers.get('stripe-signature') ?? '' };
      const subject = await findReported(calls, signed, clock());
      await store.takeNotification({ ...signed, subject }, new Date(clock())).catch(acceptContradiction);
      return { result: true as const };
    }),
    // Public for anyone who knows the payment's number; it reveals what Stripe's page shows.
    handle(payWithStripe, async ({ orderId, lang }, context) => {
      const payment = await store.findOpenPayment(orderId, context.clock());
      const { locale } = pageWords(lang, context, locales);
      const back = `${localizePath('/store/deposit', locale)}?${new URLSearchParams({ orderId })}`;
      const location = (payment && (await findCheckout(calls, payment))) ?? back;
      return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
    }),
  ];
}

/** The address of a checkout that is open; null for any other, and while Stripe cannot be reached. */
async function findCheckout(calls: StripeCalls, payment: KnownPayment): Promise<string | null> {
  try {
    const { status, url } = await findSession(calls, payment);
    return status === 'open' ? (url ?? null) : null;
  } catch (error) {
    if (error instanceof PaymentError) return null;
    throw error;
  }
}

/**
 * A dispute or refund as it is now, and its charge, which names the payment: its events come in any order, and each tells only how it
 * was. Only for a signed event: nobody else makes the store ask.
 */
async function findReported(calls: StripeCalls, signed: SignedPayload, nowMs: number) {
  try {
    const about = subjectOf(readEvent(signed, calls.account, nowMs));
    if (about === undefined) return undefined;
    return about.kind === 'dispute' ? await findDispute(calls, about.id) : await findRefund(calls, about.id);
  } catch (cause) {
    // Refused when it is read.
    if (cause instanceof BadNotification) return undefined;
    // Stripe repeats an event that was not accepted.
    throw cause instanceof PaymentError ? new ApiError(ERROR.externalProviderError, { cause }) : cause;
  }
}

/** An event that contradicts what is known changes nothing, and Stripe need not repeat it for days. */
function acceptContradiction(error: unknown): void {
  if (!(error instanceof ApiError) || error.code !== ERROR.parameterError) throw error;
}
