import pg from 'pg';
import type { Database } from '#server/db/open-database.ts';
import { fillCatalogue } from '#tests/database/fill-catalogue.ts';

/** Fills an empty database with so many games (`fillCatalogue`), and has search find all of them by these words, too. */
export async function fillGames(
  { connection }: Pick<Database, 'connection'>,
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
    await pool.query('VACUUM ANALYZE search_tokens');
  } finally {
    await pool.end();
  }
}
