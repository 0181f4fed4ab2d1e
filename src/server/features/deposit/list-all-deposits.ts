import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { findPeople } from '../admin/public.ts';
import { findInvoiceNumbers } from '../invoice/public.ts';
import { listDepositRows, sumDeposits } from './deposit-list-queries.ts';
import { listRefunds } from './deposit-queries.ts';
import { listDisputes } from './dispute-queries.ts';
import { presentDepositTotals, presentOperatorDeposit } from './present-deposit.ts';
import { readRequestedPeriod } from './read-requested-period.ts';

/** Lists all top-ups for operators, with their accounts and refunds. */
export function listAllDeposits({ database: { db } }: Pick<Services, 'database'>): Handler<'listAllDeposits'> {
  return async ({ beginAt, endAt, sort, limit, offset, ...request }) => {
    const filter = { ...request, period: readRequestedPeriod({ beginAt, endAt }) };
    const [rows, sums] = await Promise.all([
      listDepositRows(db, filter, { sort, limit, offset }),
      sumDeposits(db, filter),
    ]);
    const ids = rows.map(({ id }) => id);
    const [refunds, disputes, people, invoices] = await Promise.all([
      listRefunds(db, ids),
      listDisputes(db, ids),
      findPeople(db, [...new Set(rows.map(({ user_id }) => user_id))]),
      findInvoiceNumbers(
        db,
        rows.map(({ order_id }) => order_id),
      ),
    ]);
    const disputesOf = Map.groupBy(disputes, ({ deposit_id }) => deposit_id);
    const refundsOf = Map.groupBy(refunds, ({ deposit_id }) => deposit_id);
    const list = rows.map((row) => {
      const user = people.get(row.user_id) ?? { id: row.user_id, account: '', nickname: '' };
      const own = { refunds: refundsOf.get(row.id) ?? [], disputes: disputesOf.get(row.id) ?? [] };
      return presentOperatorDeposit({ row, ...own, user, invoices });
    });
    return { ...presentDepositTotals(sums), list };
  };
}
