import type { Kysely, Transaction } from 'kysely';
import { INVOICE_STATUS } from '#contract/values/states.ts';
import { redeemWindowOf } from '#domain/invoice/invoice-calendar.ts';
import { businessDayOf } from '#domain/money/business-period.ts';
import type { Schema } from '../../db/schema.ts';
import { sendMail } from '../../jobs/send-mail.ts';
import { writeInvoiceWonMail } from '../../mails/invoice-won.ts';
import type { Services } from '../../services.ts';
import { notify } from '../notification/public.ts';

export interface Telling {
  readonly period: string;
  readonly config: Pick<Services['config'], 'COMPANY_NAME' | 'PUBLIC_ORIGIN'>;
  readonly jobs: Pick<Services['jobs'], 'enqueue'>;
  readonly now: Date;
}

const BATCH_SIZE = 50;

/**
 * Has each winner of a period written to, once for each invoice, however often its draw is imported. Who deleted the
 * account is not written to; nor is anybody once prizes are no longer paid.
 */
export async function tellAllWinners(db: Kysely<Schema>, telling: Telling): Promise<void> {
  if (redeemWindowOf(telling.period).until < businessDayOf(telling.now.getTime())) return;
  for (;;) {
    const count = await db.transaction().execute((trx) => tellBatch(trx, telling));
    if (count < BATCH_SIZE) return;
  }
}

async function tellBatch(trx: Transaction<Schema>, { period, config, jobs, now }: Telling): Promise<number> {
  const winners = await lockWinners(trx, period);
  for (const { id, user_id, number, winning_type, prize, language, email, is_email_confirmed, nickname } of winners) {
    await trx.updateTable('invoices').set({ notified_at: now }).where('id', '=', id).execute();
    const told = { invoiceNumber: number ?? '', prize };
    await notify(trx, { userId: user_id, kind: 'invoice_won', params: told, path: '/store/lottery', now });
    if (!is_email_confirmed) continue;
    const mail = writeInvoiceWonMail({
      to: email,
      name: nickname,
      language,
      company: config.COMPANY_NAME,
      origin: config.PUBLIC_ORIGIN,
      invoiceNumber: number ?? '',
      period,
      winningType: winning_type,
      prize,
    });
    await jobs.enqueue(trx, sendMail, mail);
  }
  return winners.length;
}

function lockWinners(trx: Transaction<Schema>, period: string) {
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
    .limit(BATCH_SIZE)
    .forUpdate('i')
    .execute();
}
