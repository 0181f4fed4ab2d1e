import { type Kysely, sql, type Transaction } from 'kysely';
import { SHELF } from '#contract/values/states.ts';
import { TAGS } from '#contract/values/tags.ts';
import { isAdultContent } from '../../db/adult-content.ts';
import { ADVISORY_LOCK } from '../../db/advisory-locks.ts';
import type { Schema } from '../../db/schema.ts';

type Trx = Transaction<Schema>;

/** What bounds the work: it grows with games and plays, never with the square of either. */
export const BOUNDS = {
  /** The plays of a player that count: the latest. */
  playsOfPlayer: 10,
  /** The players of a game that count: those with the latest accounts. */
  playersOfGame: 1000,
  /** Fewer players who have played both say nothing, and could tell what one of them plays. */
  fewestPlayers: 3,
  /** The most played games of a category, which are candidates for all of its games. */
  mostPlayed: 16,
  /** The games played a little more and a little less than a game, in its category. */
  neighbours: 8,
  /** The most played games of a developer. */
  ofDeveloper: 8,
  /** The most played games with a tag. */
  withTag: 12,
  /** The tags in common that count. */
  sharedTags: 4,
} as const;

/** The games kept for each one: twice what pages show, because some may leave the shelf or be for adults. */
const KEPT = 16;

/** The share of players that two games have in common: 1 if they have the same, whatever their number. */
const COMMON_PLAYERS = sql`
  CASE WHEN c.players = 0 THEN 0 ELSE least(1, sqrt(a.players::float8 / b.players)
    * c.players / least(a.players, ${sql.lit(BOUNDS.playersOfGame)})) END`;

/** How much was played, from 0 to 1 for the most played game. */
const POPULARITY = sql`ln(1 + b.play_count) / greatest(1, (SELECT ln(1 + max(play_count)) FROM related_shelf))`;

/** How close two games of a category are in the order of their plays, from 0 to 1. */
const CLOSENESS = sql`
  greatest(0, 1 - abs(a.category_place - b.category_place)::float8 / ${sql.lit(BOUNDS.neighbours + 1)})`;

/** The tags that two games have in common, up to four. */
const COMMON_TAGS = sql`least(${sql.lit(BOUNDS.sharedTags)}, bit_count(a.tag_bits & b.tag_bits))`;
/** One bit for each tag: millions of pairs are compared, and a comparison of texts takes most of the time. */
const NO_TAG = sql`${sql.lit('0'.repeat(TAGS.length))}::bit(${sql.lit(TAGS.length)})`;

/**
 * How alike two games are. A further property is one more term here; if it alone can make two games alike, also one
 * more source of candidates below.
 */
const SCORE = sql`
  4 * ${COMMON_PLAYERS}
  + CASE WHEN a.category = b.category THEN 1 + 0.2 * ${CLOSENESS} ELSE 0 END
  + 0.3 * ${COMMON_TAGS}
  + CASE WHEN a.developer_id = b.developer_id THEN 0.15 ELSE 0 END
  + CASE WHEN a.platforms && b.platforms THEN 0.2 ELSE 0 END
  + 0.3 * ${POPULARITY}`;

/** Creates what all games are compared by, as temporary tables of the connection. `isWithPlays`: also who plays what. */
export async function prepareComparison(trx: Trx, isWithPlays: boolean): Promise<void> {
  await dropComparison(trx);
  await createRecents(trx, isWithPlays);
  await createPlayers(trx);
  await createShelf(trx);
  await createTags(trx);
}

/** Deletes the temporary tables. */
async function dropComparison(db: Kysely<Schema>): Promise<void> {
  await sql`DROP TABLE IF EXISTS pg_temp.related_recents, pg_temp.related_players, pg_temp.related_tags, pg_temp.related_shelf`.execute(
    db,
  );
}

/** The latest games of each player. What players took out of their list of recent games does not count. */
async function createRecents(trx: Trx, isWithPlays: boolean): Promise<void> {
  await sql`
    CREATE TEMPORARY TABLE related_recents AS
    SELECT user_id, array_agg(application_id) AS games FROM (
      SELECT user_id, application_id,
        row_number() OVER (PARTITION BY user_id ORDER BY last_played_at DESC, application_id DESC) AS place
      FROM library_plays WHERE hidden_at IS NULL AND ${sql.lit(isWithPlays)}
    ) plays
    WHERE place <= ${sql.lit(BOUNDS.playsOfPlayer)} GROUP BY user_id`.execute(trx);
  await sql`ANALYZE related_recents`.execute(trx);
}

