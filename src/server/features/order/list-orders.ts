import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { listOrderRows, sumOrders } from './order-queries.ts';
import { presentOrder } from './present-order.ts';
import { presentOrderSums } from './present-order-sums.ts';
import { readOrderFilter } from './read-order-filter.ts';

/** Lists the caller's orders. Reads the primary: a replica may lack an order that was just made. */
export function listOrders({ database }: Pick<Services, 'database'>): Handler<'listOrders'> {
  return async ({ sort, limit, offset, ...request }, context) => {
    const { userId } = requireSession(context);
    const filter = { ...(await readOrderFilter(database, request)), userId };
    const [rows, sums] = await Promise.all([
      listOrderRows(database.db, filter, { sort, limit, offset }),
      sumOrders(database.db, filter),
    ]);
    return { ...presentOrderSums(sums), list: rows.map((row) => presentOrder(row, request.lang)) };
  };
}
