import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { LocaleCode } from '#contract/values/locales.ts';
import type { PlatformCode } from '#contract/values/platforms.ts';
import { type Shelf, VERSION_REVIEW, type VersionReview } from '#contract/values/states.ts';
import type { VersionAppeal } from '#contract/version/entities.ts';
import type { InspectionState } from '#contract/version/inspection.ts';
import type { ReviewRisk } from '#contract/version/operator-entities.ts';
import { containsPattern } from '../../db/contains-pattern.ts';
import type { Schema } from '../../db/schema.ts';
import { assessVersions } from './risk-queries.ts';

type Db = Kysely<Schema>;

export interface QueueFilter {
  readonly review?: VersionReview | undefined;
  readonly platform?: PlatformCode | undefined;
  readonly risk?: ReviewRisk | undefined;
  /** Only versions with a pending appeal. */
  readonly appeals?: boolean | undefined;
  /** Part of the name in any language, the ID, the version name, the company or the developer. */
  readonly search?: string | undefined;
  readonly order?: 'age' | 'risk' | undefined;
  readonly lang: LocaleCode;
  readonly limit: number;
  readonly offset: number;
}

/** A version in the queue with its labels. */
export interface QueueRow {
  readonly id: number;
  readonly app_id: string;
  readonly name: string;
  readonly icon: string;
  readonly developer_id: number;
  readonly account: string;
  readonly nickname: string;
  readonly platform: PlatformCode;
  readonly version_name: string;
  readonly review: VersionReview;
  readonly status: Shelf;
  readonly inspection: InspectionState;
  readonly submitted_at: Date | null;
  readonly decided_at: Date | null;
  readonly is_answer_awaited: boolean;
  /** The latest appeal; timestamps in the database's text format. */
  readonly appeal: VersionAppeal | null;
}

const IN_REVIEW = sql.lit(VERSION_REVIEW.inReview);
/** A version cannot be decided on before its file is inspected. */
const INSPECTION = sql<InspectionState>`coalesce(i.state, CASE WHEN v.package_file_id IS NULL THEN 'none' ELSE 'waiting' END)`;
const IS_BUSY = sql`${INSPECTION} IN ('waiting', 'running')`;

const FOUND = sql`
  versions v
  JOIN applications a ON a.id = v.application_id
  JOIN users u ON u.id = a.developer_id
  LEFT JOIN providers p ON p.user_id = u.id
  LEFT JOIN version_inspections i ON i.version_id = v.id AND i.package_file_id = v.package_file_id
  LEFT JOIN version_appeals w ON w.version_id = v.id AND w.state = 'waiting'`;

/** The order of pending versions, also for `next` and `previous`. */
const BY_AGE = sql`${IS_BUSY}, v.submitted_at, v.id`;

/** A page of the queue, and the number of matches. */
export async function listQueue(
  db: Db,
  filter: QueueFilter,
): Promise<{ readonly count: number; readonly ids: readonly number[] }> {
  const { limit, offset } = filter;
  const matching = sql`FROM ${FOUND} WHERE ${matches(filter)} ORDER BY ${orderOf(filter)}`;
  if (filter.risk !== undefined || filter.order === 'risk') return listByRisk(db, { filter, matching });
  const [counted, page] = await Promise.all([
    sql<{ total: number }>`SELECT count(*) AS total FROM ${FOUND} WHERE ${matches(filter)}`.execute(db),
    sql<{ id: number }>`SELECT v.id ${matching} LIMIT ${limit} OFFSET ${offset}`.execute(db),
  ]);
  return { count: counted.rows[0]?.total ?? 0, ids: page.rows.map(({ id }) => id) };
}

const RANKS = { high: 0, medium: 1, low: 2 } as const satisfies Record<ReviewRisk, number>;

/** Risk is computed in the program, so all matches are assessed before the page is cut. */
async function listByRisk(db: Db, { filter, matching }: { filter: QueueFilter; matching: RawBuilder<unknown> }) {
  const { rows } = await sql<{ id: number; is_busy: boolean }>`SELECT v.id, ${IS_BUSY} AS is_busy ${matching}`.execute(
    db,
  );
  const assessed = await assessVersions(
    db,
    rows.map(({ id }) => id),
  );
  const risky = rows.flatMap(({ id, is_busy: isBusy }) => {
    const risk = assessed.get(id)?.risk ?? 'low';
    return filter.risk === undefined || filter.risk === risk ? [{ id, isBusy, rank: RANKS[risk] }] : [];
  });
  // The sort is stable: equal risks stay in queue order.
  if (filter.order === 'risk') risky.sort((a, b) => Number(a.isBusy) - Number(b.isBusy) || a.rank - b.rank);
  const ids = risky.slice(filter.offset, filter.offset + filter.limit).map(({ id }) => id);
  return { count: risky.length, ids };
}

