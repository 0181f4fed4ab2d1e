import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { isTaxIdFree } from './tax-id-queries.ts';

/**
 * Checks whether the account may apply with a tax ID, for feedback while typing. It reveals no more than a submission
 * does, and the hourly limit prevents enumerating developers.
 */
export function checkTaxId({ database: { db }, limits }: Pick<Services, 'database' | 'limits'>): Handler<'checkTaxId'> {
  return async ({ taxIdNumber }, context) => {
    const { userId } = requireSession(context);
    await limits.count('taxIds', userId);
    return { isFree: await isTaxIdFree(db, { userId, taxIdNumber }) };
  };
}
