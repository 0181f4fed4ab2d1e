import type { notifyDeposit, notifyEcpayDeposit } from '#contract/deposit/endpoints.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Handler } from '../../api/handler.ts';
import { HttpFailure } from '../../middleware/http-failure.ts';
import { BadNotification, type PaymentFact } from '../../providers/payment/payment-provider.ts';
import type { Services } from '../../services.ts';
import { lockDeposit } from './deposit-queries.ts';
import { followPayment } from './follow-payment.ts';

type NotifyServices = Pick<Services, 'database' | 'payments' | 'jobs' | 'log'>;

/** The sandbox cashier tells something. */
export function createNotifyDeposit(services: NotifyServices): Handler<typeof notifyDeposit> {
  return async (fields, { clock }) => {
    await take(services, { name: 'sandbox', fields, at: new Date(clock()) });
    return { result: true };
  };
}

/** ECPay tells something; it takes every other answer for a reason to tell it again. */
export function createNotifyEcpayDeposit(services: NotifyServices): Handler<typeof notifyEcpayDeposit> {
  return async (fields, { clock }) => {
    await take(services, { name: 'ecpay', fields, at: new Date(clock()) });
    return new Response('1|OK', { headers: { 'content-type': 'text/plain; charset=utf-8' } });
  };
}

interface Notification {
  readonly name: 'sandbox' | 'ecpay';
  readonly fields: Readonly<Record<string, unknown>>;
  readonly at: Date;
}

/**
 * Follows a notification that is the provider's own. Its answer comes after the commit, so that what was told is never
 * taken for done when it is not.
 * @throws HttpFailure `externalProviderError` with status 400 for one that is not, or that differs from what was
 * agreed; ApiError `orderOrDepositNotFound`, `parameterError`.
 */
async function take(services: NotifyServices, { name, fields, at }: Notification): Promise<void> {
  const { database, jobs, log } = services;
  const fact = read(services, name, fields);
  if (fact === null) return log.warn({ provider: name }, 'a simulated payment has no effect');
  const verdict = await database.db.transaction().execute(async (trx) => {
    const deposit = await lockDeposit(trx, fact.orderId);
    if (deposit === undefined || deposit.provider !== name) throw new ApiError(ERROR.orderOrDepositNotFound);
    return followPayment({ trx, deposit, jobs, at, actorUserId: null }, fact);
  });
  if (verdict === 'accepted') return;
  throw verdict.code === ERROR.externalProviderError ? badNotification() : new ApiError(verdict.code);
}

function read({ payments, log }: NotifyServices, name: string, fields: Notification['fields']): PaymentFact | null {
  const provider = payments.find(name);
  if (provider === undefined) throw badNotification();
  try {
    return provider.readNotification(fields);
  } catch (error) {
    if (!(error instanceof BadNotification)) throw error;
    log.warn({ provider: name, reason: error.message }, 'a payment notification was refused');
    throw badNotification();
  }
}

function badNotification(): HttpFailure {
  return new HttpFailure(ERROR.externalProviderError, { status: 400 });
}
