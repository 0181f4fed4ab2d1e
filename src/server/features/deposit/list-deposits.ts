import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { findInvoiceNumbers } from '../invoice/public.ts';
import { listDepositRows, sumDeposits } from './deposit-list-queries.ts';
import { presentDeposit, presentDepositTotals } from './present-deposit.ts';
import { readRequestedPeriod } from './read-requested-period.ts';

/** Reads the primary database: a replica may lack a payment that was just made. */
export function listDeposits({ database: { db } }: Pick<Services, 'database'>): Handler<'listDeposits'> {
  return async ({ beginAt, endAt, sort, limit, offset, ...request }, context) => {
    const { userId } = requireSession(context);
    const filter = { ...request, userId, period: readRequestedPeriod({ beginAt, endAt }) };
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
