import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { LIMITS } from '#contract/limits.ts';
import type { LocaleCode } from '#contract/locales.ts';
import type { RatingQueue, RatingReport } from '#contract/rating/entities.ts';
import type { RatingReason } from '#contract/rating/rating-reasons.ts';
import type { Schema } from '../../db/schema.ts';
import { nameIn } from '../portal/summary-queries.ts';
import { type OwnRatingRow, RATING_COLUMNS, RATING_TABLES } from './rating-queries.ts';

type Db = Kysely<Schema>;

export type OperatorRatingRow = OwnRatingRow & {
  readonly user_id: number | null;
  readonly app_id: string;
  readonly application_name: string;
  readonly author_suspended: boolean;
  readonly report_count: number;
  readonly reports: readonly RatingReport[];
};

export interface OperatorRatingFilter {
  readonly queue: RatingQueue;
  readonly applicationId?: string | undefined;
  readonly userId?: number | undefined;
  readonly lang: LocaleCode;
  readonly limit: number;
  readonly offset: number;
}

const QUEUES = {
  reported: sql`t.reported_at IS NOT NULL`,
  removed: sql`t.removed_at IS NOT NULL`,
  all: sql`true`,
} as const satisfies Record<RatingQueue, unknown>;

const ORDERS = {
  reported: sql`t.reported_at, t.id`,
  removed: sql`t.removed_at DESC, t.id DESC`,
  all: sql`t.id DESC`,
} as const satisfies Record<RatingQueue, unknown>;

const OPEN_REPORTS = sql`(SELECT count(*) FROM rating_reports WHERE rating_id = t.id AND decided_at IS NULL)`;

const FIRST_REPORTS = sql`(
  SELECT coalesce(jsonb_agg(jsonb_build_object('reason', reason, 'note', note, 'reportedAt', reported_at,
    'reporter', CASE WHEN reporter_id IS NOT NULL THEN jsonb_build_object('id', reporter_id, 'nickname', nickname) END)
    ORDER BY id), '[]')
  FROM (
    SELECT r.id, r.reason, r.note, r.reported_at, p.id AS reporter_id, p.nickname
    FROM rating_reports r LEFT JOIN users p ON p.id = r.user_id
    WHERE r.rating_id = t.id AND r.decided_at IS NULL ORDER BY r.id LIMIT ${sql.lit(LIMITS.ratingReportsTold)}
  ) AS first_reports)`;

function selectRatings(lang: LocaleCode): RawBuilder<unknown> {
  return sql`SELECT ${RATING_COLUMNS}, t.removed_at, t.removal_reason, t.removal_note, t.user_id, t.author_suspended,
    a.app_id, ${nameIn(lang)} AS application_name, ${OPEN_REPORTS} AS report_count,
    ${FIRST_REPORTS} AS reports
    FROM ${RATING_TABLES} JOIN applications a ON a.id = t.application_id`;
}

/** Ratings for operators, and how many there are. */
export async function listOperatorRatings(
  db: Db,
  filter: OperatorRatingFilter,
): Promise<{ count: number; rows: OperatorRatingRow[] }> {
  const { queue, lang, limit, offset } = filter;
  const fits = isAskedFor(filter);
  const [counted, listed] = await Promise.all([
    sql<{ count: number }>`SELECT count(*) AS count FROM ratings t WHERE ${fits}`.execute(db),
    sql<OperatorRatingRow>`${selectRatings(lang)} WHERE ${fits}
      ORDER BY ${ORDERS[queue]} LIMIT ${limit} OFFSET ${offset}`.execute(db),
  ]);
  return { count: counted.rows[0]?.count ?? 0, rows: listed.rows };
}

function isAskedFor({ queue, applicationId, userId }: OperatorRatingFilter): RawBuilder<unknown> {
  const ofApplication = sql`t.application_id = (SELECT id FROM applications WHERE lower(app_id) = ${applicationId?.toLowerCase()})`;
  return sql`${QUEUES[queue]} AND ${applicationId === undefined ? sql`true` : ofApplication}
    AND ${userId === undefined ? sql`true` : sql`t.user_id = ${userId}`}`;
}

/** One as the list shows it. */
export async function findOperatorRating(
  db: Db,
  { id, lang }: { readonly id: number; readonly lang: LocaleCode },
): Promise<OperatorRatingRow | undefined> {
  const { rows } = await sql<OperatorRatingRow>`${selectRatings(lang)} WHERE t.id = ${id}`.execute(db);
  return rows[0];
}

/** A rating, held until it is decided on. */
export function lockRating(trx: Transaction<Schema>, id: number) {
  return trx
    .selectFrom('ratings as t')
    .innerJoin('applications as a', 'a.id', 't.application_id')
    .select(['t.id', 't.user_id', 't.removed_at', 't.reported_at', 't.application_id', 'a.app_id'])
    .where('t.id', '=', id)
    .forUpdate('t')
    .executeTakeFirst();
}

export interface RatingRemoval {
  readonly reason: RatingReason;
  readonly note: string;
}

/** Takes a rating away for a reason, or gives it back. */
export async function writeRemoval(
  trx: Transaction<Schema>,
  { id, removal, now }: { readonly id: number; readonly removal: RatingRemoval | null; readonly now: Date },
): Promise<void> {
  const change =
    removal === null
      ? { removed_at: null, removal_reason: null, removal_note: '' }
      : { removed_at: now, removal_reason: removal.reason, removal_note: removal.note };
  await trx.updateTable('ratings').set(change).where('id', '=', id).execute();
}

/** Closes the reports of a rating; answers how many there were. */
export async function decideReports(
  trx: Transaction<Schema>,
  { id, now }: { readonly id: number; readonly now: Date },
): Promise<number> {
  const closed = await trx
    .updateTable('rating_reports')
    .set({ decided_at: now })
    .where('rating_id', '=', id)
    .where('decided_at', 'is', null)
    .executeTakeFirst();
  await trx.updateTable('ratings').set({ reported_at: null }).where('id', '=', id).execute();
  return Number(closed.numUpdatedRows);
}
