import { type Kysely, type RawBuilder, sql } from 'kysely';
import { ALL_GAMES_CATEGORY } from '#contract/values/categories.ts';
import { SHELF } from '#contract/values/states.ts';
import { hideLength } from './hide-length.ts';
import { isInBits, matchesOf, type RankRange } from './match-conditions.ts';
import { NAME_COLUMNS } from './name-columns.ts';
import { FEW_MATCHES, type RankedMatches } from './rank-matches.ts';
import type { LocaleCode, Schema } from './schema.ts';

export type SearchSort = 'relevance' | 'newest' | 'viewed' | 'recommended' | 'name';

export interface MatchPage {
  readonly sort: SearchSort;
  /** Whose names count if sorted by name. */
  readonly lang: LocaleCode;
  /** 100 and absent: all. Narrows the index that is walked; the matches are of this category already. */
  readonly category?: number | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** Consecutive matches in an order of the database. */
interface Slice extends RankRange {
  readonly count: number;
  readonly limit: number;
  readonly offset: number;
}

/** The application IDs of a page of matches, in order. */
export async function orderMatches(db: Kysely<Schema>, matches: RankedMatches, page: MatchPage): Promise<number[]> {
  const slices = page.sort === 'relevance' ? slicesOf(matches, page) : wholeOf(matches, page);
  const found = await Promise.all(
    slices.map((slice) =>
      slice.count <= FEW_MATCHES ? sortFew(db, matches, slice, page) : walk(db, matches, slice, page),
    ),
  );
  return found.flat();
}

function wholeOf({ count, counts }: RankedMatches, { limit, offset }: MatchPage): Slice[] {
  return offset >= count ? [] : [{ lowest: 1, highest: counts.length - 1, count, limit, offset }];
}

/** The ranks that are on the page. Neighbors with few matches are one slice. */
function slicesOf({ counts }: RankedMatches, { limit, offset }: MatchPage): Slice[] {
  const slices: Slice[] = [];
  let before = 0;
  for (let rank = counts.length - 1; rank > 0 && before < offset + limit; rank -= 1) {
    const count = counts[rank] ?? 0;
    const from = Math.max(offset - before, 0);
    const until = Math.min(offset + limit - before, count);
    before += count;
    if (from >= until) continue;
    const slice = { lowest: rank, highest: rank, count, limit: until - from, offset: from };
    const last = slices.at(-1);
    if (last !== undefined && last.count + count <= FEW_MATCHES) slices[slices.length - 1] = joinSlices(last, slice);
    else slices.push(slice);
  }
  return slices;
}

/** Only the first slice of a page has an offset. */
function joinSlices(above: Slice, below: Slice): Slice {
  const { highest, offset } = above;
  return { lowest: below.lowest, highest, count: above.count + below.count, limit: above.limit + below.limit, offset };
}

async function sortFew(db: Kysely<Schema>, matches: RankedMatches, slice: Slice, page: MatchPage): Promise<number[]> {
  const few = matchesOf(matches, slice);
  const ids = hideLength(
    few.map(({ id }) => id),
    'integer',
  );
  const ranks = hideLength(
    few.map(({ rank }) => rank),
    'integer',
  );
  const { rows } = await sql<{ id: number }>`
    SELECT a.id FROM unnest(${ids}, ${ranks}) AS m (id, rank)
    JOIN applications a USING (id) ${page.sort === 'name' ? sql`JOIN shelf_names n ON n.application_id = a.id` : sql``}
    WHERE a.status = ${sql.lit(SHELF.onShelf)}
    ORDER BY ${page.sort === 'relevance' ? sql`m.rank DESC,` : sql``} ${orderOf(page)}
    LIMIT ${slice.limit} OFFSET ${slice.offset}`.execute(db);
  return rows.map(({ id }) => id);
}

async function walk(db: Kysely<Schema>, matches: RankedMatches, slice: Slice, page: MatchPage): Promise<number[]> {
  const { category = ALL_GAMES_CATEGORY } = page;
  const inCategory = category === ALL_GAMES_CATEGORY ? sql`` : sql`AND category = ${category}`;
  const { rows } =
    page.sort === 'name'
      ? await sql<{ id: number }>`
          SELECT n.application_id AS id FROM shelf_names n
          WHERE ${isInBits(matches, slice, 'n.application_id')} ${inCategory}
          ORDER BY ${orderOf(page, 'n.application_id')} LIMIT ${slice.limit} OFFSET ${slice.offset}`.execute(db)
      : await sql<{ id: number }>`
          SELECT a.id FROM applications a
          WHERE a.status = ${sql.lit(SHELF.onShelf)} AND ${isInBits(matches, slice, 'a.id')} ${inCategory}
          ORDER BY ${orderOf(page)} LIMIT ${slice.limit} OFFSET ${slice.offset}`.execute(db);
  return rows.map(({ id }) => id);
}

function orderOf({ sort, lang }: MatchPage, id = 'a.id'): RawBuilder<unknown> {
  const orders = {
    relevance: sql`a.view_count DESC, a.id DESC`,
    newest: sql`a.published_at DESC, a.id DESC`,
    viewed: sql`a.view_count DESC, a.id DESC`,
    recommended: sql`a.position NULLS LAST, a.published_at DESC, a.id DESC`,
    name: sql`${sql.ref(`n.${NAME_COLUMNS[lang]}`)}, ${sql.ref(id)}`,
  };
  return orders[sort];
}
