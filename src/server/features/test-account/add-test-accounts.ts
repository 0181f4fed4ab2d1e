import type { Transaction } from 'kysely';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { addTestAccount, importTestAccounts } from '#contract/test-account/endpoints.ts';
import { judgeTestAccounts, readTestAccountList } from '#domain/application/test-accounts.ts';
import { contactRules } from '#domain/rules/contact-rules.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { presentTestAccount } from './present-test-account.ts';
import { findTestAccounts, insertTestAccounts, lockTestAccounts } from './test-account-queries.ts';

/** Adds one account to the list. */
export function createAddTestAccount({ database }: Pick<Services, 'database'>): Handler<typeof addTestAccount> {
  return async ({ account }, context) => {
    const { userId } = requireSession(context);
    const { added, judged } = await database.db
      .transaction()
      .execute((trx) => addToList(trx, { developerId: userId, accounts: [account], now: new Date(context.clock()) }));
    const [row] = added;
    if (row !== undefined) return presentTestAccount(row);
    const code = judged.refused[0]?.code ?? ERROR.invalidFormat;
    throw code === ERROR.invalidFormat
      ? new ApiError(ERROR.invalidFormat, { fields: { account: 'rule.email' } })
      : new ApiError(code);
  };
}

/** Adds the accounts of a pasted list, and says of every address what became of it. */
export function createImportTestAccounts({ database }: Pick<Services, 'database'>): Handler<typeof importTestAccounts> {
  return async ({ accounts }, context) => {
    const { userId } = requireSession(context);
    const sent = readTestAccountList(accounts);
    if (sent.length === 0) throw new ApiError(ERROR.invalidFormat, { fields: { accounts: 'field.required' } });
    const { added, judged } = await database.db
      .transaction()
      .execute((trx) => addToList(trx, { developerId: userId, accounts: sent, now: new Date(context.clock()) }));
    const list = judged.lines.map(({ account, code }) => ({ account, code: code ?? null }));
    return { count: list.length, added: added.length, list };
  };
}

interface Addition {
  readonly developerId: number;
  readonly accounts: readonly string[];
  readonly now: Date;
}

/** Judges addresses against a list that nobody else can change meanwhile, and adds those that may be. */
async function addToList(trx: Transaction<Schema>, { developerId, accounts, now }: Addition) {
  await lockTestAccounts(trx, developerId);
  const existing = await findTestAccounts(trx, developerId);
  const judged = judgeTestAccounts(accounts, {
    existing: existing.map(({ account }) => account),
    isEmail: (address) => contactRules.email.check(address, {}) === true,
  });
  const added = await insertTestAccounts(trx, {
    developerId,
    accounts: judged.accepted,
    taken: existing.map(({ place }) => place),
    now,
  });
  return { added, judged };
}
