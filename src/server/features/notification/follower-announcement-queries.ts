import { sql, type Transaction } from 'kysely';
import { LOCALES } from '#contract/values/locales.ts';
import { SHELF } from '#contract/values/states.ts';
import type { Schema } from '../../db/schema.ts';

type Trx = Transaction<Schema>;

/** The address of a developer's page, from `providers p` and `developer_pages dp`. */
const SLUG = sql`coalesce(dp.slug, 'developer-' || p.user_id)`;
const HAS_FOLLOWERS = sql`EXISTS (SELECT FROM developer_follows WHERE developer_id = p.user_id)`;

export interface FirstRelease {
  /** Internal ID of the application. */
  readonly applicationId: number;
  readonly now: Date;
}

/** Queues the announcement of a game's first release to the followers of its developer, as part of the transaction. */
export async function announceRelease(trx: Trx, { applicationId, now }: FirstRelease): Promise<void> {
  await sql`
    INSERT INTO announcements (kind, application_id, developer_id, params, path, audiences, created_at)
    SELECT 'developer_released', a.id, p.user_id, jsonb_build_object('developer', p.name),
      '/application/details?applicationId=' || a.app_id, '{follower}', ${now}
    FROM applications a JOIN providers p ON p.user_id = a.developer_id
    WHERE a.id = ${applicationId} AND a.status = ${SHELF.onShelf} AND a.published_at = ${now}
      AND ${HAS_FOLLOWERS}`.execute(trx);
}

/** The title of `developer_posts t` in each language, else in its default one. */
const TITLES = sql`(
  SELECT jsonb_object_agg(l.lang, coalesce(
    (SELECT title FROM developer_post_contents WHERE post_id = t.id AND lang = l.lang),
    (SELECT title FROM developer_post_contents WHERE post_id = t.id AND lang = t.content_default)))
  FROM unnest(${[...LOCALES]}::text[]) AS l (lang))`;

export interface PublishedPost {
  readonly postId: number;
  readonly now: Date;
}

/** Queues the announcement of news to the followers of its developer: once, however often it is published. */
export async function announcePost(trx: Trx, { postId, now }: PublishedPost): Promise<void> {
  await sql`
    INSERT INTO announcements (kind, post_id, developer_id, params, path, audiences, created_at)
    SELECT 'developer_posted', t.id, p.user_id, jsonb_build_object('developer', p.name, 'title', ${TITLES}),
      '/developers/' || ${SLUG} || '/news/' || t.id, '{follower}', ${now}
    FROM developer_posts t JOIN providers p ON p.user_id = t.developer_id
    LEFT JOIN developer_pages dp ON dp.user_id = p.user_id
    WHERE t.id = ${postId} AND ${HAS_FOLLOWERS} ON CONFLICT DO NOTHING`.execute(trx);
}
