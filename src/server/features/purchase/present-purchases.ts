import type { Purchase } from '#contract/purchase/entities.ts';
import type { Services } from '../../services.ts';
import { type PlayerPair, playerIdIn, requirePlayerIds } from '../game/public.ts';
import { type PurchaseRow, presentPurchase } from './purchase-queries.ts';

/** Builds the game-server view of purchases, with the player ID that the game knows. */
export async function presentPurchases(
  db: Services['database']['db'],
  rows: readonly PurchaseRow[],
  now: Date,
): Promise<Purchase[]> {
  const ids = await requirePlayerIds(db, rows.map(pairOf), now);
  return rows.map((row) => presentPurchase(row, playerIdIn(ids, pairOf(row))));
}

function pairOf({ application_id: applicationId, user_id: userId }: PurchaseRow): PlayerPair {
  return { applicationId, userId };
}
