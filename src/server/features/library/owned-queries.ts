import { type Kysely, sql, type Transaction } from 'kysely';
import { batchLookups } from '../../db/batch-lookups.ts';
import type { Database } from '../../db/open-database.ts';
import { createPreparedQuery } from '../../db/prepared-query.ts';
import type { Schema } from '../../db/schema.ts';
import type { LibraryPlace } from './library-queries.ts';

/** Whether an account owns a paid game. */
export async function ownsGame(db: Kysely<Schema>, { userId, applicationId }: LibraryPlace): Promise<boolean> {
  const found = await db
    .selectFrom('owned_games')
    .select('user_id')
    .where('application_id', '=', applicationId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return found !== undefined;
}

interface OwnedRow {
  readonly user_id: number;
  readonly app_ids: readonly string[];
}

/** Finds the paid games that an account owns, by application ID. Concurrent lookups share one query. */
export type FindOwnedGames = (userId: number) => Promise<ReadonlySet<string>>;

export function createFindOwnedGames({ db, pool }: Pick<Database, 'db' | 'pool'>): FindOwnedGames {
  const query = db
    .selectFrom('owned_games as o')
    .innerJoin('applications as a', 'a.id', 'o.application_id')
    .select(['o.user_id', sql<readonly string[]>`array_agg(a.app_id)`.as('app_ids')])
    .where('o.user_id', '=', sql<number>`any(${[]}::integer[])`)
    .groupBy('o.user_id');
  const findAll = createPreparedQuery<OwnedRow>(pool, { name: 'owned-games', query });
  const find = batchLookups<number, OwnedRow>(findAll, { ofKey: (userId) => userId, ofRow: (row) => row.user_id });
  return async (userId) => new Set((await find(userId))?.app_ids);
}

/** Takes back the game that an order bought, if it bought one. */
export async function takeGameBack(trx: Transaction<Schema>, orderId: string): Promise<void> {
  await trx.deleteFrom('owned_games').where('order_id', '=', orderId).execute();
}
