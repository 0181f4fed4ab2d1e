import { type Kysely, sql } from 'kysely';
import type { OperatorCounters } from '#contract/system/operator-entities.ts';
import {
  INVOICE_STATUS,
  PAYMENT_STATUS,
  POST_STATE,
  PROVIDER_REVIEW,
  SHELF,
  VERSION_REVIEW,
} from '#contract/values/states.ts';
import type { Schema } from '../../db/schema.ts';

/** Counts what awaits an operator. Every count uses a partial index or a small table. */
export async function countWaiting(db: Kysely<Schema>, now: Date): Promise<OperatorCounters> {
  const { rows } = await sql<OperatorCounters>`
    SELECT
      ${reviewing('application')} AS "providersReviewing",
      ${reviewing('change')} AS "changeRequests",
      (SELECT count(*) FROM versions WHERE review = ${sql.lit(VERSION_REVIEW.inReview)}) AS "versionsInReview",
      (SELECT count(*) FROM version_appeals WHERE state = 'waiting') AS "versionAppeals",
      (SELECT count(*) FROM orders WHERE status = ${sql.lit(PAYMENT_STATUS.refundInProgress)}
        OR (refund_requested_at IS NOT NULL AND refund_decided_at IS NULL)) AS "orderRefunds",
      (SELECT count(*) FROM deposit_refunds WHERE state = 'waiting') AS "depositRefunds",
      (SELECT count(*) FROM deposits WHERE credit_operator_id IS NOT NULL) AS "depositCredits",
      (SELECT count(*) FROM deposits WHERE problem IS NOT NULL) AS "depositProblems",
      (SELECT count(*) FROM invoices WHERE status = ${sql.lit(INVOICE_STATUS.waiting)}) AS "invoicesWaiting",
      (SELECT count(*) FROM applications WHERE status = ${sql.lit(SHELF.removed)}) AS "applicationsRemoved",
      (SELECT count(*) FROM applications WHERE NOT is_open) AS "applicationsClosed",
      (SELECT count(*) FROM banners WHERE coalesce(begin_at <= ${now}, true) AND coalesce(end_at > ${now}, true))
        AS "bannersShown",
      (SELECT count(*) FROM developer_posts WHERE status = ${sql.lit(POST_STATE.submitted)})
        + (SELECT count(*) FROM developer_posts WHERE reported_at IS NOT NULL) AS "postsWaiting",
      (SELECT count(*) FROM ratings WHERE held_at IS NOT NULL) AS "ratingsHeld",
      (SELECT count(*) FROM ratings WHERE reported_at IS NOT NULL) AS "ratingsReported",
      EXISTS (SELECT FROM maintenances WHERE is_manual OR (begin_at <= ${now} AND end_at > ${now}))
        AS "isMaintaining"`.execute(db);
  const [counters] = rows;
  if (counters === undefined) throw new Error('an aggregate query returned no row');
  return counters;
}

function reviewing(kind: 'application' | 'change') {
  return sql`(SELECT count(*) FROM provider_submissions
    WHERE status = ${sql.lit(PROVIDER_REVIEW.reviewing)} AND kind = ${kind})`;
}
