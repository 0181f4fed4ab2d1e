import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../audit/public.ts';
import { issueInvoices } from './invoice-jobs.ts';
import { addRange } from './operator-invoice-queries.ts';

/**
 * Adds a range of invoice numbers for a period and issues the invoices that wait for numbers.
 * @throws ApiError `invalidFormat` for a range that ends before it begins or overlaps another one.
 */
export function addInvoiceRange({ database, jobs }: Services): Handler<'addInvoiceRange'> {
  return async ({ period, prefix, from, to }, context) => {
    const { userId } = requireSession(context);
    if (Number(to) < Number(from)) throw new ApiError(ERROR.invalidFormat, { fields: { to: 'field.range' } });
    return database.db.transaction().execute(async (trx) => {
      const added = await addRange(trx, {
        period,
        prefix,
        first_number: Number(from),
        last_number: Number(to),
        created_at: new Date(context.clock()),
      });
      if (added === undefined) {
        throw new ApiError(ERROR.invalidFormat, { fields: { from: 'field.taken', to: 'field.taken' } });
      }
      const details = { period, prefix, from, to };
      await writeAudit(trx, { actorUserId: userId, action: 'invoice.range', subject: `range:${added.id}`, details });
      await jobs.enqueue(trx, issueInvoices, {});
      return { result: true, id: added.id };
    });
  };
}
