import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { BadNotification, type PaymentFact, type ReportedStatus } from '../payment-provider.ts';
import { isTestKey, type StripeAccount } from './settings.ts';
import {
  chargeSchema,
  eventSchema,
  knownDisputeSchema,
  knownRefundSchema,
  readAmount,
  readSessionAmount,
  returnedFact,
  type StripeDispute,
  type StripeEvent,
  sessionSchema,
  subjectSchema,
} from './stripe-objects.ts';
import { isSignedByStripe, type SignedPayload } from './stripe-signature.ts';

/** The statuses that events of sessions report; others have no effect. */
const SESSION_EVENTS: Readonly<Record<string, ReportedStatus>> = {
  'checkout.session.completed': PAYMENT_STATUS.paid,
  'checkout.session.async_payment_succeeded': PAYMENT_STATUS.paid,
  'checkout.session.async_payment_failed': PAYMENT_STATUS.rejected,
  'checkout.session.expired': PAYMENT_STATUS.cancelled,
};
const RETURN_EVENT = 'charge.refunded';
/** A refund that was accepted may fail days later; what the event is called depends on the version of Stripe's API. */
const REFUND_EVENTS = new Set(['refund.failed', 'refund.updated', 'charge.refund.updated']);
/** Something about a dispute has changed. */
const DISPUTE_EVENTS = new Set([
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
]);

/** Verifies an event's signature, and that it is of the account's mode. @throws BadNotification */
export function readEvent(signed: SignedPayload, account: StripeAccount, nowMs: number): StripeEvent {
  if (!isSignedByStripe(signed, account.webhookSecret, nowMs))
    throw new BadNotification('the signature is wrong or old');
  const parsed = eventSchema.safeParse(parseJson(signed.payload));
  if (!parsed.success) throw new BadNotification('the event is not as documented');
  if (parsed.data.livemode === isTestKey(account.secretKey))
    throw new BadNotification('the event is of the other mode');
  return parsed.data;
}

/** What an event is about, if Stripe is to be asked how it is now; undefined for any other event. */
export function subjectOf({ type, data }: StripeEvent): { kind: 'dispute' | 'refund'; id: string } | undefined {
  const isOfDispute = DISPUTE_EVENTS.has(type);
  if (!isOfDispute && !REFUND_EVENTS.has(type)) return undefined;
  const id = subjectSchema.safeParse(data.object).data?.id;
  return id === undefined ? undefined : { kind: isOfDispute ? 'dispute' : 'refund', id };
}

/** The effect of an event on a payment; null for one without any, also of payments that are not the store's. */
export function readStripeEvent({ type, data }: StripeEvent, subject: unknown): PaymentFact | null {
  const status = SESSION_EVENTS[type];
  if (status !== undefined) return readSessionEvent(data.object, status);
  if (type === RETURN_EVENT) return readReturn(data.object);
  if (REFUND_EVENTS.has(type)) return readFailedRefund(subject);
  return DISPUTE_EVENTS.has(type) ? readDispute(subject) : null;
}

function readDispute(object: unknown): PaymentFact | null {
  const parsed = knownDisputeSchema.safeParse(object);
  if (!parsed.success) throw new BadNotification('the dispute is not as documented');
  const fact = readReturn(parsed.data.charge);
  if (fact === null) return null;
  const { id: reference, amount, currency } = parsed.data;
  const disputed = readAmount(amount, currency);
  if (disputed?.currency !== fact.currency) throw new BadNotification('the amount is none of the store’s');
  return { ...fact, dispute: { reference, amountMinor: disputed.amountMinor, ...readOutcome(parsed.data) } };
}

function readFailedRefund(object: unknown): PaymentFact | null {
  const parsed = knownRefundSchema.safeParse(object);
  if (!parsed.success) throw new BadNotification('the refund is not as documented');
  const { id: failedRefund, status, charge } = parsed.data;
  const fact = status === 'failed' || status === 'canceled' ? readReturn(charge) : null;
  return fact && { ...fact, failedRefund };
}

/** An inquiry takes no money (its statuses begin with `warning`), nor does a dispute that was prevented. */
const HARMLESS = /^(?:won$|prevented$|warning_)/;

/** The state of a dispute, and whether the bank has the money. A new status of Stripe's counts by the money alone. */
function readOutcome({ status, balance_transactions }: StripeDispute) {
  const balance = balance_transactions.reduce((sum, { amount }) => sum + amount, 0);
  const isTaken = !HARMLESS.test(status) && (status === 'lost' || balance < 0);
  const isOver = /^(?:won|prevented|warning_closed)$/.test(status);
  return { state: status === 'lost' ? 'lost' : isOver ? 'won' : 'open', isTaken } as const;
}

function readSessionEvent(object: unknown, status: ReportedStatus): PaymentFact | null {
  const session = sessionSchema.safeParse(object);
  if (!session.success) throw new BadNotification('the session is not as documented');
  if (session.data.metadata?.orderId === undefined) return null;
  const known = readSessionAmount(session.data);
  if (known === undefined) throw new BadNotification('the amount or currency is none of the store’s');
  // Some payments are completed before the money arrives.
  const isPaid = session.data.payment_status === 'paid';
  if (status === PAYMENT_STATUS.paid && !isPaid) return null;
  return { ...known, status, refundedMinor: 0, providerReference: session.data.id };
}

function readReturn(object: unknown): PaymentFact | null {
  const charge = chargeSchema.safeParse(object);
  if (!charge.success) throw new BadNotification('the charge is not as documented');
  const { amount, amount_refunded: refunded, currency, metadata } = charge.data;
  const orderId = metadata?.orderId;
  if (orderId === undefined) return null;
  const paid = readAmount(amount, currency);
  const returned = readAmount(refunded, currency);
  if (paid === undefined || returned === undefined) throw new BadNotification('the amount is none of the store’s');
  return returnedFact({ orderId, ...paid, returnedMinor: returned.amountMinor });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
