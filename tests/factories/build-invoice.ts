import type { Kysely } from 'kysely';
import { INVOICE_STATUS } from '#contract/values/states.ts';
import { invoicePeriodOf } from '#domain/invoice/invoice-calendar.ts';
import { businessDayOf } from '#domain/money/business-period.ts';
import type { NewRow, Schema } from '#server/db/schema.ts';
import { nextNumber } from './next-number.ts';

/** Inserts an issued invoice of an account, with a number that wins nothing unless one is given. Returns its row. */
export async function buildInvoice(
  db: Kysely<Schema>,
  { user_id, ...overrides }: Partial<NewRow<'invoices'>> & { readonly user_id: number },
) {
  const number = nextNumber();
  const issuedAt = new Date(overrides.issued_at ?? '2026-02-10T04:00:00Z');
  return db
    .insertInto('invoices')
    .values({
      user_id,
      order_id: `D${String(number).padStart(16, '0')}`,
      provider_code: 'sandbox',
      language: 'zh-TW',
      amount: 150,
      paid_at: issuedAt,
      status: INVOICE_STATUS.issued,
      period: invoicePeriodOf(businessDayOf(issuedAt.getTime())),
      number: `ZZ${String(10_000_000 + number * 1000)}`,
      random_code: '0123',
      seller_name: 'Starhall',
      seller_tax_id: '12345675',
      issued_at: issuedAt,
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
