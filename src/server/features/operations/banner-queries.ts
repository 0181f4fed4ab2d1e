import { type Kysely, sql, type Transaction } from 'kysely';
import type { BannerContent } from '#contract/banner/operator-entities.ts';
import type { BannerType } from '#contract/values/states.ts';
import { nextBannerChange } from '#domain/operations/banner-phase.ts';
import type { NewRow, Row, Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';

type Db = Kysely<Schema>;

/** A banner with its texts in every available language. */
export interface BannerRow extends Row<'banners'> {
  readonly placeholder: string | null;
  readonly contents: readonly BannerContent[];
}

/** All banners, or those of one place, in order. */
export async function listBannerRows(db: Db, type?: BannerType): Promise<readonly BannerRow[]> {
  const rows = await db
    .selectFrom('banners')
    .leftJoin('images', 'images.url', 'banners.image')
    .selectAll('banners')
    .select('images.placeholder')
    .$if(type !== undefined, (query) => query.where('banners.type', '=', type ?? 1))
    .orderBy('banners.type')
    .orderBy('banners.position')
    .orderBy('banners.id')
    .execute();
  const contents = await listContents(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, contents: contents.filter(({ bannerId }) => bannerId === row.id) }));
}

async function listContents(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('banner_contents')
    .select(['banner_id as bannerId', 'lang', 'eyebrow', 'title', 'tagline'])
    .where('banner_id', 'in', ids)
    .execute();
}

/** Locks a banner; undefined if it does not exist. */
export async function lockBanner(trx: Transaction<Schema>, id: number): Promise<Row<'banners'> | undefined> {
  // Requested IDs may exceed the column's type, which could not be compared with them.
  const number = sql<number>`${id}::bigint`;
  return trx.selectFrom('banners').selectAll().where('id', '=', number).forUpdate().executeTakeFirst();
}

export type BannerParts = NewRow<'banners'> & { readonly contents: readonly BannerContent[] };

export async function insertBanner(trx: Transaction<Schema>, { contents, ...banner }: BannerParts): Promise<number> {
  const { id } = await trx.insertInto('banners').values(banner).returning('id').executeTakeFirstOrThrow();
  await insertContents(trx, id, contents);
  return id;
}

/** Replaces all content of a banner. */
export async function replaceBanner(
  trx: Transaction<Schema>,
  id: number,
  { contents, ...banner }: BannerParts,
): Promise<void> {
  await trx.updateTable('banners').set(banner).where('id', '=', id).execute();
  await trx.deleteFrom('banner_contents').where('banner_id', '=', id).execute();
  await insertContents(trx, id, contents);
}

async function insertContents(trx: Transaction<Schema>, id: number, contents: readonly BannerContent[]) {
  await trx
    .insertInto('banner_contents')
    .values(contents.map(({ lang, eyebrow, title, tagline }) => ({ banner_id: id, lang, eyebrow, title, tagline })))
    .execute();
}

/** Unix milliseconds of the next time a banner appears or disappears; pages with banners are not cached beyond it. */
export async function findNextBannerChange(
  { database, cache }: Pick<Services, 'database' | 'cache'>,
  nowMs: number,
): Promise<number | null> {
  const schedules = await cache.read('banner schedules', () =>
    database.db.selectFrom('banners').select(['begin_at as beginAt', 'end_at as endAt']).execute(),
  );
  return nextBannerChange(schedules, nowMs);
}

export async function deleteBanner(trx: Transaction<Schema>, id: number): Promise<void> {
  await trx.deleteFrom('banners').where('id', '=', id).execute();
}
