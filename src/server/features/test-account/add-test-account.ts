import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { addToList } from './add-to-list.ts';
import { presentTestAccount } from './present-test-account.ts';

/** Adds one account to the list. */
export function addTestAccount({ database }: Pick<Services, 'database'>): Handler<'addTestAccount'> {
  return async ({ account }, context) => {
    const { userId } = requireSession(context);
    const { added, result } = await database.db
      .transaction()
      .execute((trx) => addToList(trx, { developerId: userId, accounts: [account], now: new Date(context.clock()) }));
    const [row] = added;
    if (row !== undefined) return presentTestAccount(row);
    const code = result.refused[0]?.code ?? ERROR.invalidFormat;
    throw code === ERROR.invalidFormat
      ? new ApiError(ERROR.invalidFormat, { fields: { account: 'rule.email' } })
      : new ApiError(code);
  };
}
