import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { toMajor, toMinor } from '#domain/money/money.ts';
import { ownAddress } from '#server/own-address.ts';
import type { RowUpdate, Schema } from '../../../db/schema.ts';
import type { PaymentParts, StoreSettings } from '../payment-integration.ts';
import { PaymentError, type PaymentFact, type PaymentOrder, type RefundOrder } from '../payment-provider.ts';
import { writeNotification } from './cashier-notification.ts';
import { factOf, OUTCOMES, type OutcomeRule } from './cashier-outcomes.ts';
import {
  type CashierPayment,
  claimRefund,
  findPayment,
  insertNotifications,
  insertPayment,
  lockPayment,
  updatePayment,
} from './cashier-queries.ts';
import { deriveCashierSecret } from './cashier-signature.ts';
import {
  type DeliverySettings,
  deliverAtOnce,
  deliverInOrder,
  deliverToStore,
  FIRST_RETRY_SECONDS,
} from './deliver-notifications.ts';
import type { CashierOutcome } from './endpoints.ts';
import { makeStoreCode } from './store-code.ts';

export interface SandboxSettings extends Pick<PaymentParts, 'db' | 'enqueue' | 'send' | 'hashKey' | 'now'> {
  readonly config: Pick<StoreSettings, 'PUBLIC_ORIGIN' | 'HOST' | 'PORT'> & { readonly SANDBOX_CASHIER_DOWN: boolean };
}

export interface CashierAction {
  readonly orderId: string;
  readonly outcome: CashierOutcome;
  readonly times?: number;
  /** Amount of a partial refund, in major units. */
  readonly amount?: number | undefined;
}

export type SandboxCashier = ReturnType<typeof openSandboxCashier>;

/**
 * A payment provider that moves no money. It runs in the same process with separate tables, and notifies the store
 * only by signed HTTP calls. SANDBOX_CASHIER_DOWN makes all of the store's calls fail.
 */
export function openSandboxCashier(settings: SandboxSettings) {
  const { db, now, config } = settings;
  const secret = deriveCashierSecret(settings.hashKey);
  // The cashier runs inside the store.
  const notifyUrl = `${ownAddress(config)}/api/deposit/notify`;
  const delivery: DeliverySettings = { db, now, send: settings.send ?? fetch, notifyUrl };
  const inBooks = <Result>(orderId: string, change: (books: Books) => Promise<Result>) =>
    db.transaction().execute(async (trx) => {
      const payment = await lockPayment(trx, orderId);
      if (payment === undefined) throw new ApiError(ERROR.orderOrDepositNotFound);
      return change({ trx, payment, settings, secret });
    });
  const checkUp = () => {
    if (config.SANDBOX_CASHIER_DOWN) throw new PaymentError('the sandbox cashier is down (SANDBOX_CASHIER_DOWN)');
  };
  return {
    secret,
    delivery,
    find: (orderId: string) => findPayment(db, orderId),
    /** Applies an outcome to a payment and notifies the store; returns the responses' statuses. */
    async run(action: CashierAction): Promise<number[]> {
      const { ids, isInOrder } = await inBooks(action.orderId, (books) => runOutcome(books, action));
      return isInOrder ? deliverInOrder(delivery, ids) : deliverAtOnce(delivery, ids);
    },
    /** Creates a payment for the store. */
    async open(order: PaymentOrder): Promise<CashierPayment> {
      checkUp();
      await insertPayment(db, toPayment(order));
      const payment = await findPayment(db, order.orderId);
      if (payment === undefined) throw new PaymentError('the payment no longer exists');
      return payment;
    },
    async query(orderId: string): Promise<PaymentFact> {
      checkUp();
      const payment = await findPayment(db, orderId);
      if (payment === undefined) throw new PaymentError('the sandbox cashier does not know the payment');
      return factOf(payment);
    },
    async capture(orderId: string): Promise<void> {
      checkUp();
      await inBooks(orderId, (books) => moveTo(books, OUTCOMES.captured));
    },
    /** False if it was paid meanwhile. */
    async cancel(orderId: string): Promise<boolean> {
      checkUp();
      return inBooks(orderId, async (books) => {
        if (books.payment.state === 'paid') return false;
        if (books.payment.state !== 'declined') await moveTo(books, OUTCOMES.cancelled);
        return true;
      });
    },
    async refund(orderId: string, { refundId, amountMinor }: RefundOrder): Promise<void> {
      checkUp();
      await inBooks(orderId, async (books) => {
        const isNew = await claimRefund(books.trx, {
          refund_id: refundId,
          order_id: orderId,
          amount_minor: amountMinor,
        });
        if (isNew) await refundPart(books, amountMinor);
      });
    },
  };
}

