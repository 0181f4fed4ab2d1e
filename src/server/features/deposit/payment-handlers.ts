import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import type { BoundHandler } from '../../api/bound-handler.ts';
import { HttpFailure } from '../../middleware/http-failure.ts';
import {
  BadNotification,
  type PaymentFact,
  type PaymentProvider,
  type PaymentStore,
} from '../../providers/payment/payment-provider.ts';
import type { Services } from '../../services.ts';
import { findDeposit, lockDeposit } from './deposit-queries.ts';
import { applyPaymentFact } from './follow-payment.ts';
import { toKnownPayment } from './move-deposit.ts';

type PaymentServices = Pick<Services, 'database' | 'payments' | 'jobs' | 'log'>;

/** The callbacks of the payment providers. */
export function paymentHandlers(services: PaymentServices): BoundHandler[] {
  return services.payments.all.flatMap((provider) => [...provider.handlers(createPaymentStore(services, provider))]);
}

function createPaymentStore(services: PaymentServices, provider: PaymentProvider): PaymentStore {
  const isEnabled = services.payments.find(provider.name) !== undefined;
  return {
    async takeNotification(fields, at) {
      if (!isEnabled) throw badNotification();
      await followFact(services, { name: provider.name, fact: read(services, provider, fields), at });
    },
    async findOpenPayment(orderId, nowMs) {
      const deposit = isEnabled ? await findDeposit(services.database.db, orderId) : undefined;
      const isOpen =
        deposit?.provider === provider.name &&
        deposit.status === PAYMENT_STATUS.pending &&
        (deposit.expires_at?.getTime() ?? 0) > nowMs;
      return isOpen ? toKnownPayment(deposit) : undefined;
    },
  };
}

interface Notification {
  readonly name: string;
  readonly fact: PaymentFact | null;
  readonly at: Date;
}

async function followFact({ database, jobs, log }: PaymentServices, { name, fact, at }: Notification): Promise<void> {
  if (fact === null) return log.warn({ provider: name }, 'a payment notification has no effect');
  const verdict = await database.db.transaction().execute(async (trx) => {
    const deposit = await lockDeposit(trx, fact.orderId);
    if (deposit === undefined || deposit.provider !== name) throw new ApiError(ERROR.orderOrDepositNotFound);
    return applyPaymentFact({ trx, deposit, jobs, at, actorUserId: null }, fact);
  });
  if (verdict === 'accepted') return;
  throw verdict.code === ERROR.externalProviderError ? badNotification() : new ApiError(verdict.code);
}

function read(
  { log }: PaymentServices,
  provider: PaymentProvider,
  fields: Readonly<Record<string, unknown>>,
): PaymentFact | null {
  try {
    return provider.readNotification(fields);
  } catch (error) {
    if (!(error instanceof BadNotification)) throw error;
    log.warn({ provider: provider.name, reason: error.message }, 'a payment notification was refused');
    throw badNotification();
  }
}

function badNotification(): HttpFailure {
  return new HttpFailure(ERROR.externalProviderError, { status: 400 });
}
