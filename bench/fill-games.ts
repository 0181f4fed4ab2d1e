import pg from 'pg';
import type { Database } from '#server/db/open-database.ts';
import { packSearch } from '#server/db/pack-search.ts';
import { typoVariants } from '#server/db/search-tokens.ts';
import { fillCatalogue } from '#tests/database/fill-catalogue.ts';

/** Fills an empty database with so many games (`fillCatalogue`), and has search find all of them by these words, too. */
export async function fillGames(
  { connection, db }: Pick<Database, 'connection' | 'db'>,
  total: number,
  words: readonly string[] = [],
): Promise<void> {
  // The product's own pool cancels what takes longer than fifteen seconds.
  const pool = new pg.Pool({ ...connection, max: 1 });
  try {
    await fillCatalogue(pool, total);
    await pool.query(
      `INSERT INTO search_tokens (token, application_id, weight, langs)
       SELECT token, id, 8, 9 FROM applications, unnest($1::text[]) AS token`,
      [words],
    );
    // Rows by which a word is found in spite of a typo; those of `fillCatalogue` have none.
    const tokens = ['common', ...words];
    const variants = tokens.flatMap((token) => typoVariants(token).map((variant) => ({ variant, token })));
    await pool.query('INSERT INTO search_words (token) SELECT unnest($1::text[])', [tokens]);
    await pool.query(
      `INSERT INTO search_variants (variant, token)
       SELECT variant, token FROM jsonb_to_recordset($1) AS v (variant text, token text)`,
      [JSON.stringify(variants)],
    );
    // As the product does within seconds.
    await packSearch(db);
    await pool.query('VACUUM ANALYZE search_tokens, search_variants, search_blocks, search_changes');
  } finally {
    await pool.end();
  }
}
