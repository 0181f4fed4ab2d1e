import type { Row } from '../../db/schema.ts';

type Asked = Pick<Row<'orders'>, 'refund_requester_id' | 'seller_id' | 'user_id'>;

/** Whether a refund was asked for by the seller. Who sells and buys from themselves asks as a player. */
export function isAskedBySeller({ refund_requester_id, seller_id, user_id }: Asked): boolean {
  return refund_requester_id !== null && refund_requester_id === seller_id && refund_requester_id !== user_id;
}
