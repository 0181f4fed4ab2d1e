import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { foldAddress, isOperator } from './account-policy.ts';

export interface CallingOperator {
  /** The calling account. */
  readonly operatorId: number;
  /** The account that made the same call first; null if there is none. */
  readonly firstId: number | null;
}

/**
 * Identifies the calling operator as a person. Returns the first caller's account unless both are operators with
 * different addresses: one person can have several accounts with one address, and an account's address can change after
 * the first call.
 */
export async function findOperatorInPerson(
  db: Kysely<Schema>,
  { operatorId, firstId }: CallingOperator,
  operatorEmails: readonly string[],
): Promise<number> {
  if (firstId === null || firstId === operatorId) return operatorId;
  const accounts = await db
    .selectFrom('users')
    .select(['email', 'is_email_confirmed'])
    .where('id', 'in', [operatorId, firstId])
    .execute();
  const operators = accounts.filter((account) => isOperator(account, operatorEmails));
  const addresses = new Set(operators.map(({ email }) => foldAddress(email)));
  return addresses.size === 2 ? operatorId : firstId;
}
