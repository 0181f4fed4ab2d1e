import type { Migration } from 'kysely/migration';
import * as catalogue from './001-catalogue.ts';
import * as accounts from './002-accounts.ts';
import * as outbox from './003-outbox.ts';
import * as sessions from './004-sessions.ts';
import * as verification from './005-verification.ts';

/** All migrations by name, in order. A list in code: the bundled server has no folder to read them from. */
export const migrations: Record<string, Migration> = {
  '001-catalogue': catalogue,
  '002-accounts': accounts,
  '003-outbox': outbox,
  '004-sessions': sessions,
  '005-verification': verification,
};
