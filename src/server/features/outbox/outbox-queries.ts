import type { Kysely } from 'kysely';
import type { NewRow, Row, Schema } from '../../db/schema.ts';

/** How many messages the outbox holds; the oldest go first. */
export const OUTBOX_SIZE = 500;

export type OutboxMessage = Row<'outbox'>;

/** Keeps a message in the outbox and drops what is too old. */
export async function keepMessage(db: Kysely<Schema>, message: NewRow<'outbox'>): Promise<void> {
  await db.insertInto('outbox').values(message).execute();
  const keptFrom = db.selectFrom('outbox').select('id').orderBy('id', 'desc').offset(OUTBOX_SIZE).limit(1);
  await db.deleteFrom('outbox').where('id', '<=', keptFrom).execute();
}

/** The messages of the outbox, the newest first; of one recipient where one is named. */
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
