import type { z } from '#contract/schema/schema.ts';
import { CURRENCY_DIGITS } from '#contract/values/limits.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import {
  type KnownPayment,
  PaymentError,
  type PaymentFact,
  type PaymentOrder,
  PaymentRefused,
  type RefundOrder,
} from '../payment-provider.ts';
import type { StripeAccount } from './settings.ts';
import { toStripeAmount } from './stripe-amount.ts';
import {
  knownDisputeSchema,
  knownRefundSchema,
  readAmount,
  readSessionAmount,
  refundSchema,
  returnedFact,
  type StripeDispute,
  type StripeRefund,
  type StripeSession,
  sessionSchema,
} from './stripe-objects.ts';

export interface StripeCalls {
  readonly account: StripeAccount;
  readonly timeoutMs?: number;
}

type Fields = Readonly<Record<string, string>>;

const TIMEOUT_MS = 10_000;
const MAX_ANSWER_LENGTH = 1_000_000;
/** The version whose objects `stripe-objects.ts` reads. */
const API_VERSION = '2024-06-20';
/** Stripe lets a session live for at most 24 hours, by its own clock. */
const SESSION_SECONDS_MAX = 24 * 3600 - 300;
const LANGUAGES: Readonly<Record<LocaleCode, string>> = {
  'zh-TW': 'zh-TW',
  'zh-CN': 'zh',
  'vi-VN': 'vi',
  'en-US': 'en',
};

/** Creates the Checkout Session of a top-up, once for each. */
export async function createSession(calls: StripeCalls, order: PaymentOrder, name: string): Promise<StripeSession> {
  const { orderId, currency, language, createdAt, expiresAt } = order;
  const back = `${calls.account.publicOrigin}${localizePath('/store/deposit', language)}?orderId=${orderId}`;
  const createdSeconds = Math.floor(createdAt.getTime() / 1000);
  const expiresSeconds = Math.min(Math.floor(expiresAt.getTime() / 1000), createdSeconds + SESSION_SECONDS_MAX);
  const fields = {
    mode: 'payment',
    'payment_method_types[0]': 'card',
    client_reference_id: orderId,
    // The charge gets a copy of the second: refunds and disputes are reported for charges.
    'metadata[orderId]': orderId,
    'payment_intent_data[metadata][orderId]': orderId,
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': currency.toLowerCase(),
    'line_items[0][price_data][unit_amount]': writeAmount(order.amountMinor, order),
    'line_items[0][price_data][product_data][name]': name,
    locale: LANGUAGES[language],
    success_url: back,
    cancel_url: back,
    expires_at: String(expiresSeconds),
  };
  return post(calls, '/v1/checkout/sessions', { fields, key: `${orderId}-checkout`, reply: sessionSchema });
}

export function findSession(calls: StripeCalls, { providerReference }: KnownPayment): Promise<StripeSession> {
  const path = `/v1/checkout/sessions/${encodeURIComponent(providerReference)}?expand[]=payment_intent.latest_charge`;
  return get(calls, path, sessionSchema);
}

/** A dispute as it is now, with the charge that it is about. */
export function findDispute(calls: StripeCalls, id: string): Promise<StripeDispute> {
  return get(calls, `/v1/disputes/${encodeURIComponent(id)}?expand[]=charge`, knownDisputeSchema);
}

/** A refund as it is now, with the charge that it returns. */
export function findRefund(calls: StripeCalls, id: string): Promise<StripeRefund> {
  return get(calls, `/v1/refunds/${encodeURIComponent(id)}?expand[]=charge`, knownRefundSchema);
}

/** The status of a payment, from its session and charge. */
export async function querySession(calls: StripeCalls, payment: KnownPayment): Promise<PaymentFact> {
  const session = await findSession(calls, payment);
  const known = readSessionAmount(session);
  if (known?.orderId !== payment.orderId) throw new PaymentError('Stripe returned the session of another payment');
  const fact = { ...known, refundedMinor: 0, providerReference: session.id };
  if (session.status === 'expired') return { ...fact, status: PAYMENT_STATUS.cancelled };
  if (session.payment_status !== 'paid') return { ...fact, status: PAYMENT_STATUS.pending };
  const intent = session.payment_intent;
  const charge = typeof intent === 'object' ? intent?.latest_charge : undefined;
  if (typeof charge !== 'object' || charge === null) return { ...fact, status: PAYMENT_STATUS.paid };
  const returned = readAmount(charge.amount_refunded, charge.currency);
  return { ...fact, ...returnedFact({ ...known, returnedMinor: returned?.amountMinor ?? 0 }) };
}

