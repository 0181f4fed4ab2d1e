import type { Kysely } from 'kysely';
import type { Log } from './log.ts';
import { type MigrateOptions, migrate } from './migrate.ts';
import type { Schema } from './schema.ts';

/** Which open migrations a start runs, by the setting MIGRATE. */
const KINDS = { all: ['before', 'after'], before: ['before'], none: [] } as const;

interface StartOptions extends MigrateOptions {
  readonly mode: keyof typeof KINDS;
  readonly log: Log;
}

/** Migrates before anything is served. @throws Error if this release cannot serve with the database. */
export async function migrateAtStart(db: Kysely<Schema>, { mode, log, ...options }: StartOptions): Promise<void> {
  const { ran, left, former } = await migrate(db, KINDS[mode], { ...options, log });
  if (ran.length > 0) log.info({ migrations: ran }, 'migrated the database');
  if (left.length === 0) return;
  log.warn(
    { migrations: left, former },
    'processes of an earlier release are connected: run "starhall migrate --after" when they have ended',
  );
}
