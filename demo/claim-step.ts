import type { Transaction } from 'kysely';
import type { Schema } from '#server/db/schema.ts';

/**
 * Whether a step of the demo is to be done now: once for a store, whatever becomes of what it makes. Steps that a later
 * release adds are so done in older stores as well. Call it within the seed's turn.
 */
export async function claimStep(trx: Transaction<Schema>, step: `demo_${string}_seeded`): Promise<boolean> {
  const row = await trx
    .insertInto('settings')
    .values({ key: step, value: JSON.stringify(true) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}