/** The players of each game, as far as they count. */
async function createPlayers(trx: Trx): Promise<void> {
  await sql`
    CREATE TEMPORARY TABLE related_players AS
    SELECT application_id, user_id FROM (
      SELECT application_id, user_id, row_number() OVER (PARTITION BY application_id ORDER BY user_id DESC) AS place
      FROM related_recents, unnest(games) AS application_id
    ) players
    WHERE place <= ${sql.lit(BOUNDS.playersOfGame)}`.execute(trx);
  await sql`CREATE INDEX ON related_players (application_id)`.execute(trx);
  await sql`ANALYZE related_players`.execute(trx);
}

/** The games on the shelf. */
async function createShelf(trx: Trx): Promise<void> {
  await sql`
    CREATE TEMPORARY TABLE related_shelf AS
    SELECT a.id, a.category, a.developer_id, a.platforms, a.tags, coalesce(t.bits, ${NO_TAG}) AS tag_bits, a.play_count, ${isAdultContent('a')} AS is_adult,
      coalesce(p.count, 0)::integer AS players,
      row_number() OVER (PARTITION BY a.category ORDER BY a.play_count DESC, a.id DESC)::integer AS category_place,
      row_number() OVER (PARTITION BY a.developer_id ORDER BY a.play_count DESC, a.id DESC)::integer AS developer_place
    FROM applications a
    LEFT JOIN (
      SELECT application_id, count(*) FROM related_recents, unnest(games) AS application_id GROUP BY application_id
    ) p ON p.application_id = a.id
    LEFT JOIN LATERAL (
      SELECT bit_or(set_bit(${NO_TAG}, place::integer - 1, 1)) AS bits
      FROM unnest(${[...TAGS]}::text[]) WITH ORDINALITY AS known (tag, place) WHERE known.tag = ANY (a.tags)
    ) t ON true
    WHERE a.status = ${sql.lit(SHELF.onShelf)}`.execute(trx);
  await sql`CREATE UNIQUE INDEX ON related_shelf (id)`.execute(trx);
  await sql`CREATE INDEX ON related_shelf (category, category_place)`.execute(trx);
  await sql`CREATE INDEX ON related_shelf (developer_id, developer_place)`.execute(trx);
  await sql`ANALYZE related_shelf`.execute(trx);
}

/** The most played games with each tag. */
async function createTags(trx: Trx): Promise<void> {
  await sql`
    CREATE TEMPORARY TABLE related_tags AS
    SELECT tag, id FROM (
      SELECT tag, id, row_number() OVER (PARTITION BY tag ORDER BY play_count DESC, id DESC) AS place
      FROM related_shelf, unnest(tags) AS tag
    ) tagged
    WHERE place <= ${sql.lit(BOUNDS.withTag)}`.execute(trx);
  await sql`CREATE INDEX ON related_tags (tag)`.execute(trx);
  await sql`ANALYZE related_tags`.execute(trx);
}

/** The first and the last ID of each slice of so many games. */
export async function listSlices(trx: Trx, size: number): Promise<readonly Slice[]> {
  const { rows } = await sql<Slice>`
    SELECT min(id) AS first, max(id) AS last FROM (
      SELECT id, (row_number() OVER (ORDER BY id) - 1) / ${size} AS slice FROM related_shelf
    ) slices GROUP BY slice ORDER BY slice`.execute(trx);
  return rows;
}

export interface Slice {
  readonly first: number;
  readonly last: number;
}

