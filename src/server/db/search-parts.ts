import { type Kysely, type RawBuilder, sql } from 'kysely';
import { SHELF } from '#contract/values/states.ts';
import { isAdultContent } from './adult-content.ts';
import { hideLength } from './hide-length.ts';
import type { Schema } from './schema.ts';
import { matchClass } from './search-class.ts';
import { lastTokenOf, type WordGroup } from './search-groups.ts';

export interface SearchFilter {
  /** Absent: all. */
  readonly category?: number | undefined;
  readonly platform?: number | undefined;
  /** Excludes adult games. */
  readonly isForYounger: boolean;
}

/** Some games of a set: a packed block by its number, or else a list of entries. */
export interface Part {
  /** Which group or facet, from 1; 0 for none. */
  readonly place: number;
  readonly block: number;
  readonly games: Buffer | null;
}

/**
 * What a list of entries holds: the games of a group, with bit 8 set if shown; those games of a group that have changed;
 * or all that have changed, 1 if shown.
 */
export const PART = { ofGroup: -1, ofChanged: -2, changed: -3 } as const;
/** An application ID in 32 bits and its class, or what else the list says of it, in 16. */
export const ENTRY_BYTES = 6;

/** The groups of each word: itself and its alternatives. */
export type Words = readonly (readonly WordGroup[])[];

interface Sought {
  readonly words: Words;
  readonly filter: SearchFilter;
}

interface PackedSought extends Sought {
  readonly facets: readonly string[];
  /** How many changed applications are read at most, and one more. */
  readonly changedMax: number;
}

/**
 * Packed blocks of groups, lists of those that are not packed, and whatever has changed. Where nothing of a word is packed,
 * its lists say what is shown of all matches; otherwise blocks of facets do.
 */
export async function readPackedParts(db: Kysely<Schema>, sought: PackedSought): Promise<Part[]> {
  const { words, facets, filter, changedMax } = sought;
  const { rows } = await sql<Part>`
    WITH wanted AS MATERIALIZED (${unnestGroups(words)}), unpacked AS MATERIALIZED (
      SELECT kind, token, last, place FROM wanted w
      WHERE NOT EXISTS (SELECT FROM search_blocks b WHERE b.kind = w.kind AND b.token = w.token)
    ), unpacked_words AS MATERIALIZED (
      SELECT w.word FROM wanted w LEFT JOIN unpacked u ON u.place = w.place
      GROUP BY w.word HAVING count(u.place) = count(w.place)
    ), changed AS MATERIALIZED (
      SELECT DISTINCT application_id AS id FROM search_changes LIMIT ${changedMax + 1}
    )
    SELECT w.place, b.block, b.games FROM wanted w JOIN search_blocks b ON b.kind = w.kind AND b.token = w.token
    UNION ALL
    SELECT ${words.flat().length}::integer + f.place::integer, b.block, b.games
    FROM unnest(${hideLength(facets, 'text')}) WITH ORDINALITY AS f (token, place)
    JOIN search_blocks b ON b.kind = 'facet' AND b.token = f.token
    WHERE NOT EXISTS (SELECT FROM unpacked_words)
    UNION ALL
    ${entriesOfGroups('unpacked', filter)}
    UNION ALL
    SELECT w.place, ${sql.lit(PART.ofChanged)}, ${packEntries(sql`c.id`, sql`r.class`)}
    FROM wanted w CROSS JOIN changed c CROSS JOIN LATERAL (
      SELECT ${classInGroup} AS class FROM search_tokens t
      WHERE t.application_id = c.id AND t.token >= w.token AND t.token <= w.last HAVING count(*) > 0) r
    GROUP BY w.place
    UNION ALL
    SELECT 0, ${sql.lit(PART.changed)}, ${packEntries(sql`c.id`, shownIn(filter))}
    FROM changed c LEFT JOIN applications a ON a.id = c.id`.execute(db);
  return rows;
}

/** The same from rows alone. */
export async function readRowParts(db: Kysely<Schema>, { words, filter }: Sought): Promise<Part[]> {
  const { rows } = await sql<Part>`
    WITH wanted AS MATERIALIZED (${unnestGroups(words)}) ${entriesOfGroups('wanted', filter)}`.execute(db);
  return rows;
}

function unnestGroups(words: Words): RawBuilder<unknown> {
  const groups = words.flat();
  const wordOf = words.flatMap((ofWord, word) => ofWord.map(() => word));
  const kinds = hideLength(
    groups.map(({ kind }) => kind),
    'text',
  );
  const tokens = hideLength(
    groups.map(({ token }) => token),
    'text',
  );
  const lasts = hideLength(groups.map(lastTokenOf), 'text');
  return sql`
    SELECT kind, token, last, word, place::integer
    FROM unnest(${kinds}, ${tokens}, ${lasts}, ${hideLength(wordOf, 'integer')})
      WITH ORDINALITY AS g (kind, token, last, word, place)`;
}

const classInGroup = matchClass(sql`w.kind = 'prefix' AND t.token = w.token`);

function entriesOfGroups(table: 'wanted' | 'unpacked', filter: SearchFilter): RawBuilder<unknown> {
  // Few rows are looked up one by one; the planner takes them for thousands and would read the whole table for a join.
  const isFew = table === 'unpacked';
  const shown = isFew
    ? sql`(SELECT ${shownIn(filter)} FROM applications a WHERE a.id = r.application_id)`
    : shownIn(filter);
  return sql`
    SELECT w.place, ${sql.lit(PART.ofGroup)} AS block, s.games FROM ${sql.table(table)} w CROSS JOIN LATERAL (
      SELECT ${packEntries(sql`r.application_id`, sql`r.class + (${shown} << 8)`)} AS games FROM (
        SELECT t.application_id, ${classInGroup} AS class FROM search_tokens t
        WHERE t.token >= w.token AND t.token <= w.last GROUP BY 1) r
      ${isFew ? sql`` : sql`JOIN applications a ON a.id = r.application_id`}) s`;
}

/** A list of entries from the rows of a query. */
export function packEntries(id: RawBuilder<unknown>, code: RawBuilder<unknown>): RawBuilder<Buffer | null> {
  return sql`string_agg(int4send(${id}) || int2send((${code})::smallint), '')`;
}

/** Reads what `packEntries` made. */
export function eachEntry(games: Buffer | null, visit: (id: number, code: number) => void): void {
  if (games === null) return;
  for (let at = 0; at < games.length; at += ENTRY_BYTES) visit(games.readInt32BE(at), games.readInt16BE(at + 4));
}

/** 1 if the application `a` is shown, else 0. */
function shownIn({ category, platform, isForYounger }: SearchFilter): RawBuilder<unknown> {
  const conditions = [
    sql`a.status = ${sql.lit(SHELF.onShelf)}`,
    ...(category === undefined ? [] : [sql`a.category = ${category}`]),
    ...(platform === undefined ? [] : [sql`${platform}::smallint = ANY (a.platforms)`]),
    ...(isForYounger ? [sql`NOT ${isAdultContent('a')}`] : []),
  ];
  return sql`coalesce((${sql.join(conditions, sql` AND `)})::integer, 0)`;
}
