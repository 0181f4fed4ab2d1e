import type { Transaction } from 'kysely';
import { INVOICE_STATUS } from '#contract/values/states.ts';
import type { Schema } from '../../db/schema.ts';

export async function markNotified(trx: Transaction<Schema>, id: number, now: Date): Promise<void> {
  await trx.updateTable('invoices').set({ notified_at: now }).where('id', '=', id).execute();
}

export function lockWinners(trx: Transaction<Schema>, period: string, limit: number) {
  return trx
    .selectFrom('invoices as i')
    .innerJoin('users as u', 'u.id', 'i.user_id')
    .select(['i.id', 'i.number', 'i.winning_type', 'i.prize', 'i.language'])
    .select(['u.id as user_id', 'u.email', 'u.is_email_confirmed', 'u.nickname'])
    .where('i.period', '=', period)
    .where('i.status', '=', INVOICE_STATUS.issued)
    .where('i.winning_type', '>', 0)
    .where('i.notified_at', 'is', null)
    .orderBy('i.id')
    .limit(limit)
    .forUpdate('i')
    .execute();
}
