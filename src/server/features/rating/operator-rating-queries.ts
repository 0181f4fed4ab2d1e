import { type Kysely, type RawBuilder, sql } from 'kysely';
import {
  RATING_QUEUES,
  RATINGS_COUNTED,
  type RatingQueue,
  type RatingQueueCounts,
  type RatingReport,
} from '#contract/rating/entities.ts';
import type { RatingPart } from '#contract/rating/rating-reasons.ts';
import { LIMITS } from '#contract/values/limits.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import type { Schema } from '../../db/schema.ts';
import { nameIn } from '../portal/public.ts';
import type { RatingPlace } from './rating-place.ts';
import { type OwnRatingRow, RATING_COLUMNS, RATING_TABLES } from './rating-queries.ts';

type Db = Kysely<Schema>;

export type OperatorRatingRow = OwnRatingRow & {
  readonly user_id: number | null;
  readonly app_id: string;
  readonly application_name: string;
  readonly is_author_suspended: boolean;
  readonly revision: number;
  readonly answer_revision: number;
  readonly report_count: number;
  readonly reports: readonly RatingReport[];
  readonly answer_report_count: number;
  readonly answer_reports: readonly RatingReport[];
  /** Sort key of the list, in microseconds since 1970. */
  readonly place: number;
};

export interface OperatorRatingFilter {
  readonly queue: RatingQueue;
  readonly applicationId?: string | undefined;
  readonly userId?: number | undefined;
}

export interface OperatorRatingPage extends OperatorRatingFilter {
  readonly lang: LocaleCode;
  readonly limit: number;
  /** Cursor after which the page begins. */
  readonly after: RatingPlace | undefined;
}

const REMOVED_LAST = sql`GREATEST(t.removed_at, t.answer_removed_at)`;

const QUEUES = {
  reported: sql`t.reported_at IS NOT NULL`,
  held: sql`t.held_at IS NOT NULL`,
  removed: sql`(t.removed_at IS NOT NULL OR t.answer_removed_at IS NOT NULL)`,
  all: sql`true`,
} as const satisfies Record<RatingQueue, unknown>;

const ORDERS = {
  reported: sql`t.reported_at, t.id`,
  held: sql`t.held_at, t.id`,
  removed: sql`${REMOVED_LAST} DESC, t.id DESC`,
  all: sql`t.id DESC`,
} as const satisfies Record<RatingQueue, unknown>;

const PLACES = {
  reported: sql`(extract(epoch FROM t.reported_at) * 1000000)::bigint`,
  held: sql`(extract(epoch FROM t.held_at) * 1000000)::bigint`,
  removed: sql`(extract(epoch FROM ${REMOVED_LAST}) * 1000000)::bigint`,
  all: sql`0`,
} as const satisfies Record<RatingQueue, unknown>;

/** Number and first of the open reports of a rating or of its answer. */
const countReports = (about: RatingPart) => sql`
  (SELECT count(*) FROM rating_reports WHERE rating_id = t.id AND about = ${sql.lit(about)} AND decided_at IS NULL)`;

const firstReports = (about: RatingPart) => sql`(
  SELECT coalesce(jsonb_agg(jsonb_build_object('reason', reason, 'note', note, 'reportedAt', reported_at,
    'reporter', CASE WHEN reporter_id IS NOT NULL THEN jsonb_build_object('id', reporter_id, 'nickname', nickname) END)
    ORDER BY id), '[]')
  FROM (
    SELECT r.id, r.reason, r.note, r.reported_at, p.id AS reporter_id, p.nickname
    FROM rating_reports r LEFT JOIN users p ON p.id = r.user_id
    WHERE r.rating_id = t.id AND r.about = ${sql.lit(about)} AND r.decided_at IS NULL
    ORDER BY r.id LIMIT ${sql.lit(LIMITS.ratingReportsTold)}
  ) AS first_reports)`;

function selectRatings(lang: LocaleCode, place: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`SELECT ${RATING_COLUMNS}, t.held_at, t.removed_at, t.removal_reason, t.removal_note, t.user_id, t.is_author_suspended,
    t.revision, t.answer_revision, a.app_id, ${nameIn(lang)} AS application_name,
    ${countReports('rating')} AS report_count, ${firstReports('rating')} AS reports,
    ${countReports('answer')} AS answer_report_count, ${firstReports('answer')} AS answer_reports, ${place} AS place
    FROM ${RATING_TABLES} JOIN applications a ON a.id = t.application_id`;
}

/** Ratings for operators. Each list is a range scan of its own index, starting at the cursor. */
export function selectOperatorRatings(page: OperatorRatingPage): RawBuilder<OperatorRatingRow> {
  const { queue, lang, limit, after } = page;
  return sql<OperatorRatingRow>`${selectRatings(lang, PLACES[queue])}
    WHERE ${isAskedFor(page)} AND ${isBehind(queue, after)} ORDER BY ${ORDERS[queue]} LIMIT ${limit}`;
}

/** The numbers of ratings in all lists, each up to the same limit. */
export async function countRatingQueues(
  db: Db,
  filter: Omit<OperatorRatingFilter, 'queue'>,
): Promise<RatingQueueCounts> {
  const { rows } = await sql<RatingQueueCounts>`SELECT ${sql.join(
    RATING_QUEUES.map((queue) => sql`(${countOperatorRatings({ ...filter, queue })}) AS ${sql.id(queue)}`),
  )}`.execute(db);
  return rows[0] ?? { reported: 0, held: 0, removed: 0, all: 0 };
}

/** Number of ratings up to a limit, since counting a million takes too long. */
export function countOperatorRatings(filter: OperatorRatingFilter): RawBuilder<{ readonly count: number }> {
  return sql<{ count: number }>`SELECT count(*) AS count FROM (
    SELECT FROM ratings t WHERE ${isAskedFor(filter)} LIMIT ${sql.lit(RATINGS_COUNTED)}) AS first_ones`;
}

function isAskedFor({ queue, applicationId, userId }: OperatorRatingFilter): RawBuilder<unknown> {
  const ofApplication = sql`t.application_id = (SELECT id FROM applications WHERE lower(app_id) = ${applicationId?.toLowerCase()})`;
  return sql`${QUEUES[queue]} AND ${applicationId === undefined ? sql`true` : ofApplication}
    AND ${userId === undefined ? sql`true` : sql`t.user_id = ${userId}`}`;
}

/** Cursors are user input and may exceed the range of the columns. */
function isBehind(queue: RatingQueue, after: RatingPlace | undefined): RawBuilder<unknown> {
  if (after === undefined) return sql`true`;
  const id = sql`${after.id}::bigint`;
  const at = sql`(timestamptz 'epoch' + ${after.value}::bigint * interval '1 microsecond')`;
  switch (queue) {
    case 'reported':
      return sql`(t.reported_at, t.id) > (${at}, ${id})`;
    case 'held':
      return sql`(t.held_at, t.id) > (${at}, ${id})`;
    case 'removed':
      return sql`(${REMOVED_LAST}, t.id) < (${at}, ${id})`;
    case 'all':
      return sql`t.id < ${id}`;
  }
}

/** One rating in the form of the list. */
export async function findOperatorRating(
  db: Db,
  { id, lang }: { readonly id: number; readonly lang: LocaleCode },
): Promise<OperatorRatingRow | undefined> {
  const { rows } = await sql<OperatorRatingRow>`${selectRatings(lang, sql`0`)} WHERE t.id = ${id}`.execute(db);
  return rows[0];
}
