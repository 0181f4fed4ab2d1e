import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { PostQueue, PostReport } from '#contract/developer-post/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { POST_STATE } from '#contract/values/states.ts';
import type { Schema } from '../../db/schema.ts';
import { type PostRow, postColumns } from './post-queries.ts';

type Db = Kysely<Schema>;

/** News with its developer and open reports. */
export interface OperatorPostRow extends PostRow {
  readonly developer_name: string;
  readonly developer_slug: string | null;
  readonly report_count: number;
  readonly reports: readonly PostReport[];
}

const QUEUES = {
  waiting: sql`t.status = ${sql.lit(POST_STATE.submitted)}`,
  reported: sql`t.reported_at IS NOT NULL`,
  removed: sql`t.status = ${sql.lit(POST_STATE.removed)}`,
  // Drafts are their developer's alone.
  all: sql`(t.status <> ${sql.lit(POST_STATE.draft)} OR t.submitted_at IS NOT NULL)`,
} as const satisfies Record<PostQueue, unknown>;

const ORDERS = {
  waiting: sql`t.submitted_at, t.id`,
  reported: sql`t.reported_at, t.id`,
  removed: sql`t.decided_at DESC, t.id DESC`,
  all: sql`t.id DESC`,
} as const satisfies Record<PostQueue, unknown>;

const REPORTS = sql`(
  SELECT coalesce(jsonb_agg(jsonb_build_object('reason', reason, 'note', note, 'reportedAt', reported_at)
    ORDER BY reported_at), '[]')
  FROM (SELECT reason, note, reported_at FROM developer_post_reports
    WHERE post_id = t.id AND decided_at IS NULL ORDER BY reported_at LIMIT ${sql.lit(LIMITS.ratingReportsTold)}) first_ones)`;

const select = (lang: LocaleCode): RawBuilder<unknown> => sql`
  SELECT ${postColumns(lang)}, p.name AS developer_name, dp.slug AS developer_slug, ${REPORTS} AS reports,
    (SELECT count(*)::integer FROM developer_post_reports WHERE post_id = t.id AND decided_at IS NULL) AS report_count
  FROM developer_posts t JOIN providers p ON p.user_id = t.developer_id
  LEFT JOIN developer_pages dp ON dp.user_id = t.developer_id
  LEFT JOIN applications a ON a.id = t.application_id`;

export interface OperatorPostPage {
  readonly queue: PostQueue;
  readonly lang: LocaleCode;
  readonly limit: number;
  readonly offset: number;
}

/** One page of a queue, and how long it is. */
export async function findOperatorPosts(db: Db, { queue, lang, limit, offset }: OperatorPostPage) {
  const [page, total] = await Promise.all([
    sql<OperatorPostRow>`${select(lang)} WHERE ${QUEUES[queue]}
      ORDER BY ${ORDERS[queue]} LIMIT ${limit} OFFSET ${offset}`.execute(db),
    sql<{ count: number }>`SELECT count(*)::integer AS count FROM developer_posts t WHERE ${QUEUES[queue]}`.execute(db),
  ]);
  return { count: total.rows[0]?.count ?? 0, rows: page.rows };
}

export async function findOperatorPost(db: Db, id: number, lang: LocaleCode): Promise<OperatorPostRow | undefined> {
  const { rows } = await sql<OperatorPostRow>`${select(lang)} WHERE t.id = ${id}`.execute(db);
  return rows[0];
}

/** The account of the developer who wrote news, as a subquery. */
export const ownerOfPost = (id: number): RawBuilder<unknown> =>
  sql`SELECT developer_id FROM developer_posts WHERE id = ${id}`;
