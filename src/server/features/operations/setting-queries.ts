import { type Kysely, sql, type Transaction } from 'kysely';
import { HALL_SHELF_KINDS } from '#contract/hall/shelf-kinds.ts';
import { z } from '#contract/schema/schema.ts';
import { companyContactsSchema } from '#contract/system/operator-entities.ts';
import { ADVISORY_LOCK } from '../../db/advisory-locks.ts';
import type { Schema } from '../../db/schema.ts';
import { requireRevision } from './setting-revision.ts';

/** A setting that operators change at run time, stored as a row of the table `settings`. */
export interface Setting<Value> {
  readonly key: string;
  readonly read: (value: unknown) => Value | undefined;
}

/** The company's contact details; override the environment. */
export const companySetting = defineSetting('company', companyContactsSchema);

/** Category codes in order. */
export const categoryOrderSetting = defineSetting('categoryOrder', z.array(z.int()));

/** The rows of the hall, in order; empty: as delivered. */
export const hallShelvesSetting = defineSetting(
  'hallShelves',
  z.array(
    z.object({
      kind: z.enum(HALL_SHELF_KINDS),
      collectionId: z.nullable(z.int()),
      isShown: z.boolean(),
      beginAt: z.nullable(z.string()),
      endAt: z.nullable(z.string()),
    }),
  ),
);

/** A setting's value; undefined if it is not set or was written by an incompatible release. */
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

interface Replacement<Value> {
  readonly value: Value;
  /** Of the value that the sender has read, if it must still be the current one. */
  readonly revision: string | undefined;
  /** What applies while the setting is not set. */
  readonly unset: Value;
}

/** Replaces a setting, one sender after another, and returns what it was. @throws ApiError as `requireRevision`. */
export async function replaceSetting<Value>(
  trx: Transaction<Schema>,
  setting: Setting<Value>,
  { value, revision, unset }: Replacement<Value>,
): Promise<Value> {
  await sql`SELECT pg_advisory_xact_lock(${ADVISORY_LOCK.settings})`.execute(trx);
  const before = (await findSetting(trx, setting)) ?? unset;
  requireRevision(revision, before);
  await writeSetting(trx, setting, value);
  return before;
}

function defineSetting<Schema extends z.ZodMiniType>(key: string, schema: Schema): Setting<z.output<Schema>> {
  return { key, read: (value) => schema.safeParse(value).data };
}
