import { type Kysely, sql } from 'kysely';
import type { CurrencyCode } from '#contract/values/limits.ts';
import type { PaymentStatus } from '#contract/values/states.ts';
import { businessDayOf, type Period } from '#domain/money/business-period.ts';
import type { RecordKind, Schema } from '../../db/schema.ts';

/** Records of one currency and status; amounts in minor units. */
export interface RecordTotal {
  readonly currency: CurrencyCode;
  readonly status: PaymentStatus;
  readonly count: number;
  readonly amountMinor: number;
  readonly refundedMinor: number;
}

export interface RecordSpan {
  readonly record: RecordKind;
  readonly userId: number;
  readonly period: Period;
}

/**
 * Counts and sums a user's records in a period of whole days, from daily totals that triggers maintain: equally fast
 * for 100 and 100,000 records. Returns undefined for a period with partial days; count the records instead.
 */
export async function countRecords(db: Kysely<Schema>, span: RecordSpan): Promise<RecordTotal[] | undefined> {
  const { record, userId, period } = span;
  if (!period.isWholeDays) return undefined;
  return (
    db
      .selectFrom('record_days')
      .select(['currency', 'status'])
      .select(({ fn }) => [
        sql<number>`${fn.sum('count')}::bigint`.as('count'),
        sql<number>`${fn.sum('amount_minor')}::bigint`.as('amountMinor'),
        sql<number>`${fn.sum('refunded_minor')}::bigint`.as('refundedMinor'),
      ])
      // Calls may send IDs beyond the range of integer, with which the column could not be compared.
      .where('user_id', '=', sql<number>`${userId}::bigint`)
      .where('record', '=', record)
      .$if(period.fromMs !== null, (query) => query.where('day', '>=', businessDayOf(period.fromMs ?? 0)))
      .$if(period.toMs !== null, (query) => query.where('day', '<', businessDayOf(period.toMs ?? 0)))
      .groupBy(['currency', 'status'])
      .having(({ fn }) => fn.sum('count'), '>', 0)
      .orderBy('currency')
      .orderBy('status')
      .execute()
  );
}
