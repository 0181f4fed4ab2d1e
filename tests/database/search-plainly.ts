import { type Kysely, type RawBuilder, sql } from 'kysely';
import { ALL_GAMES_CATEGORY } from '#contract/values/categories.ts';
import { SHELF } from '#contract/values/states.ts';
import { isAdultContent } from '#server/db/adult-content.ts';
import { findTypoAlternatives } from '#server/db/find-typo-alternatives.ts';
import { languageBit } from '#server/db/language-bits.ts';
import { NAME_COLUMNS } from '#server/db/name-columns.ts';
import type { Schema } from '#server/db/schema.ts';
import type { SearchOptions, SearchResult } from '#server/db/search-applications.ts';
import { type QueryToken, queryTokens } from '#server/db/search-tokens.ts';

/** One word of the query: the tokens it equals or starts, and typo variants. */
interface Matcher extends QueryToken {
  alternatives: string[];
}

// Up to this many entries the other words are looked up per entry; above, full reads are cheaper.
const FEW = 2000;

/**
 * The reference for `searchApplicationIds`: the same results from the rows of `search_tokens` alone, by one statement a
 * reader can follow. It takes time in proportion to the matches.
 */
export async function searchPlainly(db: Kysely<Schema>, options: SearchOptions): Promise<SearchResult> {
  const matchers = queryTokens(options.query).map((word) => ({ ...word, alternatives: [] }));
  if (matchers.length === 0) {
    return { ids: [], count: 0 };
  }
  const exact = await find(db, matchers, options);
  if (exact.count > 0) {
    return exact;
  }
  const tolerant = await allowTypos(db, matchers);
  return tolerant.some(({ alternatives }) => alternatives.length > 0) ? find(db, tolerant, options) : exact;
}

async function find(db: Kysely<Schema>, matchers: Matcher[], options: SearchOptions): Promise<SearchResult> {
  const ordered = await rarestFirst(db, matchers);
  const [first] = ordered;
  if (first === undefined || first.count === 0) {
    return { ids: [], count: 0 };
  }
  const { category = ALL_GAMES_CATEGORY, platform, limit, offset, isForYounger = false } = options;
  const conditions = [
    sql`a.status = ${sql.lit(SHELF.onShelf)}`,
    ...(category === ALL_GAMES_CATEGORY ? [] : [sql`a.category = ${category}`]),
    ...(platform === undefined ? [] : [sql`${platform}::smallint = ANY (a.platforms)`]),
    ...(isForYounger ? [sql`NOT ${isAdultContent('a')}`] : []),
  ];
  const { rows } = await sql<SearchResult>`
    WITH matched AS MATERIALIZED (${matchAll(ordered, first.count <= FEW)}),
    shelved AS MATERIALIZED (
      SELECT a.id, a.view_count, a.published_at, a.position, m.weight, (m.langs & ${languageBit[options.lang]}) <> 0 AS is_own
      FROM matched m JOIN applications a ON a.id = m.application_id
      WHERE ${sql.join(conditions, sql` AND `)}
    )
    SELECT (SELECT count(*)::integer FROM shelved) AS count, ARRAY(${inOrder(options)} LIMIT ${limit} OFFSET ${offset}) AS ids
  `.execute(db);
  return rows[0] ?? { ids: [], count: 0 };
}

/** The matchers with their numbers of postings (counted up to just above FEW), most selective first. */
async function rarestFirst(db: Kysely<Schema>, matchers: Matcher[]): Promise<(Matcher & { count: number })[]> {
  const counts = matchers.map(
    (matcher) => sql`(SELECT count(*) FROM (SELECT FROM search_tokens t WHERE ${matches(matcher)} LIMIT ${FEW + 1}) x)`,
  );
  const { rows } = await sql<{ counts: string[] }>`SELECT ARRAY[${sql.join(counts)}] AS counts`.execute(db);
  const found = rows[0]?.counts ?? [];
  return matchers
    .map((matcher, index) => ({ ...matcher, count: Number(found[index]) }))
    .sort((one, other) => one.count - other.count);
}

/** Rows (application_id, weight, langs) of the applications that have a token for every matcher. */
function matchAll([first, ...others]: Matcher[], isSelective: boolean): RawBuilder<unknown> {
  if (first === undefined) {
    return sql`SELECT NULL::integer AS application_id, 0 AS weight, 0 AS langs WHERE false`;
  }
  const joins = others.map((matcher, index) => {
    const alias = sql.raw(`w${index + 1}`);
    return isSelective
      ? sql`CROSS JOIN LATERAL (SELECT ${rating(matcher)} FROM search_tokens t
          WHERE t.application_id = w0.application_id AND ${matches(matcher)} HAVING count(*) > 0) ${alias}`
      : sql`JOIN (${postings(matcher)}) ${alias} ON ${alias}.application_id = w0.application_id`;
  });
  const columns = [first, ...others].map((_, index) => index);
  return sql`
    SELECT w0.application_id, ${sql.raw(columns.map((index) => `w${index}.weight`).join(' + '))} AS weight,
           ${sql.raw(columns.map((index) => `w${index}.langs`).join(' & '))} AS langs
    FROM (${postings(first)}) w0 ${sql.join(joins, sql` `)}`;
}

function postings(matcher: Matcher): RawBuilder<unknown> {
  return sql`SELECT t.application_id, ${rating(matcher)} FROM search_tokens t WHERE ${matches(matcher)} GROUP BY 1`;
}

// A whole word outranks a prefix in the same field.
function rating({ token }: Matcher): RawBuilder<unknown> {
  return sql`max(t.weight * 2 + (t.token = ${token})::integer) AS weight, bit_or(t.langs) AS langs`;
}

function matches({ token, match, alternatives }: Matcher): RawBuilder<boolean> {
  const own =
    match === 'exact'
      ? sql<boolean>`t.token = ${token}`
      : sql<boolean>`t.token >= ${token} AND t.token < ${`${token}\u{10ffff}`}`;
  return alternatives.length === 0 ? own : sql<boolean>`((${own}) OR t.token = ANY (${alternatives}::text[]))`;
}

function inOrder({ sort = 'relevance', lang }: SearchOptions): RawBuilder<unknown> {
  const orders = {
    relevance: sql`SELECT id FROM shelved ORDER BY is_own DESC, weight DESC, view_count DESC, id DESC`,
    newest: sql`SELECT id FROM shelved ORDER BY published_at DESC, id DESC`,
    viewed: sql`SELECT id FROM shelved ORDER BY view_count DESC, id DESC`,
    recommended: sql`SELECT id FROM shelved ORDER BY position NULLS LAST, published_at DESC, id DESC`,
    name: sql`SELECT s.id FROM shelved s JOIN shelf_names n ON n.application_id = s.id
              ORDER BY ${sql.ref(`n.${NAME_COLUMNS[lang]}`)}, s.id`,
  };
  return orders[sort];
}

async function allowTypos(db: Kysely<Schema>, matchers: Matcher[]): Promise<Matcher[]> {
  const alternatives = await findTypoAlternatives(db, matchers);
  return matchers.map((matcher, index) => ({ ...matcher, alternatives: alternatives[index] ?? [] }));
}
