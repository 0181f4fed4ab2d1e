import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { isUnused } from './package-file-queries.ts';
import { retentionMs } from './present-package-upload.ts';

/**
 * Marks a batch of outdated files, so that nothing claims them; returns their number. Calls that create a version keep
 * the row locked until their write (`claimPackage`): locked rows are skipped, and the second statement sees what was
 * written before our lock.
 */
export function markOutdated(db: Kysely<Schema>, nowMs: number, limit: number): Promise<number> {
  const before = (state: 'receiving' | 'received') => new Date(nowMs - retentionMs(state));
  return db.transaction().execute(async (trx) => {
    const candidates = await trx
      .selectFrom('package_files')
      .select('id')
      .where(({ or, and, eb }) =>
        or([
          and([eb('state', '=', 'receiving'), eb('touched_at', '<', before('receiving'))]),
          and([eb('state', 'in', ['received', 'stored']), eb('touched_at', '<', before('received'))]),
        ]),
      )
      .where(isUnused)
      .orderBy('id')
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .execute();
    if (candidates.length === 0) return 0;
    const ids = candidates.map(({ id }) => id);
    await trx.updateTable('package_files').set({ state: 'removing' }).where('id', 'in', ids).where(isUnused).execute();
    return candidates.length;
  });
}

export async function isAwaited(db: Kysely<Schema>, name: string): Promise<boolean> {
  const [id = ''] = name.split('.');
  const row = await db
    .selectFrom('package_files')
    .select('id')
    .where(sql<string>`id::text`, '=', id)
    .where('state', 'in', ['receiving', 'received'])
    .executeTakeFirst();
  return row !== undefined;
}
