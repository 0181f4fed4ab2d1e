import type { DepositDisputeState } from '#contract/deposit/entities.ts';
import type { CurrencyCode } from '#contract/values/limits.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import type { PaymentMethod } from '#contract/values/payment-methods.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import type { BoundHandler } from '../../api/bound-handler.ts';
import type { BoundJob } from '../../jobs/job.ts';

/** A payment as sent to its provider; amounts in the currency's minor units. */
export interface PaymentOrder {
  readonly orderId: string;
  readonly paymentMethod: PaymentMethod;
  readonly currency: CurrencyCode;
  readonly amountMinor: number;
  /** Language of the payer. */
  readonly language: LocaleCode;
  readonly createdAt: Date;
  /** When the offer expires. */
  readonly expiresAt: Date;
}

/** A payment that the provider knows. */
export interface KnownPayment extends PaymentOrder {
  /** The provider's own number; empty until known. */
  readonly providerReference: string;
  /** The payment method in the provider's terms. */
  readonly providerMethod: string;
}

/** A provider's report on a payment, from a query or a notification; unreported fields are absent. */
export interface PaymentFact {
  readonly orderId: string;
  readonly status: ReportedStatus;
  readonly amountMinor: number;
  readonly currency: CurrencyCode;
  /** The total refunded so far, without what disputes have taken. */
  readonly refundedMinor: number;
  /** The payer disputes it at the bank. */
  readonly dispute?: ReportedDispute | undefined;
  /** The provider's number of a refund that it had accepted and could not pay. */
  readonly failedRefund?: string | undefined;
  readonly providerReference?: string | undefined;
  readonly providerMethod?: string | undefined;
  readonly storeCode?: string | undefined;
  readonly expiresAt?: Date | undefined;
}

/** A dispute as its provider describes it now, whatever it has reported before. */
export interface ReportedDispute {
  /** The provider's number. */
  readonly reference: string;
  readonly amountMinor: number;
  readonly state: DepositDisputeState;
  /** Whether the bank has taken the money from the store. */
  readonly isTaken: boolean;
}

/** The statuses a provider can report; the others are the store's own. */
export const REPORTED_STATUSES = [
  PAYMENT_STATUS.paid,
  PAYMENT_STATUS.pending,
  PAYMENT_STATUS.refunded,
  PAYMENT_STATUS.chargeable,
  PAYMENT_STATUS.cancelled,
  PAYMENT_STATUS.rejected,
] as const;
export type ReportedStatus = (typeof REPORTED_STATUSES)[number];

export interface PaymentOffer {
  /** The code to pay with at a store, if issued immediately. */
  readonly storeCode: string | null;
  /** The provider's own number, if it has one already. */
  readonly providerReference?: string;
}

export interface RefundOrder {
  /** The same for every attempt of one refund. */
  readonly refundId: string;
  readonly amountMinor: number;
  /** An earlier attempt may have succeeded: its response, or our record of it, was lost. */
  readonly isRepeated: boolean;
}

/** The store's functions for the calls of one provider. */
export interface PaymentStore {
  /**
   * Lets the provider verify a notification and applies it. Resolves after the commit, so the provider need not
   * repeat it.
   * @throws HttpFailure `externalProviderError` with status 400 for a forged or contradictory notification; ApiError
   * `orderOrDepositNotFound`, `parameterError`.
   */
  takeNotification(fields: Readonly<Record<string, unknown>>, at: Date): Promise<void>;
  /** A payment of this provider that can still be made. */
  findOpenPayment(orderId: string, nowMs: number): Promise<KnownPayment | undefined>;
}

/**
 * Processes payments. Any call may be repeated after a lost response and must be idempotent. Every external failure
 * is a `PaymentError`, whose text is logged and contains neither personal data nor secrets.
 */
export interface PaymentProvider {
  readonly name: string;
  /** The methods it offers for a currency, in form order. */
  methodsFor(currency: CurrencyCode): readonly PaymentMethod[];
  /** Registers a payment. If the store then fails to save it, nobody can pay it: its address was never shown. */
  create(order: PaymentOrder): Promise<PaymentOffer>;
  /** Where the payer's browser is sent: a path of this service. */
  payPathOf(order: Pick<PaymentOrder, 'orderId'>): string;
  /** Verifies and parses a notification; null for one without effect. @throws BadNotification */
  readNotification(fields: Readonly<Record<string, unknown>>): PaymentFact | null;
  /** Queries a payment's status. */
  query(payment: KnownPayment): Promise<PaymentFact>;
  /** Captures an authorized payment. */
  capture(payment: KnownPayment): Promise<void>;
  /** Cancels a pending payment: `cancelled`, or `later` if the provider cannot and it may still be paid. */
  cancel(payment: KnownPayment): Promise<'cancelled' | 'later'>;
  /** Refunds a payment: `done`, or `by_hand` if the provider has no call for it. @throws PaymentRefused if final. */
  refund(payment: KnownPayment, refund: RefundOrder): Promise<'done' | 'by_hand'>;
  /** The handlers of its integration's endpoints. */
  handlers(store: PaymentStore): readonly BoundHandler[];
  /** Its jobs, run while it is enabled. */
  readonly jobs: readonly BoundJob[];
}

/** The provider is unreachable, fails, or responds with something unintelligible; a retry may help. */
export class PaymentError extends Error {
  override readonly name: string = 'PaymentError';
}

/** The provider rejects the request; a retry is useless. */
export class PaymentRefused extends PaymentError {
  override readonly name = 'PaymentRefused';
}

/** A forged or malformed notification. */
export class BadNotification extends Error {
  override readonly name = 'BadNotification';
}
