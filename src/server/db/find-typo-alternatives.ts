import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';
import { isWithinOneTypo, type QueryToken, typoVariants, withoutMarks } from './search-tokens.ts';

const MAX_ALTERNATIVES = 50;

/** For each word of a query the words that it may stand for: without diacritics, or one typo apart. */
export async function findTypoAlternatives(db: Kysely<Schema>, words: readonly QueryToken[]): Promise<string[][]> {
  const spellings = words.map(({ token, match }) =>
    match === 'exact' ? [] : [...new Set([token, withoutMarks(token)])],
  );
  const variants = [...new Set(spellings.flat().flatMap(typoVariants))];
  const candidates = await db
    .selectFrom('search_variants')
    .select('token')
    .distinct()
    .where('variant', '=', sql<string>`ANY (${variants}::text[])`)
    .limit(MAX_ALTERNATIVES * words.length * 4)
    .execute();
  return words.map(({ token: word }, index) => {
    const own = spellings[index] ?? [];
    const near = candidates
      .map(({ token }) => token)
      .filter((token) => own.some((spelling) => typoVariants(spelling).length > 0 && isWithinOneTypo(spelling, token)));
    const bare = own.filter((spelling) => spelling !== word);
    return [...new Set([...bare, ...near])].slice(0, MAX_ALTERNATIVES);
  });
}
