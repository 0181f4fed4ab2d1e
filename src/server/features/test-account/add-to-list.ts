import type { Transaction } from 'kysely';
import { checkTestAccounts } from '#domain/application/test-accounts.ts';
import { contactRules } from '#domain/rules/contact-rules.ts';
import type { Schema } from '../../db/schema.ts';
import { findTestAccounts, insertTestAccounts, lockTestAccounts } from './test-account-queries.ts';

interface Addition {
  readonly developerId: number;
  readonly accounts: readonly string[];
  readonly now: Date;
}

/** Validates addresses against the list, which is locked, and adds the valid ones. */
export async function addToList(trx: Transaction<Schema>, { developerId, accounts, now }: Addition) {
  await lockTestAccounts(trx, developerId);
  const existing = await findTestAccounts(trx, developerId);
  const result = checkTestAccounts(accounts, {
    existing: existing.map(({ account }) => account),
    isEmail: (address) => contactRules.email.check(address, {}) === true,
  });
  const added = await insertTestAccounts(trx, {
    developerId,
    accounts: result.accepted,
    taken: existing.map(({ place }) => place),
    now,
  });
  return { added, result };
}
