import { type Kysely, sql } from 'kysely';
import type { AccountExport } from '#contract/account/account-export.ts';
import type { Streamed } from '#server/streaming/json-stream.ts';
import { PAGE, readPages } from '#server/streaming/read-pages.ts';
import type { Schema } from '../../db/schema.ts';
import { listAllFollows } from '../developer-page/public.ts';
import { LIST_TABLES, type LibraryListKind } from './library-queries.ts';

type Db = Kysely<Schema>;

/** Exports a library for its owner, including plays hidden from the recent games. */
export async function exportLibrary(db: Db, userId: number): Promise<Streamed<AccountExport['library']>> {
  const [favourites, wishes, follows] = await Promise.all([
    exportList(db, 'favourite', userId),
    exportList(db, 'wish', userId),
    listAllFollows(db, userId),
  ]);
  const following = follows.map(({ developer, at }) => ({ developer, followedAt: at.toISOString() }));
  const played = readPages((after: PlayRow | null) => listPlaysAfter(db, userId, after), presentPlay);
  return { favourites, wishes, played, following };
}

async function exportList(
  db: Db,
  kind: LibraryListKind,
  userId: number,
): Promise<AccountExport['library']['favourites']> {
  const rows = await db
    .selectFrom(`${LIST_TABLES[kind]} as kept`)
    .innerJoin('applications as a', 'a.id', 'kept.application_id')
    .select(['a.app_id', 'kept.created_at'])
    .where('kept.user_id', '=', userId)
    .where('kept.removed_at', 'is', null)
    .orderBy('kept.created_at')
    .orderBy('a.app_id')
    .execute();
  return rows.map(({ app_id, created_at }) => ({ applicationId: app_id, addedAt: created_at.toISOString() }));
}

type Played = AccountExport['library']['played'][number];

/** Up to one per game of the store, first played first. */
async function listPlaysAfter(db: Db, userId: number, after: PlayRow | null): Promise<PlayRow[]> {
  const isAfter =
    after === null
      ? sql`true`
      : sql`(p.first_played_at, a.app_id) > (${after.first}::timestamptz, ${after.app_id}::text)`;
  const { rows } = await sql<PlayRow>`
    SELECT a.app_id, p.first_played_at AS first, p.last_played_at AS last, p.play_count AS count,
      p.hidden_at IS NOT NULL AS is_hidden, p.played_seconds
    FROM library_plays p JOIN applications a ON a.id = p.application_id
    WHERE p.user_id = ${userId} AND ${isAfter} ORDER BY p.first_played_at, a.app_id LIMIT ${PAGE}`.execute(db);
  return rows;
}

interface PlayRow {
  readonly app_id: string;
  readonly first: Date;
  readonly last: Date;
  readonly count: number;
  readonly is_hidden: boolean;
  readonly played_seconds: number;
}

function presentPlay({ app_id, first, last, count, is_hidden, played_seconds }: PlayRow): Played {
  return {
    applicationId: app_id,
    firstPlayedAt: first.toISOString(),
    lastPlayedAt: last.toISOString(),
    playCount: count,
    hidden: is_hidden,
    playedSeconds: played_seconds,
  };
}
