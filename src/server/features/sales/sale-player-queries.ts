import type { Kysely } from 'kysely';
import type { Row, Schema } from '../../db/schema.ts';
import { playerKey, requirePlayerIds } from '../game/public.ts';

type Sold = Pick<Row<'orders'>, 'application_id' | 'user_id'>;

/** The buyer's player ID for each order, in order; empty if the game, and with it its players' IDs, was deleted. */
export async function findBuyerIds(db: Kysely<Schema>, orders: readonly Sold[], now: Date): Promise<string[]> {
  const there = await findThoseThere(db, new Set(orders.map(({ application_id }) => application_id)));
  const pairs = orders.map(({ application_id: applicationId, user_id: userId }) => ({ applicationId, userId }));
  const kept = pairs.filter(({ applicationId }) => there.has(applicationId));
  const ids = await requirePlayerIds(db, kept, now);
  return pairs.map((pair) => ids.get(playerKey(pair)) ?? '');
}

/** Orders outlive their applications. */
async function findThoseThere(db: Kysely<Schema>, ids: ReadonlySet<number>): Promise<ReadonlySet<number>> {
  if (ids.size === 0) return ids;
  const rows = await db
    .selectFrom('applications')
    .select('id')
    .where('id', 'in', [...ids])
    .execute();
  return new Set(rows.map(({ id }) => id));
}
