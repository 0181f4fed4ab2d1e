import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { RatingReason } from '#contract/rating/rating-reasons.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { POST_STATE, SHELF } from '#contract/values/states.ts';
import { isAdultContent } from '../../db/adult-content.ts';
import type { Schema } from '../../db/schema.ts';
import { nameIn } from '../portal/public.ts';

type Db = Kysely<Schema>;

/** Published news in one language. */
export interface PublicPostRow {
  readonly id: number;
  readonly developer_id: number;
  readonly developer_name: string;
  readonly developer_slug: string | null;
  readonly lang: LocaleCode;
  readonly title: string;
  readonly lead: string;
  readonly body: string;
  readonly picture: string;
  readonly picture_placeholder: string | null;
  readonly app_id: string | null;
  readonly application_name: string | null;
  /** About a game for adults; null without a game. */
  readonly is_adult: boolean | null;
  readonly published_at: Date;
}

/** Which news is requested; by default that of every developer. */
export interface PostChoice {
  readonly developerId?: number | undefined;
  readonly applicationId?: number | undefined;
  readonly id?: number | undefined;
  /** Excludes news about games for adults. */
  readonly isForYounger: boolean;
}

/** The condition on `developer_posts t` and `applications a`: published, of a developer with a page. */
function isShown({ developerId, applicationId, id, isForYounger }: PostChoice): RawBuilder<unknown> {
  const fits = isForYounger ? sql`AND NOT ${isAdultContent('g')}` : sql``;
  return sql`t.status = ${sql.lit(POST_STATE.published)}
    AND ${id === undefined ? sql`true` : sql`t.id = ${id}`}
    AND ${developerId === undefined ? sql`true` : sql`t.developer_id = ${developerId}`}
    AND ${applicationId === undefined ? sql`true` : sql`t.application_id = ${applicationId}`}
    AND EXISTS (SELECT FROM applications g WHERE g.developer_id = t.developer_id
      AND g.status = ${sql.lit(SHELF.onShelf)} ${fits})
    ${isForYounger ? sql`AND (a.id IS NULL OR NOT ${isAdultContent('a')})` : sql``}`;
}

const TABLES = sql`developer_posts t LEFT JOIN applications a ON a.id = t.application_id`;

export interface PostSpan {
  readonly lang: LocaleCode;
  readonly limit: number;
  readonly offset: number;
}

/** One page of published news, newest first, in the requested language or else the default one. */
export async function findPublicPosts(db: Db, choice: PostChoice, { lang, limit, offset }: PostSpan) {
  const { rows } = await sql<PublicPostRow>`
    SELECT t.id, t.developer_id, p.name AS developer_name, dp.slug AS developer_slug,
      coalesce(c.lang, d.lang) AS lang, coalesce(c.title, d.title, '') AS title, coalesce(c.lead, d.lead, '') AS lead,
      ${choice.id === undefined ? sql`''` : sql`coalesce(c.body, d.body, '')`} AS body,
      t.picture, i.placeholder AS picture_placeholder, a.app_id,
      CASE WHEN a.id IS NOT NULL THEN ${nameIn(lang)} END AS application_name, t.published_at,
      (SELECT ${isAdultContent('g')} FROM applications g WHERE g.id = t.application_id) AS is_adult
    FROM (
      SELECT t.* FROM ${TABLES} WHERE ${isShown(choice)}
      ORDER BY t.published_at DESC, t.id DESC LIMIT ${limit} OFFSET ${offset}
    ) t JOIN providers p ON p.user_id = t.developer_id
    LEFT JOIN developer_pages dp ON dp.user_id = t.developer_id
    LEFT JOIN applications a ON a.id = t.application_id AND a.status = ${sql.lit(SHELF.onShelf)}
    LEFT JOIN developer_post_contents c ON c.post_id = t.id AND c.lang = ${lang}
    LEFT JOIN developer_post_contents d ON d.post_id = t.id AND d.lang = t.content_default
    LEFT JOIN images i ON i.url = t.picture
    ORDER BY t.published_at DESC, t.id DESC`.execute(db);
  return rows;
}

export async function countPublicPosts(db: Db, choice: PostChoice): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM ${TABLES} WHERE ${isShown(choice)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface NewPostReport {
  readonly id: number;
  readonly userId: number;
  readonly reason: RatingReason;
  readonly note: string;
  readonly now: Date;
}

/**
 * Reports news. Each user counts once, and after a decision only again if the news has changed since; otherwise
 * decisions could be challenged forever.
 */
export async function writePostReport(trx: Transaction<Schema>, report: NewPostReport): Promise<void> {
  const { id, userId, reason, note, now } = report;
  const { rows } = await sql`
    INSERT INTO developer_post_reports AS kept (post_id, user_id, reason, note, reported_at)
    VALUES (${id}, ${userId}, ${reason}, ${note}, ${now})
    ON CONFLICT (post_id, user_id) DO UPDATE
      SET reason = excluded.reason, note = excluded.note, reported_at = excluded.reported_at, decided_at = NULL
      WHERE kept.decided_at < (SELECT updated_at FROM developer_posts WHERE id = kept.post_id)
    RETURNING post_id`.execute(trx);
  if (rows.length === 0) return;
  await trx
    .updateTable('developer_posts')
    .set({ reported_at: now })
    .where('id', '=', id)
    .where('reported_at', 'is', null)
    .execute();
}

/** Closes the reports of news; returns their number. */
export async function closePostReports(trx: Transaction<Schema>, id: number, now: Date): Promise<number> {
  const closed = await trx
    .updateTable('developer_post_reports')
    .set({ decided_at: now })
    .where('post_id', '=', id)
    .where('decided_at', 'is', null)
    .executeTakeFirst();
  await trx.updateTable('developer_posts').set({ reported_at: null }).where('id', '=', id).execute();
  return Number(closed.numUpdatedRows);
}
