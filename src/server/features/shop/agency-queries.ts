import type { Kysely, Transaction } from 'kysely';
import type { Agency } from '#contract/shop/entities.ts';
import type { Schema } from '../../db/schema.ts';

/** Agencies by code, and their number. */
export async function listAgencyRows(
  db: Kysely<Schema>,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ count: number; list: Agency[] }> {
  const { count } = await db
    .selectFrom('agencies')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const list = await db
    .selectFrom('agencies')
    .select(['code', 'name'])
    .orderBy('code')
    .limit(limit)
    .offset(offset)
    .execute();
  return { count, list };
}

/** @returns false if the code is taken. */
export async function insertAgency(trx: Transaction<Schema>, { code, name }: Agency, at: Date): Promise<boolean> {
  const added = await trx
    .insertInto('agencies')
    .values({ code, name, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .executeTakeFirst();
  return added !== undefined;
}

/** @returns false if the code does not exist. */
export async function renameAgency(trx: Transaction<Schema>, { code, name }: Agency, at: Date): Promise<boolean> {
  const changed = await trx
    .updateTable('agencies')
    .set({ name, updated_at: at })
    .where('code', '=', code)
    .returning('code')
    .executeTakeFirst();
  return changed !== undefined;
}

/** @returns false if the code does not exist. */
export async function deleteAgency(trx: Transaction<Schema>, code: string): Promise<boolean> {
  const removed = await trx.deleteFrom('agencies').where('code', '=', code).returning('code').executeTakeFirst();
  return removed !== undefined;
}
