import type { Kysely } from 'kysely';
import type { Sale } from '#contract/sales/entities.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import type { Row, Schema } from '../../db/schema.ts';
import { presentOrder } from '../order/public.ts';
import { findBuyerIds } from './sale-player-queries.ts';

export interface SaleView {
  readonly lang: LocaleCode;
  /** When players who have no ID yet get theirs. */
  readonly now: Date;
}

/** Orders as their seller sees them: nothing tells who bought but the ID that the game knows its player by. */
export async function presentSales(
  db: Kysely<Schema>,
  rows: readonly Row<'orders'>[],
  { lang, now }: SaleView,
): Promise<Sale[]> {
  const playerIds = await findBuyerIds(db, rows, now);
  return rows.map((row, index) => presentSale(row, playerIds[index] ?? '', lang));
}

/**
 * What a player wrote for the operators, and what they answered, may say anything about the player: a seller reads the
 * texts of own requests only.
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
