import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { foldAddress, isOperator } from './account-policy.ts';

export interface CallingOperator {
  /** Account that calls now. */
  readonly operatorId: number;
  /** Account that called first for the same thing; null: none has. */
  readonly firstId: number | null;
}

/**
 * The account of whoever calls, as a person: the first one's, unless both are operators by addresses of their own. One
 * person can have several accounts with one address, and an account can take another one after the first call.
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
