import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';

/** Until then an expired session token returns `tokenExpired` instead of an unknown session. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** Deletes the sessions that expired or ended a week ago. Returns how many were deleted. */
export async function deleteExpiredSessions(db: Kysely<Schema>, nowMs: number): Promise<number> {
  const before = new Date(nowMs - KEPT_MS);
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where(({ or, eb }) => or([eb('expires_at', '<=', before), eb('revoked_at', '<=', before)]))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
