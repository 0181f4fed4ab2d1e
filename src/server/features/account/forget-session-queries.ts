import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';

/** For so long an expired handle is answered with `tokenExpired` and not as an unknown one. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** Removes the sessions that expired or were ended a week ago, and answers how many. */
export async function forgetSessions(db: Kysely<Schema>, nowMs: number): Promise<number> {
  const before = new Date(nowMs - KEPT_MS);
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where(({ or, eb }) => or([eb('expires_at', '<=', before), eb('revoked_at', '<=', before)]))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
