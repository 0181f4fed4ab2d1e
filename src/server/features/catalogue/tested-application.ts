import type { Kysely } from 'kysely';
import { ApiError } from '#contract/errors/api-error.ts';
import { SHELF } from '#contract/values/states.ts';
import type { Schema } from '../../db/schema.ts';
import { type Asker, mayTestGamesOf } from '../test-account/public.ts';
import { requireVisible } from './application-policy.ts';
import type { ApplicationRow } from './application-queries.ts';

export interface OpenedApplication {
  readonly row: ApplicationRow;
  /** It is off the shelf, and a test account looks at it: no visitor may get the answer, and nothing is counted. */
  readonly isTest: boolean;
}

/**
 * An application that somebody may open: everybody one on the shelf, test accounts of its developer one off the shelf
 * as well (O86). What the system has removed nobody tests.
 * @throws as `requireVisible` for everybody else.
 */
export async function openApplication(
  db: Kysely<Schema>,
  row: ApplicationRow | undefined,
  asker: Asker | null,
): Promise<OpenedApplication> {
  try {
    return { row: requireVisible(row), isTest: false };
  } catch (error) {
    if (row === undefined || !(error instanceof ApiError) || !(await mayTest(db, row, asker))) throw error;
    return { row, isTest: true };
  }
}

async function mayTest(db: Kysely<Schema>, row: ApplicationRow, asker: Asker | null): Promise<boolean> {
  return row.status === SHELF.offShelf && mayTestGamesOf(db, asker, row.developer_id);
}
