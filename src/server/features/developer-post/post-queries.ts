import { type Kysely, sql, type Transaction } from 'kysely';
import type { PostContent } from '#contract/developer-post/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import type { PostState } from '#contract/values/states.ts';
import { leadOfPost } from '#domain/text/parse-post.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import type { Row, Schema } from '../../db/schema.ts';
import { nameIn } from '../portal/public.ts';

type Db = Kysely<Schema>;
type Trx = Transaction<Schema>;

/** News with its texts, for its developer and for operators. */
export interface PostRow {
  readonly id: number;
  readonly developer_id: number;
  readonly status: PostState;
  readonly revision: number;
  readonly reason: string;
  readonly content_default: LocaleCode;
  readonly picture: string;
  readonly app_id: string | null;
  readonly application_name: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly submitted_at: Date | null;
  readonly published_at: Date | null;
  readonly contents: readonly PostContent[];
  /** The trust that decides whether the next post needs approval; null before the first decision. */
  readonly is_trusted: boolean | null;
}

/** Whether the latest decision about a developer's news was in its favor. */
const isTrusted = (developer: ReturnType<typeof sql>) => sql`(
  SELECT decision IN ('approved', 'restored') FROM developer_posts
  WHERE developer_id = ${developer} AND decided_at IS NOT NULL ORDER BY decided_at DESC, id DESC LIMIT 1)`;

/** Columns of `PostRow`, from `developer_posts t` and `applications a`. */
export const postColumns = (lang: LocaleCode) => sql`
  t.id, t.developer_id, t.status, t.revision, t.reason, t.content_default, t.picture, a.app_id,
  CASE WHEN a.id IS NOT NULL THEN ${nameIn(lang)} END AS application_name,
  t.created_at, t.updated_at, t.submitted_at, t.published_at, ${isTrusted(sql`t.developer_id`)} AS is_trusted,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('lang', lang, 'title', title, 'body', body) ORDER BY lang), '[]')
    FROM developer_post_contents WHERE post_id = t.id) AS contents`;

/** News by number, whoever wrote it. */
export async function findPostRow(db: Db, id: number, lang: LocaleCode): Promise<PostRow | undefined> {
  const { rows } = await sql<PostRow>`
    SELECT ${postColumns(lang)} FROM developer_posts t LEFT JOIN applications a ON a.id = t.application_id
    WHERE t.id = ${id}`.execute(db);
  return rows[0];
}

/** A line of a developer's list. */
export type PostLine = Omit<PostRow, 'contents' | 'is_trusted'> & { readonly title: string };

