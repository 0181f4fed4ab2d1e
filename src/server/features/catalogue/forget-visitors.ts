import type { Kysely } from 'kysely';
import { businessDayOf } from '#domain/money/business-period.ts';
import type { Schema } from '../../db/schema.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Removes who was counted on earlier days: by then nobody is recognised any more. */
export async function forgetVisitors(db: Kysely<Schema>, nowMs: number): Promise<void> {
  const day = businessDayOf(nowMs - DAY_MS);
  await db.deleteFrom('application_views').where('day', '<', day).execute();
  await db.deleteFrom('version_downloads').where('day', '<', day).execute();
}
