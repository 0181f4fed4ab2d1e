import { type Kysely, sql } from 'kysely';
import { SHELF, VERSION_REVIEW } from '#contract/values/states.ts';
import type { Schema } from '../../db/schema.ts';

/** How long a replaced build stays available to players who have it open. */
const REPLACED_MS = 24 * 60 * 60 * 1000;

/**
 * Whether everyone may load a build: its version is online or was replaced within a day, and its application is on the
 * shelf, open and free. Builds of paid games need a token.
 */
export async function isBuildOnline(
  db: Kysely<Schema>,
  { folderKey, nowMs }: { readonly folderKey: string; readonly nowMs: number },
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM versions v JOIN applications a ON a.id = v.application_id
    WHERE v.file_key = ${folderKey} AND a.status = ${SHELF.onShelf} AND a.is_open AND NOT a.is_paid_once AND (
      v.status = ${SHELF.onShelf} OR (
        v.status = ${SHELF.offShelf} AND v.review = ${VERSION_REVIEW.approved} AND v.released_at IS NOT NULL
        AND v.updated_at > ${new Date(nowMs - REPLACED_MS)}
        AND EXISTS (SELECT FROM versions o WHERE o.application_id = v.application_id AND o.platform = v.platform
          AND o.status = ${SHELF.onShelf})))`.execute(db);
  return rows.length > 0;
}
