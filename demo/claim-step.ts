import type { Transaction } from 'kysely';
import type { Schema } from '#server/db/schema.ts';

/**
 * Claims a step of the demo for this store: true the first time only, whatever happens to its data later. Steps added
 * by later releases thus also run in older stores. Call it in the seed's transaction.
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
