import { sql, type Transaction } from 'kysely';
import { requireAccount } from '../../db/account-locks.ts';
import type { Schema } from '../../db/schema.ts';

type Trx = Transaction<Schema>;

export interface PinnedRow {
  readonly id: number;
  readonly app_id: string;
}

/**
 * Serializes the calls of one developer that change the order of applications. Locks all of them in ascending order of
 * row ID, like every transaction that locks several.
 */
export async function lockPins(trx: Trx, userId: number): Promise<void> {
  await requireAccount(trx, userId);
  await sql`SELECT FROM providers WHERE user_id = ${userId} FOR NO KEY UPDATE`.execute(trx);
  await sql`SELECT FROM applications WHERE developer_id = ${userId} ORDER BY id FOR NO KEY UPDATE`.execute(trx);
}

/** Lists the pinned applications in order. Call `lockPins` first. */
export async function findPinned(trx: Trx, userId: number): Promise<readonly PinnedRow[]> {
  return trx
    .selectFrom('applications')
    .select(['id', 'app_id'])
    .where('developer_id', '=', userId)
    .where('pin_position', 'is not', null)
    .orderBy('pin_position')
    .orderBy('id')
    .execute();
}

/** Pins exactly these applications, numbered from 1. Rows that keep their position are not written. */
export async function writePinned(trx: Trx, userId: number, ids: readonly number[]): Promise<void> {
  await sql`
    UPDATE applications a SET pin_position = wanted.place
    FROM applications own LEFT JOIN unnest(${[...ids]}::integer[]) WITH ORDINALITY AS wanted (id, place) USING (id)
    WHERE a.id = own.id AND own.developer_id = ${userId} AND a.pin_position IS DISTINCT FROM wanted.place`.execute(trx);
}
