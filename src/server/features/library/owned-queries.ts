import type { Kysely, Transaction } from 'kysely';
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

/** The paid games among `appIds` that an account owns, by application ID. */
export async function findOwnedGames(
  db: Kysely<Schema>,
  userId: number,
  appIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (appIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('applications as a')
    .innerJoin('owned_games as o', 'o.application_id', 'a.id')
    .select('a.app_id')
    .where('a.app_id', 'in', [...appIds])
    .where('o.user_id', '=', userId)
    .execute();
  return new Set(rows.map(({ app_id }) => app_id));
}

/** Takes back the game that an order bought, if it bought one. */
export async function takeGameBack(trx: Transaction<Schema>, orderId: string): Promise<void> {
  await trx.deleteFrom('owned_games').where('order_id', '=', orderId).execute();
}
