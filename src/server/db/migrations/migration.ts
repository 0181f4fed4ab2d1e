import type { Migration } from 'kysely/migration';

/**
 * When a migration runs during an upgrade (decision 063):
 * - `before` the new release serves. Processes of the former release still run and must keep working, so it only adds.
 * - `after` no process of the former release runs any longer. It removes what only they needed.
 */
export type MigrationKind = 'before' | 'after';

/** What the file of a migration exports. */
export interface StoreMigration extends Pick<Migration, 'up'> {
  readonly kind: MigrationKind;
  /**
   * False for what PostgreSQL refuses within a transaction, such as `createIndexConcurrently`: it may then be interrupted
   * anywhere, and has to be able to run again.
   */
  readonly isTransactional?: boolean;
}

/** Migrations by name, in order. */
export type Migrations = Readonly<Record<string, StoreMigration>>;

export interface NamedMigration {
  readonly name: string;
  readonly kind: MigrationKind;
}
