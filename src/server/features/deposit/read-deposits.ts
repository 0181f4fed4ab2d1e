import type { getDeposit, listDepositOptions, listDeposits } from '#contract/deposit/endpoints.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { CURRENCIES, LIMITS } from '#contract/values/limits.ts';
import { PAYMENT_METHODS } from '#contract/values/payment-methods.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { type PeriodBounds, readPeriod } from '#domain/money/business-period.ts';
import { toMajor } from '#domain/money/money.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { findInvoiceNumbers } from '../invoice/invoice-queries.ts';
import { listDepositRows, sumDeposits } from './deposit-list-queries.ts';
import { findDepositOf } from './deposit-queries.ts';
import { presentDeposit, presentDepositTotals } from './present-deposit.ts';

/** The own top-ups; a replica may not have yet the one that was just paid. */
export function createListDeposits({ database: { db } }: Pick<Services, 'database'>): Handler<typeof listDeposits> {
  return async ({ beginAt, endAt, sort, limit, offset, ...request }, context) => {
    const { userId } = requireSession(context);
    const filter = { ...request, userId, period: readAskedPeriod({ beginAt, endAt }) };
    const [rows, sums] = await Promise.all([
      listDepositRows(db, filter, { sort, limit, offset }),
      sumDeposits(db, filter),
    ]);
    const invoices = await findInvoiceNumbers(
      db,
      rows.map(({ order_id }) => order_id),
    );
    return { ...presentDepositTotals(sums), list: rows.map((row) => presentDeposit(row, invoices)) };
  };
}

/** One of the own top-ups, with the way to pay it. */
export function createGetDeposit(services: Pick<Services, 'database' | 'payments'>): Handler<typeof getDeposit> {
  const { db } = services.database;
  return async ({ orderId }, context) => {
    const row = await findDepositOf(db, requireSession(context).userId, orderId);
    if (row === undefined) throw new ApiError(ERROR.orderOrDepositNotFound);
    const isOpen = row.status === PAYMENT_STATUS.pending && (row.expires_at?.getTime() ?? 0) > context.clock();
    const payUrl = isOpen ? services.payments.find(row.provider)?.payPathOf({ orderId }) : undefined;
    return { ...presentDeposit(row, await findInvoiceNumbers(db, [orderId])), payUrl: payUrl ?? null };
  };
}

/** What can be topped up how; a currency that nobody takes is left out. */
export function createListDepositOptions({ payments }: Pick<Services, 'payments'>): Handler<typeof listDepositOptions> {
  const list = CURRENCIES.map((currency) => ({
    currency,
    minAmount: toMajor(1, currency),
    maxAmount: LIMITS.depositAmountMax,
    methods: PAYMENT_METHODS.flatMap((paymentMethod) => {
      const provider = payments.choose(paymentMethod, currency);
      return provider === undefined ? [] : [{ paymentMethod, provider: provider.name }];
    }),
  })).filter(({ methods }) => methods.length > 0);
  return async () => ({ count: list.length, list });
}

/** @throws ApiError `parameterError` for a period that ends before it begins. */
export function readAskedPeriod(bounds: PeriodBounds) {
  const period = readPeriod(bounds);
  if (period === undefined) throw new ApiError(ERROR.parameterError, { fields: { endAt: 'field.range' } });
  return period;
}
