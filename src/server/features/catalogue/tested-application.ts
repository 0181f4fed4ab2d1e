import type { Kysely } from 'kysely';
import { ApiError } from '#contract/errors/api-error.ts';
import { SHELF } from '#contract/values/states.ts';
import type { Schema } from '../../db/schema.ts';
import { mayTestGamesOf, type TestCaller } from '../test-account/public.ts';
import { requireVisible } from './application-policy.ts';
import type { ApplicationRow } from './application-queries.ts';

export interface OpenedApplication {
  readonly row: ApplicationRow;
  /**
   * A test account views an unpublished application: the reply must not be cached for visitors, and nothing is counted.
   */
  readonly isTest: boolean;
}

/**
 * Opens an application that the caller may see: published ones for everyone, unpublished ones for test accounts of
 * their developer (O86). Applications removed by the system cannot be tested.
 * @throws as `requireVisible` for everyone else.
 */
export async function openApplication(
  db: Kysely<Schema>,
  row: ApplicationRow | undefined,
  account: TestCaller | null,
): Promise<OpenedApplication> {
  try {
    return { row: requireVisible(row), isTest: false };
  } catch (error) {
    if (row === undefined || !(error instanceof ApiError) || !(await mayTest(db, row, account))) throw error;
    return { row, isTest: true };
  }
}

async function mayTest(db: Kysely<Schema>, row: ApplicationRow, account: TestCaller | null): Promise<boolean> {
  return row.status === SHELF.offShelf && mayTestGamesOf(db, account, row.developer_id);
}
