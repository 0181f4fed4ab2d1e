import type { Migration } from 'kysely/migration';
import * as catalogue from './001-catalogue.ts';
import * as accounts from './002-accounts.ts';

/** All migrations by name, in order. A list in code: the bundled server has no folder to read them from. */
export const migrations: Record<string, Migration> = {
  '001-catalogue': catalogue,
  '002-accounts': accounts,
};
