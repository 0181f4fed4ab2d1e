import type { Kysely, Transaction } from 'kysely';
import { redeemWindowOf } from '#domain/invoice/invoice-calendar.ts';
import { businessDayOf } from '#domain/money/business-period.ts';
import type { Schema } from '#server/db/schema.ts';
import { notify } from '#server/features/notification/public.ts';
import { sendMail } from '#server/jobs/send-mail.ts';
import { writeInvoiceWonMail } from '#server/mails/invoice-won.ts';
import type { Services } from '#server/services.ts';
import { lockWinners, markNotified } from './winner-queries.ts';

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
export async function notifyAllWinners(db: Kysely<Schema>, telling: Telling): Promise<void> {
  if (redeemWindowOf(telling.period).until < businessDayOf(telling.now.getTime())) return;
  for (;;) {
    const count = await db.transaction().execute((trx) => tellBatch(trx, telling));
    if (count < BATCH_SIZE) return;
  }
}

async function tellBatch(trx: Transaction<Schema>, { period, config, jobs, now }: Telling): Promise<number> {
  const winners = await lockWinners(trx, period, BATCH_SIZE);
  for (const { id, user_id, number, winning_type, prize, language, email, is_email_confirmed, nickname } of winners) {
    await markNotified(trx, id, now);
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
