import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { listOrderRows, presentOrderSums, sumOrders } from '../order/public.ts';
import { presentSales } from './present-sale.ts';
import { readSaleFilter } from './read-sale-filter.ts';

/** Lists the caller's sales. Reads the primary: a replica may lack a refund request that was just made. */
export function listSales({ database }: Pick<Services, 'database'>): Handler<'listSales'> {
  return async ({ sort, limit, offset, lang, ...request }, context) => {
    const filter = await readSaleFilter(database, requireSession(context).userId, request);
    const [rows, sums] = await Promise.all([
      listOrderRows(database.db, filter, { sort, limit, offset }),
      sumOrders(database.db, filter),
    ]);
    const list = await presentSales(database.db, rows, { lang, now: new Date(context.clock()) });
    return { ...presentOrderSums(sums), list };
  };
}
