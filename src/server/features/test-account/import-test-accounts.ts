import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { readTestAccountList } from '#domain/application/test-accounts.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { addToList } from './add-to-list.ts';

/** Adds the accounts of a pasted list, and reports the result for every address. */
export function importTestAccounts({ database }: Pick<Services, 'database'>): Handler<'importTestAccounts'> {
  return async ({ accounts }, context) => {
    const { userId } = requireSession(context);
    const sent = readTestAccountList(accounts);
    if (sent.length === 0) throw new ApiError(ERROR.invalidFormat, { fields: { accounts: 'field.required' } });
    const { added, result } = await database.db
      .transaction()
      .execute((trx) => addToList(trx, { developerId: userId, accounts: sent, now: new Date(context.clock()) }));
    const list = result.lines.map(({ account, code }) => ({ account, code: code ?? null }));
    return { count: list.length, added: added.length, list };
  };
}
