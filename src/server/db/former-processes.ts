import { type Kysely, sql } from 'kysely';
import { migrations } from './migrations/index.ts';
import type { Schema } from './schema.ts';

/* Each process of the store has a connection of its guard, from its start to its end, besides those of its pool. Their names
   say which migrations its release knows: the number of the newest. */

const numberOf = (migration: string) => Number.parseInt(migration, 10);

/** `starhall 064` for a connection of a release whose newest migration is 064. */
export function nameConnection(purpose: 'starhall' | 'starhall guard'): string {
  return `${purpose} ${Object.keys(migrations).at(-1)?.slice(0, 3)}`;
}

/** Machine from which processes of a former release are connected. */
export interface FormerMachine {
  /** Empty for the one on which the database runs. */
  readonly address: string;
  readonly since: Date;
}

/** Where processes run whose release does not know a migration, such as `065-old-columns`. */
export async function findFormerProcesses(db: Kysely<Schema>, migration: string): Promise<FormerMachine[]> {
  const { rows } = await sql<FormerMachine>`
    SELECT coalesce(host(client_addr), '') AS address, min(backend_start) AS since
    FROM pg_stat_activity
    WHERE datname = current_database() AND application_name ~ '^starhall( guard)?( \\d+)?$'
      AND coalesce(substring(application_name FROM '\\d+$')::integer, 0) < ${numberOf(migration)}
    GROUP BY client_addr ORDER BY since`.execute(db);
  return rows;
}