/** A locked payment of the sandbox. */
interface Books {
  readonly trx: Transaction<Schema>;
  readonly payment: CashierPayment;
  readonly settings: SandboxSettings;
  readonly secret: string;
}

async function runOutcome(books: Books, { outcome, times, amount }: CashierAction) {
  const rule: OutcomeRule = OUTCOMES[outcome];
  const payment = outcome === 'refunded' ? await refundPart(books, readPart(books, amount)) : await moveTo(books, rule);
  const reported = outcome === 'wrongAmount' ? await mistakeAmount({ ...books, payment }) : payment;
  const at = new Date(books.settings.now());
  const bodies = rule.reports.map((status) => writeNotification(factOf(reported, status), books.secret, at));
  const copies = Math.max(times ?? 1, rule.times ?? 1);
  const all = Array.from({ length: copies }, () => bodies).flat();
  const ids = await insertNotifications(books.trx, payment.order_id, all, at);
  if (ids.length > 0) {
    await books.settings.enqueue(books.trx, deliverToStore, { ids }, { startAfterSeconds: FIRST_RETRY_SECONDS });
  }
  return { ids, isInOrder: bodies.length > 1 };
}

/** Moves a payment; in the target state it stays. @throws ApiError `parameterError` from any other state. */
async function moveTo({ trx, payment }: Books, { from, to }: OutcomeRule): Promise<CashierPayment> {
  if (payment.state === to) return payment;
  if (!from.includes(payment.state)) throw new ApiError(ERROR.parameterError);
  const change: RowUpdate<'cashier_payments'> = to === null ? {} : { state: to };
  return to === null ? payment : updatePayment(trx, payment.order_id, change);
}

function readPart({ payment }: Books, amount: number | undefined): number {
  if (amount === undefined) return payment.amount_minor - payment.refunded_minor;
  const minor = toMinor(amount, payment.currency);
  if (minor === undefined) throw new ApiError(ERROR.invalidFormat, { fields: { amount: 'field.invalid' } });
  return minor;
}

async function refundPart({ trx, payment }: Books, amountMinor: number): Promise<CashierPayment> {
  const refunded = payment.refunded_minor + amountMinor;
  if (payment.state !== 'paid' || amountMinor < 1 || refunded > payment.amount_minor) {
    throw new ApiError(ERROR.parameterError);
  }
  return updatePayment(trx, payment.order_id, { refunded_minor: refunded });
}

/** Charges one major unit too much, also in its own records, so that queries agree. */
function mistakeAmount({ trx, payment }: Books): Promise<CashierPayment> {
  const tooMuch = toMinor(toMajor(payment.amount_minor, payment.currency) + 1, payment.currency);
  return updatePayment(trx, payment.order_id, { amount_minor: tooMuch ?? payment.amount_minor + 1 });
}

function toPayment(order: PaymentOrder) {
  const { orderId, paymentMethod, currency, amountMinor, language, expiresAt, createdAt } = order;
  return {
    order_id: orderId,
    method: paymentMethod,
    currency,
    amount_minor: amountMinor,
    state: 'open',
    reference: `S${randomInt(10 ** 11, 10 ** 12)}`,
    store_code: makeStoreCode(paymentMethod, randomInt),
    language,
    expires_at: expiresAt,
    created_at: createdAt,
  } as const;
}
