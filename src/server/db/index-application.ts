import { type Kysely, sql, type Transaction } from 'kysely';
import { languageBit, languageBits } from './language-bits.ts';
import type { LocaleCode, Schema } from './schema.ts';
import { documentTokens, typoVariants } from './search-tokens.ts';

interface Field {
  application_id: number;
  lang: LocaleCode | null;
  text: string;
  weight: number;
}

interface Posting {
  weight: number;
  langs: number;
  /** Fields counted already: a name that is the same in two languages counts once. */
  seen: number;
}

const NAME = 8;
const DEVELOPER = 4;
const SHORT_DESCRIPTION = 2;

/**
 * Rebuilds the search index of one application; call it in the transaction that changes its texts or its provider's.
 */
export function indexApplication(trx: Transaction<Schema>, applicationId: number): Promise<void> {
  return indexApplications(trx, [applicationId]);
}

/** Rebuilds the index of many applications: after a provider's new name, and for imports (a few hundred per call). */
export async function indexApplications(trx: Transaction<Schema>, applicationIds: number[]): Promise<void> {
  // Without the lock two concurrent rebuilds of the same application would both insert.
  const locked = await trx
    .selectFrom('applications')
    .select('id')
    .where('id', 'in', [0, ...applicationIds])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const ids = locked.map(({ id }) => id);
  const postings = collectPostings(await readFields(trx, ids));
  await writeVariants(trx, await writePostings(trx, ids, postings));
}

async function readFields(trx: Kysely<Schema>, ids: number[]): Promise<Field[]> {
  const { rows } = await sql<Field>`
    SELECT application_id, lang, name AS text, ${NAME}::integer AS weight
    FROM application_contents WHERE application_id = ANY (${ids}::integer[])
    UNION ALL
    SELECT application_id, lang, short_description, ${SHORT_DESCRIPTION}::integer
    FROM application_contents WHERE application_id = ANY (${ids}::integer[])
    UNION ALL
    SELECT a.id, NULL, p.name, ${DEVELOPER}::integer
    FROM applications a JOIN providers p ON p.user_id = a.developer_id WHERE a.id = ANY (${ids}::integer[])`.execute(
    trx,
  );
  return rows;
}

function collectPostings(fields: Field[]): [token: string, applicationId: number, Posting][] {
  const byApplication = new Map<number, Map<string, Posting>>();
  for (const { application_id, lang, text, weight } of fields) {
    const postings = byApplication.get(application_id) ?? new Map<string, Posting>();
    byApplication.set(application_id, postings);
    for (const token of documentTokens(text)) {
      const posting = postings.get(token) ?? { weight: 0, langs: 0, seen: 0 };
      posting.weight += (posting.seen & weight) === 0 ? weight : 0;
      posting.seen |= weight;
      posting.langs |= lang === null ? languageBits : languageBit[lang];
      postings.set(token, posting);
    }
  }
  return [...byApplication].flatMap(([id, postings]) =>
    [...postings].map(([token, posting]): [string, number, Posting] => [token, id, posting]),
  );
}

/**
 * Replaces the applications' postings in one statement that only writes differences, and notes them to be packed;
 * returns the words that had no postings before. Words are sorted, so that two imports with the same new words cannot deadlock.
 */
async function writePostings(
  trx: Kysely<Schema>,
  ids: readonly number[],
  postings: readonly (readonly [token: string, applicationId: number, Posting])[],
): Promise<readonly string[]> {
  const tokens = postings.map(([token]) => token);
  const words = [...new Set(tokens)].filter((token) => typoVariants(token).length > 0).sort();
  const { rows } = await sql<{ token: string }>`
    WITH wanted AS (
      SELECT * FROM unnest(${tokens}::text[], ${postings.map(([, id]) => id)}::integer[],
        ${postings.map(([, , { weight }]) => weight)}::smallint[], ${postings.map(([, , { langs }]) => langs)}::smallint[])
        AS wanted (token, application_id, weight, langs)
    ), gone AS (
      DELETE FROM search_tokens s WHERE application_id = ANY (${[...ids]}::integer[])
        AND (token, application_id) NOT IN (SELECT token, application_id FROM wanted)
      RETURNING token, application_id
    ), written AS (
      INSERT INTO search_tokens AS s (token, application_id, weight, langs) SELECT * FROM wanted
      ON CONFLICT (token, application_id) DO UPDATE SET weight = excluded.weight, langs = excluded.langs
      WHERE (s.weight, s.langs) IS DISTINCT FROM (excluded.weight, excluded.langs)
      RETURNING token, application_id
    ), changed AS (
      INSERT INTO search_changes (application_id, tokens)
      SELECT application_id, array_agg(token) FROM (TABLE gone UNION ALL TABLE written) c GROUP BY 1
    )
    INSERT INTO search_words (token) SELECT * FROM unnest(${words}::text[]) ON CONFLICT DO NOTHING RETURNING token`.execute(
    trx,
  );
  return rows.map(({ token }) => token);
}

async function writeVariants(trx: Kysely<Schema>, words: readonly string[]): Promise<void> {
  const pairs = words.flatMap((token) => typoVariants(token).map((variant) => ({ variant, token })));
  if (pairs.length === 0) return;
  await sql`
    INSERT INTO search_variants (variant, token)
    SELECT * FROM unnest(${pairs.map(({ variant }) => variant)}::text[], ${pairs.map(({ token }) => token)}::text[])
    ON CONFLICT DO NOTHING`.execute(trx);
}
