import { type Kysely, sql } from 'kysely';
import { findMatches, type SearchQuery } from './find-matches.ts';
import type { Schema } from './schema.ts';
import { lastTokenOf } from './search-groups.ts';
import { isHan, queryTokens, typoVariants, withoutMarks } from './search-tokens.ts';

/** Searches forgive one typo; words that are further apart are only suggested. */
const DISTANCE_MAX = 2;
/** Longer words have hundreds of variants. */
const LENGTH_MAX = 20;
/** Words with the same first letter that are compared. */
const CANDIDATES = 3000;

/**
 * The nearest spelling of a search without results that has some, if there is one: words that no game has are replaced by those
 * up to two typos apart, or left out. Chinese is not spelled.
 */
export async function findSpelling(db: Kysely<Schema>, search: SearchQuery): Promise<string | undefined> {
  const words = queryTokens(search.query).map(({ token }) => token);
  if (words.length === 0 || words.some(isHan)) return undefined;
  const known = await findKnown(db, words);
  const spelled = await Promise.all(words.map((word) => (known.has(word) ? word : findNearest(db, word))));
  const query = spelled.filter((word) => word !== undefined).join(' ');
  if (query === '' || query === words.join(' ')) return undefined;
  const { count } = await findMatches(db, { ...search, query });
  return count > 0 ? query : undefined;
}

/** Those of the words with which an indexed word begins. */
async function findKnown(db: Kysely<Schema>, words: readonly string[]): Promise<ReadonlySet<string>> {
  const lasts = words.map((token) => lastTokenOf({ kind: 'prefix', token }));
  const { rows } = await sql<{ token: string }>`
    SELECT w.token FROM unnest(${[...words]}::text[], ${lasts}::text[]) AS w (token, last)
    WHERE EXISTS (SELECT FROM search_tokens t WHERE t.token >= w.token AND t.token <= w.last)`.execute(db);
  return new Set(rows.map(({ token }) => token));
}

async function findNearest(db: Kysely<Schema>, word: string): Promise<string | undefined> {
  const bare = withoutMarks(word);
  const [first = '', ...others] = bare;
  if (others.length >= LENGTH_MAX) return undefined;
  const last = lastTokenOf({ kind: 'prefix', token: first });
  const shortest = others.length + 1 - DISTANCE_MAX;
  // People rarely mistype the first letter.
  const { rows } = await sql<{ token: string }>`
    SELECT token FROM search_variants WHERE variant = ANY (${typoVariants(bare).flatMap(typoVariants)}::text[])
    UNION (SELECT token FROM search_words WHERE token >= ${first} AND token <= ${last}
      AND char_length(token) BETWEEN ${shortest} AND ${shortest + 2 * DISTANCE_MAX} LIMIT ${CANDIDATES})`.execute(db);
  const near = rows.map(({ token }) => ({ token, distance: editDistance(bare, withoutMarks(token)) }));
  const [nearest] = near
    .filter(({ distance }) => distance <= DISTANCE_MAX)
    .sort((one, other) => one.distance - other.distance || (one.token < other.token ? -1 : 1));
  return nearest?.token;
}

/** How many letters have to be added, omitted or replaced. Both words are short. */
function editDistance(one: string, other: string): number {
  const letters = [...other];
  let row = [0, ...letters.map((_, index) => index + 1)];
  for (const [place, letter] of [...one].entries()) {
    const next = [place + 1];
    for (const [index, compared] of letters.entries()) {
      const replaced = (row[index] ?? 0) + (letter === compared ? 0 : 1);
      next.push(Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
