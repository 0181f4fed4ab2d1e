import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { InvoiceRange } from '#contract/invoice/entities.ts';
import type { addInvoiceRange, listInvoiceRanges } from '#contract/invoice/operator-endpoints.ts';
import { invoicePeriodOf } from '#domain/invoice/invoice-calendar.ts';
import { businessDayOf } from '#domain/money/business-period.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Row } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../audit/audit-queries.ts';
import { issueInvoices } from './invoice-jobs.ts';
import { countWaiting } from './issue-waiting.ts';
import { addRange, listRanges } from './operator-invoice-queries.ts';

export function createListRanges({ database: { db } }: Services): Handler<typeof listInvoiceRanges> {
  return async (page, context) => {
    const [{ count, rows }, waiting] = await Promise.all([listRanges(db, page), countWaiting(db)]);
    const currentPeriod = invoicePeriodOf(businessDayOf(context.clock()));
    return { count, list: rows.map(presentRange), waiting, currentPeriod };
  };
}

/**
 * Adds numbers of a period, and has issued what waits for them.
 * @throws ApiError `invalidFormat` for a range that ends before it begins, or has numbers of another one.
 */
export function createAddRange({ database, jobs }: Services): Handler<typeof addInvoiceRange> {
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

function presentRange(row: Row<'invoice_ranges'>): InvoiceRange {
  const { first_number: first, last_number: last, next_number: next } = row;
  return {
    id: row.id,
    period: row.period,
    prefix: row.prefix,
    from: writeDigits(first),
    to: writeDigits(last),
    next: next > last ? null : writeDigits(next),
    used: next - first,
    left: last - next + 1,
    createdAt: row.created_at.toISOString(),
  };
}

function writeDigits(number: number): string {
  return String(number).padStart(8, '0');
}
