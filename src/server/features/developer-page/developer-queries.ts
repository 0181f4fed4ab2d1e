import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { LIMITS } from '#contract/values/limits.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { SHELF } from '#contract/values/states.ts';
import { numberOfSlug } from '#domain/company/developer-slug.ts';
import { isAdultContent } from '../../db/adult-content.ts';
import type { Schema } from '../../db/schema.ts';

type Db = Kysely<Schema>;

/** A developer and its present address; null: made of the number. */
export interface DeveloperRow {
  readonly user_id: number;
  readonly name: string;
  readonly slug: string | null;
}

/** The condition that a developer's number belongs to a present or former address; at most one does. */
function isAt(slug: string): RawBuilder<boolean> {
  const number = numberOfSlug(slug);
  return number === null
    ? sql`p.user_id = (SELECT user_id FROM developer_slugs WHERE slug = ${slug})`
    : sql`p.user_id = ${number}`;
}

/** Whether an application `a` is one of a developer's published games. */
function isShown(isForYounger: boolean): RawBuilder<boolean> {
  const isPublished = sql<boolean>`a.status = ${sql.lit(SHELF.onShelf)}`;
  return isForYounger ? sql<boolean>`${isPublished} AND NOT ${isAdultContent('a')}` : isPublished;
}

/** Finds a developer by address, with or without published games. */
export async function findDeveloper(db: Db, slug: string): Promise<DeveloperRow | undefined> {
  const { rows } = await sql<DeveloperRow>`
    SELECT p.user_id, p.name, d.slug FROM providers p LEFT JOIN developer_pages d ON d.user_id = p.user_id
    WHERE ${isAt(slug)}`.execute(db);
  return rows[0];
}

export interface PublicDeveloperRow extends DeveloperRow {
  readonly logo: string;
  readonly logo_placeholder: string | null;
  readonly about: string | null;
  readonly about_lang: LocaleCode | null;
  readonly game_count: number;
}

/** Finds the page of a developer with games to show, its text in the requested language or else the default one. */
export async function findPublicDeveloper(
  db: Db,
  slug: string,
  { lang, isForYounger }: { readonly lang: LocaleCode; readonly isForYounger: boolean },
): Promise<PublicDeveloperRow | undefined> {
  const { rows } = await sql<PublicDeveloperRow>`
    SELECT p.user_id, p.name, d.slug, coalesce(d.logo, '') AS logo, i.placeholder AS logo_placeholder,
      coalesce(c.about, e.about) AS about, coalesce(c.lang, e.lang) AS about_lang,
      (SELECT count(*)::integer FROM applications a WHERE a.developer_id = p.user_id AND ${isShown(isForYounger)})
        AS game_count
    FROM providers p
    LEFT JOIN developer_pages d ON d.user_id = p.user_id
    LEFT JOIN developer_page_contents c ON c.user_id = p.user_id AND c.lang = ${lang}
    LEFT JOIN developer_page_contents e ON e.user_id = p.user_id AND e.lang = d.content_default
    LEFT JOIN images i ON i.url = d.logo
    WHERE ${isAt(slug)}`.execute(db);
  const row = rows[0];
  return row !== undefined && row.game_count > 0 ? row : undefined;
}

/** The channels of a developer's games, each once: those of many games first, which are the developer's own. */
export async function findChannels(db: Db, userId: number) {
  const { rows } = await sql<{ key: string; value: string }>`
    SELECT c.key, c.value FROM application_contacts c JOIN applications a ON a.id = c.application_id
    WHERE a.developer_id = ${userId} AND a.status = ${sql.lit(SHELF.onShelf)} AND c.value <> ''
    GROUP BY c.key, c.value ORDER BY count(*) DESC, max(a.published_at) DESC, c.key, c.value
    LIMIT ${LIMITS.developerContacts}`.execute(db);
  return rows;
}

/** One page of a developer's published games as row IDs, newest first. */
export async function findGameIds(
  db: Db,
  userId: number,
  { isForYounger, limit, offset }: { readonly isForYounger: boolean; readonly limit: number; readonly offset: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT a.id FROM applications a WHERE a.developer_id = ${userId} AND ${isShown(isForYounger)}
    ORDER BY a.published_at DESC, a.id DESC LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Counts the published games of a developer. */
export async function countGames(db: Db, userId: number, isForYounger: boolean): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM applications a
    WHERE a.developer_id = ${userId} AND ${isShown(isForYounger)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** What a developer has chosen for its page; undefined for an account without a company. */
export async function findOwnPage(db: Db, userId: number) {
  return db
    .selectFrom('providers as p')
    .leftJoin('developer_pages as d', 'd.user_id', 'p.user_id')
    .select(['p.user_id', 'p.name', 'd.slug', 'd.logo', 'd.content_default'])
    .where('p.user_id', '=', userId)
    .executeTakeFirst();
}

export function listAbouts(db: Db, userId: number) {
  return db
    .selectFrom('developer_page_contents')
    .select(['lang', 'about'])
    .where('user_id', '=', userId)
    .orderBy('lang')
    .execute();
}

/** Locks a developer's company until the transaction ends. Returns false if there is none. */
export async function lockDeveloper(trx: Transaction<Schema>, userId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('providers')
    .select('user_id')
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Reserves an address for a developer; of two who choose the same at once, one gets it.
 * @returns `taken` if it is another's, `many` if the developer has chosen as many as one may.
 */
export async function reserveSlug(
  trx: Transaction<Schema>,
  { slug, userId, now }: { readonly slug: string; readonly userId: number; readonly now: Date },
): Promise<'reserved' | 'taken' | 'many'> {
  const mine = await trx.selectFrom('developer_slugs').select('slug').where('user_id', '=', userId).execute();
  if (mine.some((row) => row.slug === slug)) return 'reserved';
  if (mine.length >= LIMITS.developerSlugs) return 'many';
  const inserted = await trx
    .insertInto('developer_slugs')
    .values({ slug, user_id: userId, created_at: now })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('slug')
    .executeTakeFirst();
  return inserted === undefined ? 'taken' : 'reserved';
}

export interface PageChange {
  readonly userId: number;
  readonly slug: string | null;
  readonly logo: string;
  readonly contentDefault: LocaleCode;
  readonly contents: readonly { readonly lang: LocaleCode; readonly about: string }[];
  readonly now: Date;
}

/** Replaces what a developer has chosen for its page. */
export async function writePage(trx: Transaction<Schema>, change: PageChange): Promise<void> {
  const { userId: user_id, slug, logo, contentDefault: content_default, contents, now: updated_at } = change;
  const row = { slug, logo, content_default, updated_at };
  await trx
    .insertInto('developer_pages')
    .values({ user_id, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
  await trx.deleteFrom('developer_page_contents').where('user_id', '=', user_id).execute();
  if (contents.length === 0) return;
  await trx
    .insertInto('developer_page_contents')
    .values(contents.map((content) => ({ user_id, ...content })))
    .execute();
}
