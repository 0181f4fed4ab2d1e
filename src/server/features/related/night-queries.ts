import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';

const KEY = 'relatedGamesNight';

/** Notes that a night's comparison was queued; false if it already was. */
export async function claimNight(trx: Transaction<Schema>, night: string): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO settings (key, value) VALUES (${KEY}, ${JSON.stringify(night)})
    ON CONFLICT (key) DO UPDATE SET value = excluded.value WHERE settings.value <> excluded.value
    RETURNING key`.execute(trx);
  return rows.length > 0;
}
