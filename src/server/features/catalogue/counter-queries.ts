import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { RATING_COUNTS } from '../rating/public.ts';

export function findCounters(db: Kysely<Schema>, applicationId: number) {
  return db
    .selectFrom('applications as a')
    .leftJoin('rating_totals as r', 'r.application_id', 'a.id')
    .select(['view_count', 'play_count', RATING_COUNTS.as('rating_counts')])
    .where('id', '=', applicationId)
    .executeTakeFirst();
}
