import type { InvoiceRange } from '#contract/invoice/entities.ts';
import { invoicePeriodOf } from '#domain/invoice/invoice-calendar.ts';
import { businessDayOf } from '#domain/money/business-period.ts';
import type { Handler } from '../../api/handler.ts';
import type { Row } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { listRanges } from './operator-invoice-queries.ts';
import { countWaiting } from './waiting-invoice-queries.ts';

export function listInvoiceRanges({ database: { db } }: Services): Handler<'listInvoiceRanges'> {
  return async (page, context) => {
    const [{ count, rows }, waiting] = await Promise.all([listRanges(db, page), countWaiting(db)]);
    const currentPeriod = invoicePeriodOf(businessDayOf(context.clock()));
    return { count, list: rows.map(presentRange), waiting, currentPeriod };
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
