import type { Kysely, Transaction } from 'kysely';
import type { NewRow, Row, Schema } from '../../db/schema.ts';

type Trx = Transaction<Schema>;

export type DisputeRow = Row<'deposit_disputes'>;

/** Finds a dispute of a deposit, which the caller has locked. */
export function findDispute(trx: Trx, depositId: number, reference: string): Promise<DisputeRow | undefined> {
  const disputes = trx.selectFrom('deposit_disputes').selectAll().where('deposit_id', '=', depositId);
  return disputes.where('reference', '=', reference).executeTakeFirst();
}

/** Stores what is known of a dispute now. */
export async function saveDispute(trx: Trx, dispute: NewRow<'deposit_disputes'>): Promise<void> {
  const { taken_minor, state, amount_minor, updated_at } = dispute;
  await trx
    .insertInto('deposit_disputes')
    .values(dispute)
    .onConflict((conflict) =>
      conflict.columns(['deposit_id', 'reference']).doUpdateSet({ taken_minor, state, amount_minor, updated_at }),
    )
    .execute();
}

/** What the disputes of a deposit have taken: all of them, and those that may still be won. */
export async function sumDisputes(trx: Trx, depositId: number): Promise<{ takenMinor: number; openMinor: number }> {
  const rows = await listDisputes(trx, [depositId]);
  const sum = (of: readonly DisputeRow[]) => of.reduce((total, { taken_minor }) => total + taken_minor, 0);
  return { takenMinor: sum(rows), openMinor: sum(rows.filter(({ state }) => state === 'open')) };
}

/** Lists the disputes of deposits, oldest first. */
export function listDisputes(db: Kysely<Schema>, depositIds: readonly number[]): Promise<DisputeRow[]> {
  if (depositIds.length === 0) return Promise.resolve([]);
  const disputes = db.selectFrom('deposit_disputes').selectAll().where('deposit_id', 'in', depositIds);
  return disputes.orderBy('created_at').orderBy('reference').execute();
}
