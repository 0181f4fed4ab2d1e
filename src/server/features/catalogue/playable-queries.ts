import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { isOffered } from './application-part-queries.ts';

export function findPlayable(db: Kysely<Schema>, applicationId: number, isTest: boolean) {
  return db
    .selectFrom('versions as v')
    .select(['id', 'platform', 'file_key'])
    .where('application_id', '=', applicationId)
    .where(isOffered(isTest))
    .execute();
}
