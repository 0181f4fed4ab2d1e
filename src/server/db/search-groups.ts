import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';
import { isHan } from './search-tokens.ts';

/** The applications that have a word, or any word that begins so. */
export interface WordGroup {
  readonly kind: 'word' | 'prefix';
  readonly token: string;
}

/** From this many rows of `search_tokens` on, a group is packed; fewer are read as quickly row by row. */
export const DENSE_FROM = 1000;
const PAGE = 5000;

/** The groups that a row of `search_tokens` belongs to. Chinese is only searched by whole tokens. */
export function groupsOf(token: string): WordGroup[] {
  const whole: WordGroup = { kind: 'word', token };
  if (isHan(token)) return [whole];
  const letters = [...token];
  return [whole, ...letters.map((_, end) => ({ kind: 'prefix' as const, token: letters.slice(0, end + 1).join('') }))];
}

/** The last token of a group, in the order of collation "C". */
export function lastTokenOf({ kind, token }: WordGroup): string {
  return kind === 'word' ? token : `${token}\u{10ffff}`;
}

/** Every group of at least `DENSE_FROM` rows, from one walk through all tokens in order. */
export async function findDenseGroups(db: Kysely<Schema>): Promise<WordGroup[]> {
  const dense: WordGroup[] = [];
  let open: { token: string; count: number }[] = [];
  const close = (kept: number) => {
    dense.push(
      ...open
        .slice(kept)
        .flatMap(({ token, count }) => (count < DENSE_FROM ? [] : [{ kind: 'prefix' as const, token }])),
    );
    open = open.slice(0, kept);
  };
  for await (const { token, count } of readCounts(db)) {
    const [word, ...prefixes] = groupsOf(token);
    if (word !== undefined && count >= DENSE_FROM) dense.push(word);
    const kept = prefixes.findIndex((prefix, depth) => open[depth]?.token !== prefix.token);
    close(kept < 0 ? prefixes.length : kept);
    for (const prefix of prefixes.slice(open.length)) open.push({ token: prefix.token, count: 0 });
    for (const prefix of open) prefix.count += count;
  }
  close(0);
  return dense;
}

async function* readCounts(db: Kysely<Schema>): AsyncGenerator<{ token: string; count: number }> {
  let after = '';
  for (;;) {
    const { rows } = await sql<{ token: string; count: number }>`
      SELECT token, count(*) AS count FROM search_tokens WHERE token > ${after}
      GROUP BY token ORDER BY token LIMIT ${PAGE}`.execute(db);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.token;
  }
}

/** Those of the groups that have at least `DENSE_FROM` rows. */
export async function keepDense(db: Kysely<Schema>, groups: readonly WordGroup[]): Promise<WordGroup[]> {
  const { rows } = await sql<{ place: number }>`
    SELECT place FROM unnest(${groups.map(({ token }) => token)}::text[], ${groups.map(lastTokenOf)}::text[])
      WITH ORDINALITY AS g (token, last, place)
    WHERE (SELECT count(*) FROM (
      SELECT FROM search_tokens t WHERE t.token >= g.token AND t.token <= g.last LIMIT ${DENSE_FROM}) x) = ${DENSE_FROM}`.execute(
    db,
  );
  return rows.flatMap(({ place }) => groups[place - 1] ?? []);
}
