import type { CurrencyCode } from '#contract/values/limits.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import type { PaymentMethod } from '#contract/values/payment-methods.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import type { BoundHandler } from '../../api/handler-table.ts';
import type { BoundJob } from '../../jobs/job.ts';

/** A payment as its provider is told of it; amounts in the currency's minor units. */
export interface PaymentOrder {
  readonly orderId: string;
  readonly paymentMethod: PaymentMethod;
  readonly currency: CurrencyCode;
  readonly amountMinor: number;
  /** Language of who pays. */
  readonly language: LocaleCode;
  readonly createdAt: Date;
  /** When the offer to pay ends. */
  readonly expiresAt: Date;
}

/** A payment that the provider knows. */
export interface KnownPayment extends PaymentOrder {
  /** The provider's own number; empty until it told one. */
  readonly providerReference: string;
  /** How it was paid, in the words of the provider. */
  readonly providerMethod: string;
}

/** What a provider says of a payment, now or in a notification; only what it says stands here. */
export interface PaymentFact {
  readonly orderId: string;
  readonly status: ToldStatus;
  readonly amountMinor: number;
  readonly currency: CurrencyCode;
  /** All that went back so far. */
  readonly refundedMinor: number;
  readonly providerReference?: string | undefined;
  readonly providerMethod?: string | undefined;
  readonly storeCode?: string | undefined;
  readonly expiresAt?: Date | undefined;
}

/** Where a payment can stand at a provider; the other statuses are the store's own. */
export const TOLD_STATUSES = [
  PAYMENT_STATUS.paid,
  PAYMENT_STATUS.pending,
  PAYMENT_STATUS.refunded,
  PAYMENT_STATUS.chargeable,
  PAYMENT_STATUS.cancelled,
  PAYMENT_STATUS.rejected,
] as const;
export type ToldStatus = (typeof TOLD_STATUSES)[number];

export interface PaymentOffer {
  /** What a code that was issued at once is paid with in a store. */
  readonly storeCode: string | null;
}

export interface RefundOrder {
  /** The same for every try of one refund. */
  readonly refundId: string;
  readonly amountMinor: number;
  /** An earlier try may have been done: its answer, or the note of it, got lost. */
  readonly isRepeated: boolean;
}

/** What the store does for the calls of one provider. */
export interface PaymentStore {
  /**
   * Has the provider check a notification, then follows it. Resolves after the commit, so a provider that gets its
   * answer can forget the notification.
   * @throws HttpFailure `externalProviderError` with status 400 for a notification that is not the provider's, or
   * differs from what was agreed; ApiError `orderOrDepositNotFound`, `parameterError`.
   */
  takeNotification(fields: Readonly<Record<string, unknown>>, at: Date): Promise<void>;
  /** A payment of this provider that can still be made. */
  findOpenPayment(orderId: string, nowMs: number): Promise<KnownPayment | undefined>;
}

/**
 * Takes payments. Every call may come again after an answer that got lost, and must then do nothing twice. All that
 * fails outside is a `PaymentError`, whose text is logged and names neither person nor secret.
 */
export interface PaymentProvider {
  readonly name: string;
  /** What it offers for a currency, in the order of the form. */
  methodsFor(currency: CurrencyCode): readonly PaymentMethod[];
  /** Makes a payment known. What the store then does not keep nobody can pay: its address was shown to nobody. */
  create(order: PaymentOrder): Promise<PaymentOffer>;
  /** Where the browser of who pays is sent: a path of this service. */
  payPathOf(order: Pick<PaymentOrder, 'orderId'>): string;
  /** Checks and reads a notification; null for one that must have no effect. @throws BadNotification */
  readNotification(fields: Readonly<Record<string, unknown>>): PaymentFact | null;
  /** How a payment stands. */
  query(payment: KnownPayment): Promise<PaymentFact>;
  /** Charges what was authorised. */
  capture(payment: KnownPayment): Promise<void>;
  /** Ends a payment that was not made: `cancelled`, or `later` where the provider cannot and it may still be made. */
  cancel(payment: KnownPayment): Promise<'cancelled' | 'later'>;
  /** Pays money back: `done`, or `by_hand` where the provider has no call for it. @throws PaymentRefused for good. */
  refund(payment: KnownPayment, refund: RefundOrder): Promise<'done' | 'by_hand'>;
  /** Answers the endpoints of its integration. */
  handlers(store: PaymentStore): readonly BoundHandler[];
  /** Its own jobs, run while it is enabled. */
  readonly jobs: readonly BoundJob[];
}

/** The provider cannot be reached, fails, or answers what nobody understands; trying again may help. */
export class PaymentError extends Error {
  override readonly name: string = 'PaymentError';
}

/** The provider understands and says no; trying again is of no use. */
export class PaymentRefused extends PaymentError {
  override readonly name = 'PaymentRefused';
}

/** A notification that is not the provider's, or that nobody understands. */
export class BadNotification extends Error {
  override readonly name = 'BadNotification';
}
