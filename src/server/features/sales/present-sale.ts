import type { Kysely } from 'kysely';
import type { Sale } from '#contract/sales/entities.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import type { Row, Schema } from '../../db/schema.ts';
import { presentOrder } from '../order/public.ts';
import { findBuyerIds } from './sale-player-queries.ts';

export interface SaleView {
  readonly lang: LocaleCode;
  /** Creation time of missing player IDs. */
  readonly now: Date;
}

/** Builds the seller's view of orders; buyers are identified only by the player ID of the game. */
export async function presentSales(
  db: Kysely<Schema>,
  rows: readonly Row<'orders'>[],
  { lang, now }: SaleView,
): Promise<Sale[]> {
  const playerIds = await findBuyerIds(db, rows, now);
  return rows.map((row, index) => presentSale(row, playerIds[index] ?? '', lang));
}

/**
 * Requests by players and the operators' answers may contain personal data, so a seller sees the texts of own requests
 * only.
 */
function presentSale(row: Row<'orders'>, playerId: string, lang: LocaleCode): Sale {
  const { refundRequest, ...order } = presentOrder(row, lang);
  const isOwn = refundRequest?.by === 'seller';
  return {
    ...order,
    playerId,
    refundRequest: refundRequest === null || isOwn ? refundRequest : { ...refundRequest, reason: '', answer: '' },
  };
}
