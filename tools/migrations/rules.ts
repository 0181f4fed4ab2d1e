/**
 * What no migration may do, by name, and what to do instead. These names are squawk's (squawkhq.com/docs/rules). Its rules of style
 * are left out, and those about timeouts: the migrator sets them.
 */
export const SQUAWK_RULES = {
  'adding-field-with-default':
    'the table would be rewritten: add the column without this, fill it in another migration, then set the default',
  'adding-foreign-key-constraint': 'add it NOT VALID as a table constraint, and validate it in a later migration',
  'adding-not-nullable-field':
    'add CHECK (column IS NOT NULL) NOT VALID, validate it in a later migration, and set NOT NULL then or later',
  'adding-required-field': 'the former release inserts rows without it: give it a constant default, or let it be null',
  'adding-serial-primary-key-field': 'create a unique index concurrently, then add the key USING INDEX',
  'ban-alter-domain-with-add-constraint':
    'every column of the domain would be checked under a lock: check in the tables',
  'ban-concurrent-index-creation-in-transaction': 'export isTransactional = false',
  'ban-drop-column': 'the former release reads it: drop it in a migration that runs after the upgrade',
  'ban-drop-database': 'never',
  'ban-drop-not-null': 'the former release expects a value: do it in a migration that runs after the upgrade',
  'ban-drop-table': 'the former release reads it: drop it in a migration that runs after the upgrade',
  'ban-truncate-cascade': 'it empties tables that the statement does not name: name them',
  'changing-column-type': 'the table may be rewritten, and the former release expects the type: add another column',
  'constraint-missing-not-valid': 'add it NOT VALID as a table constraint, and validate it in a later migration',
  'disallowed-unique-constraint': 'create a unique index concurrently, then add the constraint USING INDEX',
  'renaming-column': 'one of the two releases would not find it: add another column',
  'renaming-table': 'one of the two releases would not find it: add another table',
  'require-concurrent-index-creation': 'use createIndexConcurrently in a migration with isTransactional = false',
  'require-concurrent-index-deletion': 'use DROP INDEX CONCURRENTLY in a migration with isTransactional = false',
  'transaction-nesting': 'the migrator begins and ends transactions',
} as const;

/** What follows from how our migrator works. */
export const OWN_RULES = {
  'ban-do-block': 'nobody can see what it runs: write statements',
  'ban-drop-object': 'the former release uses it: drop it in a migration that runs after the upgrade, or replace it',
  'ban-lock-outside-transaction':
    'it waits for minutes while readers wait behind it: use a migration with a transaction',
  'ban-table-rewrite': 'the table could not be read meanwhile',
  'lock-one-table': 'readers of one table would wait while the next is locked: use a migration for each table',
  'no-backfill-under-lock': 'readers would wait until all rows are changed: do it in a migration of its own',
} as const;

export const RULES = { ...SQUAWK_RULES, ...OWN_RULES };

export type Rule = keyof typeof RULES;
