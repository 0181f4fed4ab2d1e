import { businessDayOf } from '#domain/money/business-period.ts';
import { isMonthOver } from '#domain/money/statement-month.ts';
import { feePercentOf } from '#domain/money/store-fee.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { presentSums } from './present-statement.ts';
import { listMonthMovements } from './statement-queries.ts';

/** Lists the months with statements; the share is that of the current month. */
export function listStatements({
  database,
  config: { STORE_FEE_PERCENT: fee },
}: Pick<Services, 'database' | 'config'>): Handler<'listStatements'> {
  return async ({ limit, offset }, context) => {
    const nowMs = context.clock();
    const movements = await listMonthMovements(database.db, requireSession(context).userId);
    const months = [...Map.groupBy(movements, ({ month }) => month)];
    const list = months.slice(offset, offset + limit).map(([month, moved]) => {
      return { month, isFinal: isMonthOver(month, nowMs), sums: presentSums(moved, feePercentOf(fee, month)) };
    });
    return { count: months.length, list, feePercent: feePercentOf(fee, businessDayOf(nowMs).slice(0, 7)) };
  };
}
