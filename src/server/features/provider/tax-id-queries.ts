import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../db/schema.ts';

/** Whether no other account has a tax ID or applies with it. */
export async function isTaxIdFree(
  db: Kysely<Schema>,
  { userId, taxIdNumber }: { readonly userId: number; readonly taxIdNumber: string },
): Promise<boolean> {
  const holder = await db
    .selectFrom('tax_id_holders')
    .select('user_id')
    .where('tax_key', '=', sql<string>`tax_key_of(${taxIdNumber})`)
    .where('user_id', '<>', userId)
    .executeTakeFirst();
  return holder === undefined;
}