/** Ends a session, so that it can no longer be paid; false if it is over already. */
export async function expireSession(calls: StripeCalls, { providerReference }: KnownPayment): Promise<boolean> {
  const path = `/v1/checkout/sessions/${encodeURIComponent(providerReference)}/expire`;
  try {
    const { status } = await post(calls, path, {
      fields: {},
      key: `${providerReference}-expire`,
      reply: sessionSchema,
    });
    return status === 'expired';
  } catch (error) {
    // Paid, or expired, meanwhile: a query or an event says which.
    if (error instanceof PaymentRefused) return false;
    throw error;
  }
}

/** Refunds a payment once for each refund number, however often it is requested. */
export async function refundPayment(
  calls: StripeCalls,
  payment: KnownPayment,
  { refundId, amountMinor }: RefundOrder,
): Promise<'done' | 'by_hand'> {
  const { payment_intent: intent } = await findSession(calls, payment);
  const id = typeof intent === 'object' ? intent?.id : intent;
  if (id === undefined) throw new PaymentRefused('Stripe has no payment for this top-up');
  const fields = {
    payment_intent: id,
    amount: writeAmount(amountMinor, payment),
    'metadata[refundId]': refundId,
  };
  const { status } = await post(calls, '/v1/refunds', { fields, key: `${refundId}-refund`, reply: refundSchema });
  if (status === 'failed' || status === 'canceled') throw new PaymentRefused(`Stripe reports the refund as ${status}`);
  return status === 'requires_action' ? 'by_hand' : 'done';
}

function writeAmount(minor: number, { currency }: Pick<PaymentOrder, 'currency'>): string {
  const amount = toStripeAmount(minor, { code: currency, digits: CURRENCY_DIGITS[currency] });
  if (amount === undefined) throw new PaymentRefused(`Stripe cannot charge this amount in ${currency}`);
  return String(amount);
}

function get<Reply extends z.ZodMiniObject>(calls: StripeCalls, path: string, reply: Reply): Promise<z.output<Reply>> {
  return send(calls, path, { method: 'GET' }, reply);
}

interface Posted<Reply extends z.ZodMiniObject> {
  readonly fields: Fields;
  /** Stripe does a request with the same key once, and repeats its answer for a day. */
  readonly key: string;
  readonly reply: Reply;
}

function post<Reply extends z.ZodMiniObject>(
  calls: StripeCalls,
  path: string,
  { fields, key, reply }: Posted<Reply>,
): Promise<z.output<Reply>> {
  const init = { method: 'POST', body: new URLSearchParams(fields), headers: { 'idempotency-key': key } };
  return send(calls, path, init, reply);
}

async function send<Reply extends z.ZodMiniObject>(
  { account, timeoutMs = TIMEOUT_MS }: StripeCalls,
  path: string,
  init: RequestInit,
  reply: Reply,
): Promise<z.output<Reply>> {
  const headers = new Headers(init.headers);
  headers.set('authorization', `Bearer ${account.secretKey}`);
  headers.set('stripe-version', API_VERSION);
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(account.apiUrl + path, { ...init, headers, signal, redirect: 'error' });
    const text = (await response.text()).slice(0, MAX_ANSWER_LENGTH);
    if (!response.ok) throw refusalOf(response.status, text);
    const parsed = reply.safeParse(JSON.parse(text));
    if (!parsed.success) throw new PaymentError('Stripe returned an object that is not as documented');
    return parsed.data;
  } catch (error) {
    if (error instanceof PaymentError) throw error;
    throw new PaymentError(`Stripe did not respond: ${error instanceof Error ? error.name : 'unknown'}`);
  }
}

/** What may change with time: a conflict, too many calls, a key that is being replaced, a failure of Stripe's. */
const PASSING = new Set([401, 403, 409, 429]);

function refusalOf(status: number, text: string): PaymentError {
  const code = /"code":\s*"([a-z_]{1,60})"/.exec(text)?.[1] ?? 'none';
  const message = `Stripe responded with HTTP ${status} (code ${code})`;
  return status >= 500 || PASSING.has(status) ? new PaymentError(message) : new PaymentRefused(message);
}
