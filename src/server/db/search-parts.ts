import { type Kysely, type RawBuilder, sql } from 'kysely';
import { SHELF } from '#contract/values/states.ts';
import { isAdultContent } from './adult-content.ts';
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
 * What a list of entries holds: the games of a set; those games of a group that have changed; or all that have changed
 * (0 if not shown).
 */
export const PART = { ofSet: -1, ofChanged: -2, changed: -3 } as const;
/** An application ID in 32 bits and its class in 16. */
export const ENTRY_BYTES = 6;

interface Sought {
  readonly groups: readonly WordGroup[];
  readonly filter: SearchFilter;
}

interface PackedSought extends Sought {
  readonly facets: readonly string[];
  /** How many changed applications are read at most, and one more. */
  readonly changedMax: number;
}

/** Packed blocks of groups and facets, groups that are not packed, and whatever has changed; whether shown, too. */
export async function readPackedParts(db: Kysely<Schema>, sought: PackedSought): Promise<Part[]> {
  const { groups, facets, filter, changedMax } = sought;
  const { rows } = await sql<Part>`
    WITH wanted AS MATERIALIZED (${unnestGroups(groups)}), unpacked AS MATERIALIZED (
      SELECT kind, token, last, place FROM wanted w
      WHERE NOT EXISTS (SELECT FROM search_blocks b WHERE b.kind = w.kind AND b.token = w.token)
    ), changed AS MATERIALIZED (
      SELECT DISTINCT application_id AS id FROM search_changes LIMIT ${changedMax + 1}
    )
    SELECT w.place, b.block, b.games FROM wanted w JOIN search_blocks b ON b.kind = w.kind AND b.token = w.token
    UNION ALL
    SELECT ${groups.length}::integer + f.place::integer, b.block, b.games
    FROM unnest(${[...facets]}::text[]) WITH ORDINALITY AS f (token, place)
    JOIN search_blocks b ON b.kind = 'facet' AND b.token = f.token
    UNION ALL
    ${entriesOfGroups('unpacked')}
    UNION ALL
    SELECT w.place, ${sql.lit(PART.ofChanged)}, ${packEntries(sql`c.id`, sql`r.class`)}
    FROM wanted w CROSS JOIN changed c CROSS JOIN LATERAL (
      SELECT ${classInGroup} AS class FROM search_tokens t
      WHERE t.application_id = c.id AND t.token >= w.token AND t.token <= w.last HAVING count(*) > 0) r
    GROUP BY w.place
    UNION ALL
    SELECT 0, ${sql.lit(PART.changed)}, ${packEntries(sql`c.id`, sql`coalesce((${isShown(filter)})::integer, 0)`)}
    FROM changed c LEFT JOIN applications a ON a.id = c.id`.execute(db);
  return rows;
}

/** The same from rows alone; what is shown is one more set after those of the groups. */
export async function readRowParts(db: Kysely<Schema>, { groups, filter }: Sought): Promise<Part[]> {
  const { rows } = await sql<Part>`
    WITH wanted AS MATERIALIZED (${unnestGroups(groups)})
    ${entriesOfGroups('wanted')}
    UNION ALL
    SELECT ${groups.length + 1}, ${sql.lit(PART.ofSet)}, ${packEntries(sql`a.id`, sql`1`)}
    FROM applications a WHERE ${isShown(filter)}`.execute(db);
  return rows;
}

function unnestGroups(groups: readonly WordGroup[]): RawBuilder<unknown> {
  return sql`
    SELECT kind, token, last, place::integer
    FROM unnest(${groups.map(({ kind }) => kind)}::text[], ${groups.map(({ token }) => token)}::text[],
      ${groups.map(lastTokenOf)}::text[]) WITH ORDINALITY AS g (kind, token, last, place)`;
}

const classInGroup = matchClass(sql`w.kind = 'prefix' AND t.token = w.token`);

function entriesOfGroups(table: 'wanted' | 'unpacked'): RawBuilder<unknown> {
  return sql`
    SELECT w.place, ${sql.lit(PART.ofSet)} AS block, s.games FROM ${sql.table(table)} w CROSS JOIN LATERAL (
      SELECT ${packEntries(sql`r.application_id`, sql`r.class`)} AS games FROM (
        SELECT t.application_id, ${classInGroup} AS class FROM search_tokens t
        WHERE t.token >= w.token AND t.token <= w.last GROUP BY 1) r) s`;
}

function packEntries(id: RawBuilder<unknown>, code: RawBuilder<unknown>): RawBuilder<Buffer | null> {
  return sql`string_agg(int4send(${id}) || int2send((${code})::smallint), '')`;
}

function isShown({ category, platform, isForYounger }: SearchFilter): RawBuilder<unknown> {
  const conditions = [
    sql`a.status = ${sql.lit(SHELF.onShelf)}`,
    ...(category === undefined ? [] : [sql`a.category = ${category}`]),
    ...(platform === undefined ? [] : [sql`${platform}::smallint = ANY (a.platforms)`]),
    ...(isForYounger ? [sql`NOT ${isAdultContent('a')}`] : []),
  ];
  return sql.join(conditions, sql` AND `);
}
