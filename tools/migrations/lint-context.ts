import type { MigrationKind } from '#server/db/migrations/migration.ts';

/** Knowledge that outlives a migration. */
export interface LintHistory {
  /** `table.column` by the name of its CHECK (column IS NOT NULL), valid or not. */
  readonly nullChecks: Map<string, string>;
  /** `table.column` for columns of which a validated check says that none is null. */
  readonly filled: Set<string>;
}

/** What is known of a migration while its statements are read. */
export interface LintContext extends LintHistory {
  readonly kind: MigrationKind;
  readonly isTransactional: boolean;
  /** Tables that the migration itself creates: nobody reads them yet. */
  readonly created: Set<string>;
  /** Constraints that it adds. */
  readonly added: Set<string>;
  /** Tables that existed before and that nobody can read until its transaction ends. */
  readonly locked: Set<string>;
  /** Tables that existed before and whose rows it changes. */
  readonly filledRows: Set<string>;
}

export function isExisting({ created }: LintContext, table: string): boolean {
  return !created.has(table);
}
