import type { Kysely } from 'kysely';
import type { NewRow, Row, Schema } from '../../db/schema.ts';

/** Capacity of the outbox; the oldest messages are dropped first. */
export const OUTBOX_SIZE = 500;

export type OutboxMessage = Row<'outbox'>;

/** Stores a message in the outbox and drops the oldest beyond its capacity. */
export async function storeMessage(db: Kysely<Schema>, message: NewRow<'outbox'>): Promise<void> {
  await db.insertInto('outbox').values(message).execute();
  const newestExcessId = db.selectFrom('outbox').select('id').orderBy('id', 'desc').offset(OUTBOX_SIZE).limit(1);
  await db.deleteFrom('outbox').where('id', '<=', newestExcessId).execute();
}

/** Messages of the outbox, newest first; of one recipient if given. */
export function listMessages(
  db: Kysely<Schema>,
  { to, limit = OUTBOX_SIZE }: { readonly to?: string | undefined; readonly limit?: number },
): Promise<OutboxMessage[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .$if(to !== undefined, (query) => query.where('recipient', '=', to ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export function findMessage(db: Kysely<Schema>, id: number): Promise<OutboxMessage | undefined> {
  return db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function countMessages(db: Kysely<Schema>, { to }: { readonly to?: string | undefined }): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .$if(to !== undefined, (query) => query.where('recipient', '=', to ?? ''))
    .executeTakeFirstOrThrow();
  return count;
}
