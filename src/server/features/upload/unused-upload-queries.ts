import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { IMAGE_REFERENCES } from './referenced-images.ts';

/** Every upload whose ID occurs in a text of `IMAGE_REFERENCES`. */
const referencedIds = sql<string>`(
  SELECT (regexp_matches(text, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'gi'))[1]::uuid
  FROM (${sql.raw(IMAGE_REFERENCES.join(' UNION ALL '))}) AS place (text)
)`;

/**
 * Marks a batch of unreferenced pictures, so that no form claims them; returns their number. A form keeps its pictures
 * locked until its write (`resolveImages`): locked rows are skipped, and the second statement sees what was written
 * before
 * our lock.
 */
export function markUnreferenced(db: Kysely<Schema>, before: Date, limit: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const candidates = await trx
      .selectFrom('uploads')
      .select('id')
      .where('created_at', '<', before)
      .where('state', '!=', 'removing')
      .where('id', 'not in', referencedIds)
      .orderBy('id')
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .execute();
    if (candidates.length === 0) return 0;
    await trx
      .updateTable('uploads')
      .set({ state: 'removing' })
      .where(
        'id',
        'in',
        candidates.map(({ id }) => id),
      )
      .where('id', 'not in', referencedIds)
      .execute();
    return candidates.length;
  });
}
