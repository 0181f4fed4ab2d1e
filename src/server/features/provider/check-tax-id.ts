import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { isTaxIdFree } from './tax-id-queries.ts';

/**
 * Whether the account could apply with a tax ID, so that the form can say so where it is typed. It tells no more than
 * a submission does, and the number of questions an hour is limited: nobody can list who is a developer here.
 */
export function checkTaxId({ database: { db }, limits }: Pick<Services, 'database' | 'limits'>): Handler<'checkTaxId'> {
  return async ({ taxIdNumber }, context) => {
    const { userId } = requireSession(context);
    await limits.count('taxIds', userId);
    return { isFree: await isTaxIdFree(db, { userId, taxIdNumber }) };
  };
}