/** Pairs of games worth comparing, with the number of players who have played both. */
const candidatesOf = ({ first, last }: Slice) => sql`
  SELECT p.application_id AS id, related_id, count(*)::integer AS players
  FROM related_players p JOIN related_recents r USING (user_id), unnest(r.games) AS related_id
  WHERE p.application_id BETWEEN ${first} AND ${last} AND related_id <> p.application_id
  GROUP BY p.application_id, related_id HAVING count(*) >= ${sql.lit(BOUNDS.fewestPlayers)}
  UNION ALL
  SELECT a.id, b.id, 0 FROM related_shelf a
  JOIN related_shelf b ON b.category = a.category AND b.category_place <= ${sql.lit(BOUNDS.mostPlayed)}
  WHERE a.id BETWEEN ${first} AND ${last}
  UNION ALL
  SELECT a.id, b.id, 0 FROM related_shelf a
  JOIN related_shelf b ON b.category = a.category AND b.category_place
    BETWEEN a.category_place - ${sql.lit(BOUNDS.neighbours)} AND a.category_place + ${sql.lit(BOUNDS.neighbours)}
  WHERE a.id BETWEEN ${first} AND ${last}
  UNION ALL
  SELECT a.id, t.id, 0 FROM related_shelf a, unnest(a.tags) AS wanted (tag)
  JOIN related_tags t ON t.tag = wanted.tag
  WHERE a.id BETWEEN ${first} AND ${last}
  UNION ALL
  SELECT a.id, b.id, 0 FROM related_shelf a
  JOIN related_shelf b ON b.developer_id = a.developer_id AND b.developer_place <= ${sql.lit(BOUNDS.ofDeveloper)}
  WHERE a.id BETWEEN ${first} AND ${last}`;

/** Stores the games most like each one of a slice. Writes only what has changed. */
export async function relateSlice(trx: Trx, slice: Slice): Promise<void> {
  await sql`
    WITH fresh AS MATERIALIZED (
      SELECT id, related_id, place FROM (
        SELECT a.id, b.id AS related_id, row_number() OVER (PARTITION BY a.id ORDER BY ${SCORE} DESC, b.id DESC) AS place
        FROM (
          SELECT id, related_id, max(players) AS players FROM (${candidatesOf(slice)}) pairs
          WHERE id <> related_id GROUP BY id, related_id
        ) c
        JOIN related_shelf a ON a.id = c.id
        JOIN related_shelf b ON b.id = c.related_id
        -- Beside a game for everyone, one for adults would be a surprise.
        WHERE a.is_adult OR NOT b.is_adult
      ) ranked WHERE place <= ${sql.lit(KEPT)}
    ), gone AS (
      DELETE FROM related_applications r
      WHERE application_id BETWEEN ${slice.first} AND ${slice.last}
        AND NOT EXISTS (SELECT FROM fresh f WHERE f.id = r.application_id AND f.place = r.place)
    )
    INSERT INTO related_applications AS r (application_id, place, related_id)
    SELECT id, place, related_id FROM fresh
    ON CONFLICT (application_id, place) DO UPDATE SET related_id = excluded.related_id
    WHERE r.related_id <> excluded.related_id`.execute(trx);
}

/** Deletes the rows of games that have left the shelf. */
export async function deleteWithdrawn(trx: Trx): Promise<void> {
  await sql`
    DELETE FROM related_applications r WHERE NOT EXISTS (SELECT FROM related_shelf s WHERE s.id = r.application_id)`.execute(
    trx,
  );
}

/** Whether a game was compared before. */
export async function isRelated(db: Kysely<Schema>, applicationId: number): Promise<boolean> {
  const row = await db
    .selectFrom('related_applications')
    .select('place')
    .where('application_id', '=', applicationId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives the steps one connection, which has their temporary tables. Returns false while another process compares. */
export async function compareOn(
  db: Kysely<Schema>,
  compare: (connection: Kysely<Schema>) => Promise<void>,
): Promise<boolean> {
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{
      taken: boolean;
    }>`SELECT pg_try_advisory_lock(${ADVISORY_LOCK.relateGames}) AS taken`.execute(connection);
    if (rows[0]?.taken !== true) return false;
    try {
      await compare(connection);
      return true;
    } finally {
      await dropComparison(connection);
      await sql`SELECT pg_advisory_unlock(${ADVISORY_LOCK.relateGames})`.execute(connection);
    }
  });
}

/** Runs a step that may take longer, and more memory, than the pool allows calls. */
export async function inStep<Result>(connection: Kysely<Schema>, run: (trx: Trx) => Promise<Result>): Promise<Result> {
  return connection.transaction().execute(async (trx) => {
    await sql`SET LOCAL statement_timeout = '10min'`.execute(trx);
    await sql`SET LOCAL work_mem = '64MB'`.execute(trx);
    return run(trx);
  });
}
