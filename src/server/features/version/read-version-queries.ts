import type { Kysely } from 'kysely';
import type { Version } from '#contract/version/entities.ts';
import type { Schema } from '../../db/schema.ts';
import { presentVersion } from './present-version.ts';
import { findVersion } from './version-queries.ts';

/** Any version in the developer's view; undefined if unknown. */
export async function readVersion(db: Kysely<Schema>, id: number): Promise<Version | undefined> {
  const row = await findVersion(db, id);
  return row && presentVersion(row);
}
