import type { Row } from '../../db/schema.ts';

type Asked = Pick<Row<'orders'>, 'refund_requester_id' | 'seller_id' | 'user_id'>;

/** Whether the seller asked for the refund. Sellers who buy their own products ask as players. */
export function isAskedBySeller({ refund_requester_id, seller_id, user_id }: Asked): boolean {
  return refund_requester_id !== null && refund_requester_id === seller_id && refund_requester_id !== user_id;
}
