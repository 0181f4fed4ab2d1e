import { type Kysely, sql } from 'kysely';
import type { LocaleCode } from '#contract/values/locales.ts';
import { PROVIDER_REVIEW, SHELF, type Shelf, VERSION_REVIEW } from '#contract/values/states.ts';
import type { Schema } from '../../db/schema.ts';
import { OPEN_QUESTION } from '../version/public.ts';
import { nameIn, type PortalScope } from './summary-queries.ts';

type Db = Kysely<Schema>;

/** The state of an application from which its open tasks are derived. */
export interface WaitingApplication {
  readonly app_id: string;
  readonly name: string;
  readonly status: Shelf;
  readonly platforms: readonly number[];
  readonly content_default: LocaleCode;
  readonly removal_reason: string;
  readonly contents: readonly Texts[];
  /** Number of screenshots by kind. */
  readonly screenshots: Readonly<Record<string, number>>;
  readonly draft_id: number | null;
  /** The latest version of each platform if it was rejected, with no appeal pending, or awaits release. */
  readonly versions: readonly WaitingVersion[];
  /** Unanswered questions of version reviewers. */
  readonly questions: readonly string[];
  /** The latest unanswered rating of one or two stars with a comment. */
  readonly bad_rating: string | null;
}

export interface Texts {
  readonly lang: LocaleCode;
  readonly name: string;
  readonly shortDescription: string;
  readonly fullDescription: string;
}

export interface WaitingVersion {
  readonly versionName: string;
  readonly review: number;
  readonly rejectReason: string;
  readonly status: Shelf;
  readonly removalReason: string;
}

/**
 * The latest version of each platform. An approved one that was online counts as released; while an appeal is pending,
 * it is the operators' turn.
 */
const LATEST_VERSIONS = sql`
  SELECT coalesce(jsonb_agg(jsonb_build_object(
    'versionName', v.version_name, 'review', v.review, 'rejectReason', v.reject_reason, 'status', v.status,
    'removalReason', v.removal_reason) ORDER BY v.platform), '[]')
  FROM (
    SELECT DISTINCT ON (platform) * FROM versions WHERE application_id = a.id ORDER BY platform, id DESC
  ) v
  WHERE (v.status = ${sql.lit(SHELF.removed)} OR v.review = ${sql.lit(VERSION_REVIEW.rejected)})
      AND NOT EXISTS (SELECT FROM version_appeals WHERE version_id = v.id AND state = 'waiting')
    OR v.review = ${sql.lit(VERSION_REVIEW.approved)} AND v.status = ${sql.lit(SHELF.offShelf)} AND v.released_at IS NULL`;

/** A function, because the public module of `version` may be loaded after this file. */
const questions = () => sql`
  SELECT coalesce(jsonb_agg(asked.text ORDER BY v.id), '[]')
  FROM versions v JOIN LATERAL (${OPEN_QUESTION}) asked ON true WHERE v.application_id = a.id`;

const BAD_RATING = sql`
  SELECT words FROM ratings
  WHERE application_id = a.id AND stars <= 2 AND is_shown AND words <> '' AND answer IS NULL ORDER BY id DESC LIMIT 1`;

/** A developer's applications with the state that their open tasks are derived from. */
export async function findWaiting(
  db: Db,
  { developerId, applicationId }: PortalScope,
  lang: LocaleCode,
): Promise<readonly WaitingApplication[]> {
  const { rows } = await sql<WaitingApplication>`
    SELECT a.app_id, ${nameIn(lang)} AS name, a.status, a.platforms, a.content_default, a.removal_reason,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('lang', lang, 'name', name, 'shortDescription', short_description,
        'fullDescription', full_description)), '[]') FROM application_contents WHERE application_id = a.id) AS contents,
      (SELECT coalesce(jsonb_object_agg(kind, count), '{}') FROM (
        SELECT kind, count(*) AS count FROM application_screenshots WHERE application_id = a.id GROUP BY kind
      ) counted) AS screenshots,
      (SELECT id FROM application_drafts WHERE application_id = a.id) AS draft_id,
      (${LATEST_VERSIONS}) AS versions, (${questions()}) AS questions, (${BAD_RATING}) AS bad_rating
    FROM applications a
    WHERE a.developer_id = ${developerId} AND ${applicationId === undefined ? sql`true` : sql`a.id = ${applicationId}`}
    ORDER BY a.updated_at DESC, a.id DESC`.execute(db);
  return rows;
}

/** Drafts of new applications, last saved first. */
export async function findNewDrafts(db: Db, developerId: number) {
  const { rows } = await sql<{ id: number; name: string | null; app_id: string | null }>`
    SELECT id, form ->> 'appId' AS app_id, (
      SELECT texts ->> 'name' FROM jsonb_array_elements(
        CASE jsonb_typeof(form -> 'contents') WHEN 'array' THEN form -> 'contents' ELSE '[]' END
      ) texts WHERE texts ->> 'name' <> '' LIMIT 1
    ) AS name
    FROM application_drafts WHERE user_id = ${developerId} AND application_id IS NULL
    ORDER BY saved_at DESC, id DESC`.execute(db);
  return rows;
}

/**
 * An unanswered question of operators about the submission under review; undefined if there is none. Questions about
 * decided submissions can no longer be answered.
 */
export async function findOpenQuestion(db: Db, developerId: number): Promise<string | undefined> {
  const last = await db
    .selectFrom('review_messages')
    .select(['is_operator', 'text'])
    .where('subject', '=', `provider:${developerId}`)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('provider_submissions as s')
          .select('s.id')
          .where('s.user_id', '=', developerId)
          .where('s.status', '=', PROVIDER_REVIEW.reviewing)
          .whereRef('s.submitted_at', '<=', 'review_messages.created_at'),
      ),
    )
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.is_operator ? last.text : undefined;
}
