import { type Kysely, sql, type Transaction } from 'kysely';
import { SHELF } from '#contract/values/states.ts';
import { defaultSlug } from '#domain/company/developer-slug.ts';
import type { Schema } from '../../db/schema.ts';

type Db = Kysely<Schema>;

/** Who follows whom. */
export interface Follow {
  readonly developerId: number;
  readonly userId: number;
}

/** Counts the followers of a developer; an index holds all that is read. */
export async function countFollowers(db: Db, developerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('developer_follows')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('developer_id', '=', developerId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function isFollowing(db: Db, { developerId, userId }: Follow): Promise<boolean> {
  const row = await db
    .selectFrom('developer_follows')
    .select('user_id')
    .where('developer_id', '=', developerId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts the developers whom an account follows. */
export async function countFollowed(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('developer_follows')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function addFollow(trx: Transaction<Schema>, { developerId, userId }: Follow, now: Date): Promise<void> {
  await trx
    .insertInto('developer_follows')
    .values({ developer_id: developerId, user_id: userId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeFollow(trx: Transaction<Schema>, { developerId, userId }: Follow): Promise<void> {
  await trx
    .deleteFrom('developer_follows')
    .where('developer_id', '=', developerId)
    .where('user_id', '=', userId)
    .execute();
}

/**
 * Lists the followers of a developer by ascending account ID: the next `limit` after `after` (0 starts). Used to notify
 * many players in batches.
 */
export async function listFollowers(db: Db, developerId: number, after: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('developer_follows')
    .select('user_id')
    .where('developer_id', '=', developerId)
    .where('user_id', '>', after)
    .orderBy('user_id')
    .limit(limit)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

export interface FollowedRow {
  readonly user_id: number;
  readonly name: string;
  readonly slug: string | null;
  readonly logo: string;
  readonly logo_placeholder: string | null;
  readonly game_count: number;
  readonly created_at: Date;
}

/** One page of the developers whom an account follows, latest first. */
export async function findFollowed(
  db: Db,
  { userId, limit, offset }: { readonly userId: number; readonly limit: number; readonly offset: number },
): Promise<FollowedRow[]> {
  const { rows } = await sql<FollowedRow>`
    SELECT p.user_id, p.name, d.slug, coalesce(d.logo, '') AS logo, i.placeholder AS logo_placeholder,
      (SELECT count(*)::integer FROM applications a
        WHERE a.developer_id = p.user_id AND a.status = ${sql.lit(SHELF.onShelf)}) AS game_count,
      f.created_at
    FROM developer_follows f JOIN providers p ON p.user_id = f.developer_id
    LEFT JOIN developer_pages d ON d.user_id = p.user_id
    LEFT JOIN images i ON i.url = d.logo
    WHERE f.user_id = ${userId}
    ORDER BY f.created_at DESC, f.developer_id DESC LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return rows;
}

/** All developers whom an account follows by the address of their page, earliest first, for its export. */
export async function listAllFollows(db: Db, userId: number): Promise<{ developer: string; at: Date }[]> {
  const rows = await db
    .selectFrom('developer_follows as f')
    .leftJoin('developer_pages as d', 'd.user_id', 'f.developer_id')
    .select(['f.developer_id', 'd.slug', 'f.created_at'])
    .where('f.user_id', '=', userId)
    .orderBy('f.created_at')
    .orderBy('f.developer_id')
    .execute();
  return rows.map(({ developer_id, slug, created_at }) => ({
    developer: slug ?? defaultSlug(developer_id),
    at: created_at,
  }));
}
