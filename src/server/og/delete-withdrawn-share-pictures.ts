import type { Kysely } from 'kysely';
import { LIMITS } from '#contract/values/limits.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { SHELF } from '#contract/values/states.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import type { Row, Schema } from '#server/db/schema.ts';
import { isFileKey } from '#server/providers/files/file-key.ts';
import type { Services } from '#server/services.ts';
import { gamePictureKey } from './share-picture-key.ts';

const BATCH = 100;

type Withdrawn = Row<'withdrawn_share_pictures'>;

/**
 * Deletes the share pictures of games that were deleted, or left the shelf long ago and did not return. A game that
 * returns later is drawn again on request.
 */
export async function deleteWithdrawnSharePictures({
  database: { db },
  files,
  now,
}: Pick<Services, 'database' | 'files' | 'now'>): Promise<void> {
  const before = new Date(now() - LIMITS.sharePictureKeptDays * DAY_MS);
  for (let taken = BATCH; taken === BATCH; ) {
    const games = await listWithdrawn(db, before);
    for (const game of games) {
      if (!(await isOnShelf(db, game))) {
        for (const key of keysOf(game)) await files.remove(key);
      }
      await forget(db, game);
    }
    taken = games.length;
  }
}

function listWithdrawn(db: Kysely<Schema>, before: Date): Promise<Withdrawn[]> {
  return db
    .selectFrom('withdrawn_share_pictures')
    .selectAll()
    .where('withdrawn_at', '<', before)
    .orderBy('withdrawn_at')
    .limit(BATCH)
    .execute();
}

async function isOnShelf(db: Kysely<Schema>, { app_id }: Withdrawn): Promise<boolean> {
  const row = await db
    .selectFrom('applications')
    .select('id')
    .where('app_id', '=', app_id)
    .where('status', '=', SHELF.onShelf)
    .executeTakeFirst();
  return row !== undefined;
}

/** In every language: one that the store no longer has may have had pictures. */
function keysOf({ app_id }: Withdrawn): readonly string[] {
  return LOCALES.map((lang) => gamePictureKey(app_id, lang)).filter(isFileKey);
}

/** After its files: the row is needed while one exists. One that left the shelf again meanwhile stays. */
async function forget(db: Kysely<Schema>, { app_id, withdrawn_at }: Withdrawn): Promise<void> {
  await db
    .deleteFrom('withdrawn_share_pictures')
    .where('app_id', '=', app_id)
    .where('withdrawn_at', '<=', new Date(withdrawn_at.getTime() + 1))
    .execute();
}