function matches({ review, platform, appeals = false, search = '' }: QueueFilter) {
  const pattern = containsPattern(search);
  const parts = [
    // An unsubmitted version is listed only when asked for, or when its removal is appealed.
    review === undefined
      ? sql`(v.review <> ${sql.lit(VERSION_REVIEW.notReviewed)} OR w.id IS NOT NULL)`
      : sql`v.review = ${review}`,
    ...(platform === undefined ? [] : [sql`v.platform = ${platform}`]),
    ...(appeals ? [sql`w.id IS NOT NULL`] : []),
    ...(search === ''
      ? []
      : [
          sql`(a.app_id ILIKE ${pattern} OR v.version_name ILIKE ${pattern} OR p.name ILIKE ${pattern}
      OR u.account ILIKE ${pattern} OR u.nickname ILIKE ${pattern} OR u.email ILIKE ${pattern} OR EXISTS (
      SELECT FROM application_contents n WHERE n.application_id = a.id AND n.name ILIKE ${pattern}))`,
        ]),
  ];
  return sql.join(parts, sql` AND `);
}

function orderOf({ review, appeals = false }: QueueFilter) {
  if (appeals) return sql`w.created_at, v.id`;
  if (review === VERSION_REVIEW.inReview) return BY_AGE;
  return sql`greatest(v.decided_at, v.submitted_at) DESC NULLS LAST, v.id DESC`;
}

/** Versions by ID, in the given order. */
export async function findQueueRows(db: Db, ids: readonly number[], lang: LocaleCode): Promise<readonly QueueRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<QueueRow>`
    SELECT v.id, a.app_id, coalesce(c.name, d.name, '') AS name, a.icon, u.id AS developer_id, u.account, u.nickname,
      v.platform, v.version_name, v.review, v.status, ${INSPECTION} AS inspection, v.submitted_at, v.decided_at,
      v.review = ${IN_REVIEW} AND coalesce((
        SELECT is_operator FROM review_messages
        WHERE subject = 'version:' || v.id AND created_at >= v.submitted_at ORDER BY id DESC LIMIT 1
      ), false) AS is_answer_awaited,
      (SELECT jsonb_build_object('state', state, 'text', text, 'answer', answer, 'createdAt', created_at,
        'decidedAt', decided_at) FROM version_appeals WHERE version_id = v.id ORDER BY id DESC LIMIT 1) AS appeal
    FROM unnest(${[...ids]}::integer[]) WITH ORDINALITY AS wanted (id, place) JOIN ${FOUND} ON v.id = wanted.id
    LEFT JOIN application_contents c ON c.application_id = a.id AND c.lang = ${lang}
    LEFT JOIN application_contents d ON d.application_id = a.id AND d.lang = a.content_default
    ORDER BY wanted.place`.execute(db);
  return rows;
}

/** Number of versions by state, regardless of the search. */
export async function countQueue(db: Db) {
  const count = (review: VersionReview) => sql`count(*) FILTER (WHERE review = ${sql.lit(review)})`;
  const { rows } = await sql<{ inReview: number; approved: number; rejected: number; appeals: number }>`
    SELECT ${count(VERSION_REVIEW.inReview)} AS "inReview", ${count(VERSION_REVIEW.approved)} AS approved,
      ${count(VERSION_REVIEW.rejected)} AS rejected,
      (SELECT count(*) FROM version_appeals WHERE state = 'waiting') AS appeals
    FROM versions`.execute(db);
  return rows[0] ?? { inReview: 0, approved: 0, rejected: 0, appeals: 0 };
}

/** The versions before and after one in the queue of decidable ones; the oldest if it is not in the queue. */
export async function findNeighbours(db: Db, id: number): Promise<{ previous: number | null; next: number | null }> {
  const { rows } = await sql<{ id: number }>`
    SELECT v.id FROM ${FOUND} WHERE v.review = ${IN_REVIEW} AND NOT (${IS_BUSY} AND v.id <> ${id})
    ORDER BY ${BY_AGE}`.execute(db);
  const queue = rows.map((row) => row.id);
  const place = queue.indexOf(id);
  return { previous: place > 0 ? (queue[place - 1] ?? null) : null, next: queue[place + 1] ?? null };
}
