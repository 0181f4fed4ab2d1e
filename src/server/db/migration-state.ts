import { type Kysely, sql } from 'kysely';
import { migrations } from './migrations/index.ts';
import type { Migrations, NamedMigration } from './migrations/migration.ts';
import type { Schema } from './schema.ts';

export interface MigrationState {
  /** Migrations of this release that have not run yet, in order. */
  readonly open: readonly NamedMigration[];
  /** Migrations of a newer release that have run. */
  readonly unknown: readonly NamedMigration[];
}

/** Compares a database with the migrations of this release. Changes nothing, not even in an empty database. */
export async function readMigrationState(db: Kysely<Schema>, known: Migrations = migrations): Promise<MigrationState> {
  const applied = await readApplied(db);
  const names = new Set(applied.map(({ name }) => name));
  return {
    open: Object.entries(known)
      .filter(([name]) => !names.has(name))
      .map(([name, { kind }]) => ({ name, kind })),
    unknown: applied.filter(({ name }) => known[name] === undefined),
  };
}

/**
 * Why this release cannot serve with the database: it lacks a migration `before`, or a newer release has run one `after`,
 * which took away what this one needs. Undefined if it can.
 */
export function findObstacle({ open, unknown }: MigrationState): string | undefined {
  const gone = namesOf(unknown, 'after');
  if (gone.length > 0) {
    return `a newer Starhall has removed from the database what this one needs (${gone.join(', ')}): start the newer one`;
  }
  const lacking = namesOf(open, 'before');
  if (lacking.length === 0) return undefined;
  if (unknown.length > 0)
    return `the database belongs to another Starhall: it has ${unknown[0]?.name}, but lacks ${lacking.join(', ')}`;
  return `the database lacks ${lacking.join(', ')}: run "starhall migrate --before"`;
}

export function namesOf(list: readonly NamedMigration[], kind: NamedMigration['kind']): string[] {
  return list.filter((each) => each.kind === kind).map(({ name }) => name);
}

/** The table is that of Kysely's migrator, which former releases used; they did not note the kind. */
async function readApplied(db: Kysely<Schema>): Promise<NamedMigration[]> {
  const { rows: tables } = await sql<{ is_there: boolean }>`
    SELECT to_regclass('kysely_migration') IS NOT NULL AS is_there`.execute(db);
  if (!tables[0]?.is_there) return [];
  const { rows } = await sql<NamedMigration>`
    SELECT name, coalesce(to_jsonb(m) ->> 'kind', 'before') AS kind FROM kysely_migration m ORDER BY name`.execute(db);
  return rows;
}
