import type { Kysely } from 'kysely';
import { z } from '#contract/schema/schema.ts';
import { companyContactsSchema } from '#contract/system/operator-entities.ts';
import type { Schema } from '../../db/schema.ts';

/** Something that operators set while the store runs, as a row of the table `settings`. */
export interface Setting<Value> {
  readonly key: string;
  readonly read: (value: unknown) => Value | undefined;
}

/** How players reach the company, over what the environment says. */
export const companySetting = defineSetting('company', companyContactsSchema);

/** Codes of the kinds of games in their order. */
export const categoryOrderSetting = defineSetting('categoryOrder', z.array(z.int()));

/** What operators have set; undefined where they have not, or where another release wrote what this one cannot read. */
export async function findSetting<Value>(
  db: Kysely<Schema>,
  { key, read }: Setting<Value>,
): Promise<Value | undefined> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  return row === undefined ? undefined : read(row.value);
}

export async function writeSetting<Value>(db: Kysely<Schema>, { key }: Setting<Value>, value: Value): Promise<void> {
  const text = JSON.stringify(value);
  await db
    .insertInto('settings')
    .values({ key, value: text })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: text }))
    .execute();
}

function defineSetting<Schema extends z.ZodMiniType>(key: string, schema: Schema): Setting<z.output<Schema>> {
  return { key, read: (value) => schema.safeParse(value).data };
}
