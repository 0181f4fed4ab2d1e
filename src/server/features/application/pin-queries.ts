import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { requireAccount } from '../account/public.ts';

type Trx = Transaction<Schema>;

export interface PinnedRow {
  readonly id: number;
  readonly app_id: string;
}

/**
 * Lets the calls of one developer that touch the order of its applications happen one after the other, and holds all of
 * these, in the order of their numbers as everybody who holds several.
 */
export async function lockPins(trx: Trx, userId: number): Promise<void> {
  await requireAccount(trx, userId);
  await sql`SELECT FROM providers WHERE user_id = ${userId} FOR NO KEY UPDATE`.execute(trx);
  await sql`SELECT FROM applications WHERE developer_id = ${userId} ORDER BY id FOR NO KEY UPDATE`.execute(trx);
}

/** The pinned applications in their order; read them after `lockPins`. */
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

/** Makes exactly these the pinned ones, numbered from 1; whoever stands at its place already is not written. */
export async function writePinned(trx: Trx, userId: number, ids: readonly number[]): Promise<void> {
  await sql`
    UPDATE applications a SET pin_position = wanted.place
    FROM applications own LEFT JOIN unnest(${[...ids]}::integer[]) WITH ORDINALITY AS wanted (id, place) USING (id)
    WHERE a.id = own.id AND own.developer_id = ${userId} AND a.pin_position IS DISTINCT FROM wanted.place`.execute(trx);
}
