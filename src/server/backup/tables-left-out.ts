/**
 * Tables whose rows are not backed up: the migrations, which restoring runs itself, the history of backups, which is
 * about the machine, and the parts of unfinished uploads, which are sent again.
 */
export const NOT_BACKED_UP: ReadonlySet<string> = new Set([
  'kysely_migration',
  'kysely_migration_lock',
  'backups',
  'package_parts',
]);
