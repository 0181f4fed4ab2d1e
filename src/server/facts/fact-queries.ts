import { type Kysely, type RawBuilder, sql } from 'kysely';
import { AGE_RATINGS } from '#contract/values/age-ratings.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { PLATFORM_CODES } from '#contract/values/platforms.ts';
import { SHELF } from '#contract/values/states.ts';
import { isPaidGame, nextDiscount } from '../db/game-price.ts';
import type { Schema } from '../db/schema.ts';

/** What lists of games are filtered and sorted by. */
export interface GameFacts {
  readonly id: number;
  readonly category: number;
  /** One bit for each of `PLATFORM_CODES`, in their order. */
  readonly platforms: number;
  /** One bit for each of `LOCALES`: the game has texts in it. */
  readonly languages: number;
  readonly isPaid: boolean;
  /** The present or next discount of its price, unix milliseconds; both 0 if there is none. */
  readonly saleBegin: number;
  readonly saleEnd: number;
  /** Index in `AGE_RATINGS`. */
  readonly age: number;
  /** Place among the recommended games; `NO_POSITION` for the others. */
  readonly position: number;
  /** Unix milliseconds. */
  readonly publishedAt: number;
  readonly views: number;
  readonly plays: number;
  readonly ratingCount: number;
  readonly ratingSum: number;
  readonly trend: number;
  /** As stored, separated by commas. */
  readonly tags: string;
}

export const NO_POSITION = 2_147_483_647;
/** IDs that one query reads: a turn of the event loop decodes them in a few milliseconds. */
const BLOCK_IDS = 8192;

/** Bits of a number from conditions, the first one the lowest. */
function bits(conditions: readonly RawBuilder<boolean>[]): RawBuilder<number> {
  const parts = conditions.map((condition, bit) => sql`((${condition})::integer << ${sql.lit(bit)})`);
  return sql<number>`(${sql.join(parts, sql` | `)})`;
}

const PLATFORMS = bits(PLATFORM_CODES.map((code) => sql<boolean>`${sql.lit(code)} = ANY (a.platforms)`));
const LANGUAGES = bits(LOCALES.map((locale) => sql<boolean>`${sql.lit(locale)} = ANY (l.langs)`));
const AGE = sql`CASE a.age_rating ${sql.join(
  AGE_RATINGS.map((rating, index) => sql`WHEN ${sql.lit(rating)} THEN ${sql.lit(index)}`),
  sql` `,
)} END`;
const RATING_COUNT = sql`coalesce(r.stars_1 + r.stars_2 + r.stars_3 + r.stars_4 + r.stars_5, 0)`;
/** As much as if each rating counted by the time its author has played (docs/spec/decisions.md, "Trust"). */
const RATING_SUM = sql`coalesce(r.stars_1 + 2 * r.stars_2 + 3 * r.stars_3 + 4 * r.stars_4 + 5 * r.stars_5, 0)
  + ${RATING_COUNT} * coalesce(w.shift, 0)`;

/** One game as bytes, since a driver takes ten times as long to read the same as columns. `decodeFacts` reads them. */
const RECORD = sql`
  int4send(a.id) || int2send(a.category) || int2send(${PLATFORMS}::smallint) || int2send(${LANGUAGES}::smallint)
  || int2send((${isPaidGame('a')})::integer::smallint) || int2send((${AGE})::smallint)
  || int4send(coalesce(a.position, ${sql.lit(NO_POSITION)})::integer)
  || float8send(coalesce(extract(epoch FROM a.published_at) * 1000, 0)::float8)
  || float8send(a.view_count::float8) || float8send(a.play_count::float8)
  || float8send((${RATING_COUNT})::float8) || float8send((${RATING_SUM})::float8)
  || float8send(coalesce(t.score, 0)::float8)
  || float8send(coalesce(extract(epoch FROM s.begin_at) * 1000, 0)::float8)
  || float8send(coalesce(extract(epoch FROM s.end_at) * 1000, 0)::float8)
  || int2send(octet_length(array_to_string(a.tags, ','))::smallint) || convert_to(array_to_string(a.tags, ','), 'UTF8')`;

async function readRecords(db: Kysely<Schema>, at: Date, condition: RawBuilder<unknown>): Promise<GameFacts[]> {
  const { rows } = await sql<{ games: Buffer | null }>`
    SELECT string_agg(${RECORD}, '') AS games FROM applications a
    CROSS JOIN LATERAL (SELECT array_agg(c.lang) AS langs FROM application_contents c WHERE c.application_id = a.id) l
    LEFT JOIN rating_totals r ON r.application_id = a.id
    LEFT JOIN rating_shifts w ON w.application_id = a.id
    LEFT JOIN application_trends t ON t.application_id = a.id
    LEFT JOIN LATERAL (${nextDiscount('a', at)}) s ON true
    WHERE a.status = ${sql.lit(SHELF.onShelf)} AND ${condition}`.execute(db);
  return decodeFacts(rows[0]?.games ?? Buffer.alloc(0));
}

function decodeFacts(games: Buffer): GameFacts[] {
  const list: GameFacts[] = [];
  for (let at = 0; at < games.length; ) {
    const length = games.readInt16BE(at + 82);
    list.push({
      id: games.readInt32BE(at),
      category: games.readInt16BE(at + 4),
      platforms: games.readInt16BE(at + 6),
      languages: games.readInt16BE(at + 8),
      isPaid: games.readInt16BE(at + 10) === 1,
      age: games.readInt16BE(at + 12),
      position: games.readInt32BE(at + 14),
      publishedAt: games.readDoubleBE(at + 18),
      views: games.readDoubleBE(at + 26),
      plays: games.readDoubleBE(at + 34),
      ratingCount: games.readDoubleBE(at + 42),
      ratingSum: games.readDoubleBE(at + 50),
      trend: games.readDoubleBE(at + 58),
      saleBegin: games.readDoubleBE(at + 66),
      saleEnd: games.readDoubleBE(at + 74),
      tags: games.toString('latin1', at + 84, at + 84 + length),
    });
    at += 84 + length;
  }
  return list;
}

/** The facts of those of these games that are published. */
export function readFactsOf(db: Kysely<Schema>, at: Date, ids: readonly number[]): Promise<GameFacts[]> {
  return readRecords(db, at, sql`a.id = ANY (${[...ids]}::integer[])`);
}

/** The highest application ID. */
export async function findLastId(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ last: number }>`SELECT coalesce(max(id), 0) AS last FROM applications`.execute(db);
  return rows[0]?.last ?? 0;
}

/** The facts of all published games up to an ID, in blocks. */
export async function* readAllFacts(db: Kysely<Schema>, at: Date, last: number): AsyncGenerator<GameFacts[]> {
  for (let first = 0; first <= last; first += BLOCK_IDS) {
    const end = Math.min(first + BLOCK_IDS - 1, last);
    yield await readRecords(db, at, sql`a.id BETWEEN ${first}::integer AND ${end}::integer`);
  }
}
