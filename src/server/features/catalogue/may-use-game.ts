import type { Kysely } from 'kysely';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Schema } from '../../db/schema.ts';
import { ownsGame } from '../library/public.ts';
import { mayTestGamesOf, type TestCaller } from '../test-account/public.ts';
import type { ApplicationRow } from './application-queries.ts';

type PaidGame = Pick<ApplicationRow, 'id' | 'developer_id'>;

/**
 * Whether an account may play or download a paid game: its owners, its developer, and the developer's test accounts
 * (O86). Reads the primary database: who has just bought a game plays it next.
 */
export async function mayUseGame(
  db: Kysely<Schema>,
  { id, developer_id }: PaidGame,
  account: TestCaller | null,
): Promise<boolean> {
  if (!account?.deviceAllowed) return false;
  const { userId } = account;
  if (userId === developer_id || (await ownsGame(db, { userId, applicationId: id }))) return true;
  return mayTestGamesOf(db, account, developer_id);
}

/** @throws ApiError `gameNotOwned` for a paid game that the account may not use. */
export async function requireGame(
  db: Kysely<Schema>,
  row: PaidGame & Pick<ApplicationRow, 'is_paid_once'>,
  account: TestCaller | null,
): Promise<void> {
  if (!row.is_paid_once || (await mayUseGame(db, row, account))) return;
  throw new ApiError(ERROR.gameNotOwned);
}
