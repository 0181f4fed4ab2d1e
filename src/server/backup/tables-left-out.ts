/**
 * Tables whose rows are not backed up: the migrations, which restoring runs itself, and the history of backups, which is
 * about the machine.
 */
export const NOT_BACKED_UP: ReadonlySet<string> = new Set(['kysely_migration', 'kysely_migration_lock', 'backups']);
