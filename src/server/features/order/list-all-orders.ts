import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { findBuyers, listOrderRows, sumOrders } from './order-queries.ts';
import { presentOrder } from './present-order.ts';
import { presentOrderSums } from './present-order-sums.ts';
import { readOrderFilter } from './read-order-filter.ts';

/** Lists everyone's orders for operators, with the buyer. */
export function listAllOrders({ database }: Pick<Services, 'database'>): Handler<'listAllOrders'> {
  return async ({ sort, limit, offset, orderId, userId, ...request }) => {
    const filter = { ...(await readOrderFilter(database, request)), orderId, userId };
    const [rows, sums] = await Promise.all([
      listOrderRows(database.db, filter, { sort, limit, offset }),
      sumOrders(database.db, filter),
    ]);
    const buyers = await findBuyers(database.db, [...new Set(rows.map(({ user_id }) => user_id))]);
    const userOf = (id: number) => {
      const { account = '', nickname = '' } = buyers.find((buyer) => buyer.id === id) ?? {};
      return { id, account, nickname };
    };
    const list = rows.map((row) => ({
      ...presentOrder(row, request.lang),
      user: userOf(row.user_id),
      refundOperatorId: row.refund_operator_id,
    }));
    return { ...presentOrderSums(sums), list };
  };
}
