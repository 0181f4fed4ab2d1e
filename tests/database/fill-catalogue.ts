import type pg from 'pg';
import { SHELF } from '#contract/values/states.ts';

/**
 * Fills an empty database with this many published applications, for load tests: `Common <n>` with the words `common`,
 * `unique<n>`, one of a hundred `word<n>` and one of twenty Chinese pairs, in eight
 * categories, with three tags of five.
 */
export async function fillCatalogue(pool: pg.Pool, total: number): Promise<void> {
  await pool.query(`INSERT INTO users (account) VALUES ('filler')`);
  await pool.query(`
    INSERT INTO applications (app_id, developer_id, category, status, published_at, view_count, platforms, position, tags)
    SELECT 'fill.a' || n, (SELECT id FROM users WHERE account = 'filler'), 101 + n % 8, ${SHELF.onShelf},
           '2026-01-01'::timestamptz - n * interval '1 minute', (n * 7919) % 100003, '{2}',
           CASE WHEN n % 50 = 0 THEN n END, ARRAY['puzzle', (ARRAY['relaxing', 'cute', 'retro'])[1 + n % 3], 'co-op']
    FROM generate_series(1, ${total}) n`);
  await pool.query(`
    INSERT INTO application_contents (application_id, lang, name, short_description)
    SELECT id, lang, 'Common ' || (id * 7919) % 100003, 'unique' || id
    FROM applications, (VALUES ('zh-TW'), ('en-US')) AS l (lang)`);
  await pool.query(`
    INSERT INTO search_tokens (token, application_id, weight, langs)
    SELECT token, id, 8, 9 FROM applications, LATERAL (VALUES
      ('common'), ('unique' || id || 'x'), ('word' || id % 100), (chr(20000 + id % 20) || chr(20100))) AS t (token)`);
  await pool.query('VACUUM ANALYZE');
}
