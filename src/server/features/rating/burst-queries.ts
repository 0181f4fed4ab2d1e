import { type Kysely, sql, type Transaction } from 'kysely';
import { BURST_PLAYED_SECONDS, BURST_USUAL_DAYS, HELD_DAYS, isRatingBurst } from '#domain/rating/rating-burst.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import type { Schema } from '../../db/schema.ts';
import type { NewRating } from './rating-queries.ts';

/** More than this are a burst by any usual number; counting on would only take time. */
const COUNTED = 10_000;

/** Whether a new rating is part of a burst and waits for an operator. */
export async function isHeldBack(
  trx: Transaction<Schema>,
  { applicationId, userId, now }: Omit<NewRating, 'heldAt'>,
): Promise<boolean> {
  const dayAgo = new Date(now.getTime() - DAY_MS);
  const before = new Date(dayAgo.getTime() - BURST_USUAL_DAYS * DAY_MS);
  const { rows } = await sql<{ last_day: number; before: number; is_player: boolean }>`
    SELECT count(*) FILTER (WHERE created_at > ${dayAgo}) AS last_day,
      count(*) FILTER (WHERE created_at <= ${dayAgo}) AS before,
      EXISTS (SELECT FROM library_plays WHERE application_id = ${applicationId} AND user_id = ${userId}
        AND played_seconds >= ${sql.lit(BURST_PLAYED_SECONDS)}) AS is_player
    FROM (
      SELECT created_at FROM ratings
      WHERE application_id = ${applicationId} AND created_at > ${before} AND created_at <= ${now}
      ORDER BY created_at DESC LIMIT ${sql.lit(COUNTED)}
    ) AS recent`.execute(trx);
  const [found] = rows;
  return found !== undefined && !found.is_player && isRatingBurst({ lastDay: found.last_day, before: found.before });
}

/** Publishes the ratings that no operator has decided on in time. */
export async function publishHeldRatings(db: Kysely<Schema>, nowMs: number): Promise<void> {
  await sql`
    UPDATE ratings SET held_at = NULL WHERE id IN (
      SELECT id FROM ratings WHERE held_at <= ${new Date(nowMs - HELD_DAYS * DAY_MS)} ORDER BY id FOR NO KEY UPDATE
    )`.execute(db);
}
