import { type Kysely, sql, type Transaction } from 'kysely';
import type { CollectionContent, CollectionGame } from '#contract/hall/operator-entities.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { SHELF } from '#contract/values/states.ts';
import { isAdultContent } from '../../db/adult-content.ts';
import { ADVISORY_LOCK } from '../../db/advisory-locks.ts';
import type { NewRow, Row, Schema } from '../../db/schema.ts';

type Db = Kysely<Schema>;

/** A collection with its texts in every language that it has, in the order of languages. */
export interface CollectionRow extends Row<'collections'> {
  readonly placeholder: string | null;
  readonly contents: readonly CollectionContent[];
}

export interface CollectionListRow extends CollectionRow {
  readonly game_count: number;
}

const CONTENTS = sql<readonly CollectionContent[]>`(
  SELECT json_agg(json_build_object('lang', c.lang, 'title', c.title, 'text', c.text)
    ORDER BY array_position(${sql.val([...LOCALES])}::text[], c.lang::text))
  FROM collection_contents c WHERE c.collection_id = collections.id)`;

function selectCollections(db: Db) {
  return db
    .selectFrom('collections')
    .leftJoin('images', 'images.url', 'collections.image')
    .select(['collections.id', 'slug', 'image', 'is_published', 'begin_at', 'end_at'])
    .select(['collections.created_at', 'collections.updated_at', 'images.placeholder', CONTENTS.as('contents')]);
}

/** One page of all collections, the latest first, and their number. */
export async function listCollectionRows(
  db: Db,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ count: number; rows: readonly CollectionListRow[] }> {
  const [counted, rows] = await Promise.all([
    db
      .selectFrom('collections')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    selectCollections(db)
      .select(
        sql<number>`(SELECT count(*)::integer FROM collection_games g WHERE g.collection_id = collections.id)`.as(
          'game_count',
        ),
      )
      .orderBy('collections.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
  ]);
  return { count: Number(counted.total), rows };
}

export async function findCollections(db: Db, ids: readonly number[]): Promise<readonly CollectionRow[]> {
  if (ids.length === 0) return [];
  return selectCollections(db).where('collections.id', 'in', ids).execute();
}

/** Finds a collection by its present address or a former one. */
export async function findCollectionBySlug(db: Db, slug: string): Promise<CollectionRow | undefined> {
  const ofFormer = db.selectFrom('collection_slugs').select('collection_id').where('collection_slugs.slug', '=', slug);
  return selectCollections(db)
    .where(({ or, eb }) => or([eb('collections.slug', '=', slug), eb('collections.id', '=', ofFormer)]))
    .executeTakeFirst();
}

/** The row IDs of the games that players see, in order. */
export async function findShownGames(db: Db, id: number, isForYounger: boolean): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT a.id FROM collection_games g JOIN applications a ON a.id = g.application_id
    WHERE g.collection_id = ${id} AND a.status = ${sql.lit(SHELF.onShelf)}
      ${isForYounger ? sql`AND NOT ${isAdultContent('a')}` : sql``}
    ORDER BY g.position`.execute(db);
  return rows.map((row) => row.id);
}

/** All games of a collection, in order, with names in the requested language if available. */
export async function listCollectionGames(db: Db, id: number, lang: LocaleCode): Promise<readonly CollectionGame[]> {
  const { rows } = await sql<CollectionGame>`
    SELECT a.app_id AS "applicationId", coalesce(c.name, d.name, '') AS name, a.icon,
      coalesce(i.placeholder, '') AS "iconPlaceholder", coalesce(p.name, '') AS company, a.status
    FROM collection_games g JOIN applications a ON a.id = g.application_id
    LEFT JOIN providers p ON p.user_id = a.developer_id
    LEFT JOIN application_contents c ON c.application_id = a.id AND c.lang = ${lang}
    LEFT JOIN application_contents d ON d.application_id = a.id AND d.lang = a.content_default
    LEFT JOIN images i ON i.url = a.icon
    WHERE g.collection_id = ${id} ORDER BY g.position`.execute(db);
  return rows;
}

/** The row IDs of applications by their IDs in lower case, published or not. */
export async function findApplicationNumbers(db: Db, appIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: number; key: string }>`
    SELECT id, lower(app_id) AS key FROM applications WHERE lower(app_id) = ANY (${[...appIds]}::text[])`.execute(db);
  return new Map(rows.map(({ id, key }) => [key, id]));
}

/** Locks a collection; undefined if it does not exist. */
export async function lockCollection(trx: Transaction<Schema>, id: number): Promise<Row<'collections'> | undefined> {
  return trx.selectFrom('collections').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Whether another collection has this address, or had it. A lock keeps two from getting it together. */
export async function isSlugTaken(trx: Transaction<Schema>, slug: string, id: number | null): Promise<boolean> {
  await sql`SELECT pg_advisory_xact_lock(${ADVISORY_LOCK.collectionSlugs})`.execute(trx);
  const found = await trx
    .selectFrom('collections')
    .select('id')
    .where('slug', '=', slug)
    .unionAll(trx.selectFrom('collection_slugs').select('collection_id as id').where('slug', '=', slug))
    .execute();
  return found.some((other) => other.id !== id);
}

export interface CollectionParts {
  readonly row: Omit<NewRow<'collections'>, 'created_at'>;
  readonly contents: readonly CollectionContent[];
  /** Row IDs, in order. */
  readonly games: readonly number[];
}

export async function insertCollection(trx: Transaction<Schema>, { row, ...parts }: CollectionParts): Promise<number> {
  const { id } = await trx
    .insertInto('collections')
    .values({ ...row, created_at: row.updated_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertParts(trx, id, parts);
  return id;
}

/** Replaces all of a collection. */
export async function replaceCollection(
  trx: Transaction<Schema>,
  id: number,
  { row, ...parts }: CollectionParts,
): Promise<void> {
  await keepFormerSlug(trx, id, row.slug);
  await trx.updateTable('collections').set(row).where('id', '=', id).execute();
  await trx.deleteFrom('collection_contents').where('collection_id', '=', id).execute();
  await trx.deleteFrom('collection_games').where('collection_id', '=', id).execute();
  await insertParts(trx, id, parts);
}

/** Keeps the present address of a collection as a former one, unless it stays. */
async function keepFormerSlug(trx: Transaction<Schema>, id: number, next: string): Promise<void> {
  await trx.deleteFrom('collection_slugs').where('slug', '=', next).execute();
  await trx
    .insertInto('collection_slugs')
    .columns(['slug', 'collection_id'])
    .expression(trx.selectFrom('collections').select(['slug', 'id']).where('id', '=', id).where('slug', '<>', next))
    .execute();
}

async function insertParts(trx: Transaction<Schema>, id: number, { contents, games }: Omit<CollectionParts, 'row'>) {
  await trx
    .insertInto('collection_contents')
    .values(contents.map(({ lang, title, text }) => ({ collection_id: id, lang, title, text })))
    .execute();
  if (games.length === 0) return;
  await trx
    .insertInto('collection_games')
    .values(games.map((application_id, index) => ({ collection_id: id, application_id, position: index + 1 })))
    .execute();
}

export async function deleteCollection(trx: Transaction<Schema>, id: number): Promise<void> {
  await trx.deleteFrom('collections').where('id', '=', id).execute();
}

/** The schedules of published collections, and the addresses and latest changes of their pages. */
export async function listPublishedCollections(db: Db) {
  return db
    .selectFrom('collections')
    .select(['slug', 'begin_at as beginAt', 'end_at as endAt', 'updated_at as updatedAt'])
    .where('is_published', '=', true)
    .orderBy('id')
    .execute();
}
