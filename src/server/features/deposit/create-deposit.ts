import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { createDeposit as endpoint } from '#contract/deposit/endpoints.ts';
import type { RequestOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { STORE_CODE_PAYMENT_METHODS } from '#contract/values/payment-methods.ts';
import { toMinor } from '#domain/money/money.ts';
import { makeOrderNumber } from '#domain/money/order-number.ts';
import { HOUR_MS } from '#domain/time/durations.ts';
import type { CallContext } from '../../api/call-context.ts';
import { readCallLanguage } from '../../api/call-language.ts';
import type { EndpointNamed, Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import { findEarlierAnswer, runOnce } from '../../api/run-once.ts';
import { requireAccountAlone } from '../../db/account-locks.ts';
import type { Schema } from '../../db/schema.ts';
import { PaymentError, type PaymentOrder, type PaymentProvider } from '../../providers/payment/payment-provider.ts';
import type { Services } from '../../services.ts';
import { planCheck } from './ask-provider.ts';
import { countUnpaid, insertDeposit } from './deposit-queries.ts';
import { recordMove } from './move-deposit.ts';
import { presentDeposit } from './present-deposit.ts';

type CreateServices = Pick<Services, 'config' | 'database' | 'payments' | 'jobs' | 'log'>;

/**
 * Creates a top-up at its provider, then stores it. If the provider fails, nothing is stored. A payment that only the
 * provider knows expires there, because its payment page was never shown.
 */
export function createDeposit(services: CreateServices): Handler<'createDeposit'> {
  return async (request, context) => {
    const { db } = services.database;
    const call = { endpoint, request, context };
    const earlier = await findEarlierAnswer(db, call);
    if (earlier !== undefined) return earlier;
    const { order, provider } = readOrder(services, request, context);
    const { userId } = requireSession(context);
    // Checked before the provider is called, and again under the lock.
    await checkUnpaidLimit(db, userId);
    const { storeCode, providerReference = '' } = await open(services, provider, order);
    return runOnce(db, call, async (trx) => {
      await requireAccountAlone(trx, userId);
      await checkUnpaidLimit(trx, userId);
      const at = order.createdAt;
      const deposit = await insertDeposit(trx, {
        order_id: order.orderId,
        user_id: userId,
        payment_method: order.paymentMethod,
        provider: provider.name,
        currency: order.currency,
        amount_minor: order.amountMinor,
        problem: null,
        language: order.language,
        provider_reference: providerReference,
        store_code: storeCode,
        expires_at: order.expiresAt,
        created_at: at,
        updated_at: at,
      });
      const { jobs } = services;
      const { amount, currency } = request;
      await recordMove({ trx, deposit, jobs, at, actorUserId: userId }, 'deposit.create', { amount, currency });
      await planCheck({ trx, deposit, jobs, at }, 0);
      return { ...presentDeposit(deposit, new Map()), payUrl: provider.payPathOf(order) };
    });
  };
}

async function checkUnpaidLimit(db: Kysely<Schema>, userId: number): Promise<void> {
  const max = LIMITS.unpaidDeposits;
  if ((await countUnpaid(db, userId)) >= max) throw new ApiError(ERROR.unpaidDepositLimitReached, { params: { max } });
}

function readOrder(
  { config, payments }: CreateServices,
  { amount, currency, paymentMethod }: RequestOf<EndpointNamed<'createDeposit'>>,
  context: CallContext,
): { readonly order: PaymentOrder; readonly provider: PaymentProvider } {
  const amountMinor = toMinor(amount, currency);
  const provider = payments.choose(paymentMethod, currency);
  if (amountMinor === undefined || provider === undefined) {
    throw new ApiError(ERROR.invalidFormat, {
      fields: {
        ...(amountMinor === undefined ? { amount: 'field.invalid' } : {}),
        ...(provider === undefined ? { paymentMethod: 'field.choice' } : {}),
      },
    });
  }
  const nowMs = context.clock();
  const isStoreCode = STORE_CODE_PAYMENT_METHODS.some((method) => method === paymentMethod);
  const hours = isStoreCode ? LIMITS.depositStoreCodeHours : LIMITS.depositOfferHours;
  const order = {
    orderId: makeOrderNumber('D', nowMs, randomBytes(10)),
    paymentMethod,
    currency,
    amountMinor,
    language: readCallLanguage(context, config.LOCALES),
    createdAt: new Date(nowMs),
    expiresAt: new Date(nowMs + hours * HOUR_MS),
  };
  return { order, provider };
}

async function open({ log }: CreateServices, provider: PaymentProvider, order: PaymentOrder) {
  return provider.create(order).catch((error: unknown) => {
    if (!(error instanceof PaymentError)) throw error;
    log.warn({ provider: provider.name, reason: error.message }, 'a payment provider did not accept a payment');
    throw new ApiError(ERROR.externalProviderError, { cause: error });
  });
}