/** One page of a developer's news, newest first, with titles in the requested language or else the default one. */
export async function findPostLines(
  db: Db,
  developerId: number,
  { lang, limit, offset }: { readonly lang: LocaleCode; readonly limit: number; readonly offset: number },
): Promise<PostLine[]> {
  const { rows } = await sql<PostLine>`
    SELECT t.id, t.developer_id, t.status, t.revision, t.reason, t.content_default, t.picture, a.app_id,
      CASE WHEN a.id IS NOT NULL THEN ${nameIn(lang)} END AS application_name,
      t.created_at, t.updated_at, t.submitted_at, t.published_at, coalesce(c.title, d.title, '') AS title
    FROM developer_posts t LEFT JOIN applications a ON a.id = t.application_id
    LEFT JOIN developer_post_contents c ON c.post_id = t.id AND c.lang = ${lang}
    LEFT JOIN developer_post_contents d ON d.post_id = t.id AND d.lang = t.content_default
    WHERE t.developer_id = ${developerId} ORDER BY t.id DESC LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return rows;
}

export async function countPosts(db: Db, developerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('developer_posts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('developer_id', '=', developerId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Counts the news that a developer has written within the last 24 hours. */
export async function countToday(db: Db, developerId: number, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('developer_posts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('developer_id', '=', developerId)
    .where('created_at', '>', new Date(now.getTime() - DAY_MS))
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether a developer's news is published without approval. */
export async function isTrustedDeveloper(db: Db, developerId: number): Promise<boolean> {
  const { rows } = await sql<{ is_trusted: boolean | null }>`
    SELECT ${isTrusted(sql`${developerId}::integer`)} AS is_trusted`.execute(db);
  return rows[0]?.is_trusted === true;
}

export type LockedPost = Pick<
  Row<'developer_posts'>,
  'id' | 'developer_id' | 'application_id' | 'status' | 'revision' | 'picture' | 'published_at'
>;

/** News, locked until the transaction ends. */
export function lockPost(trx: Trx, id: number): Promise<LockedPost | undefined> {
  return trx
    .selectFrom('developer_posts')
    .select(['id', 'developer_id', 'application_id', 'status', 'revision', 'picture', 'published_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** The number of one of a developer's own applications. */
export async function findOwnApplicationId(db: Db, developerId: number, appId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('applications')
    .select('id')
    .where('developer_id', '=', developerId)
    .where(sql<string>`lower(app_id)`, '=', appId.toLowerCase())
    .executeTakeFirst();
  return row?.id;
}

export interface PostForm {
  readonly applicationId: number | null;
  readonly picture: string;
  readonly contentDefault: LocaleCode;
  readonly contents: readonly PostContent[];
}

export async function insertPost(trx: Trx, developerId: number, form: PostForm, now: Date): Promise<number> {
  const { id } = await trx
    .insertInto('developer_posts')
    .values({
      developer_id: developerId,
      application_id: form.applicationId,
      picture: form.picture,
      content_default: form.contentDefault,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertContents(trx, id, form.contents);
  return id;
}

/** Replaces the content of news, which makes another revision of it. */
export async function updatePost(trx: Trx, id: number, form: PostForm, now: Date): Promise<void> {
  await trx
    .updateTable('developer_posts')
    .set(({ eb }) => ({
      application_id: form.applicationId,
      picture: form.picture,
      content_default: form.contentDefault,
      revision: eb('revision', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', id)
    .execute();
  await trx.deleteFrom('developer_post_contents').where('post_id', '=', id).execute();
  await insertContents(trx, id, form.contents);
}

async function insertContents(trx: Trx, id: number, contents: readonly PostContent[]): Promise<void> {
  const rows = contents.map(({ lang, title, body }) => ({
    ...{ post_id: id, lang, title, body },
    lead: leadOfPost(body, LIMITS.postLeadLength),
  }));
  await trx.insertInto('developer_post_contents').values(rows).execute();
}

export interface PostMove {
  readonly status: PostState;
  readonly now: Date;
  readonly decision?: NonNullable<Row<'developer_posts'>['decision']>;
  readonly reason?: string;
  readonly isSubmitted?: boolean;
}

/** Writes the status of news; it counts as published from the first time on. */
export async function writeStatus(trx: Trx, post: LockedPost, move: PostMove): Promise<void> {
  const { status, now, decision, reason = '', isSubmitted = false } = move;
  const isFirst = status === 3 && post.published_at === null;
  await trx
    .updateTable('developer_posts')
    .set({
      status,
      reason,
      updated_at: now,
      ...(decision !== undefined && { decision, decided_at: now }),
      ...(isSubmitted && { submitted_at: now }),
      ...(isFirst && { published_at: now }),
    })
    .where('id', '=', post.id)
    .execute();
}

export async function deletePostRow(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('developer_posts').where('id', '=', id).execute();
}

/** The title of news in its default language. */
export async function findTitle(db: Db, id: number): Promise<string> {
  const { rows } = await sql<{ title: string }>`
    SELECT c.title FROM developer_posts t JOIN developer_post_contents c ON c.post_id = t.id AND c.lang = t.content_default
    WHERE t.id = ${id}`.execute(db);
  return rows[0]?.title ?? '';
}
