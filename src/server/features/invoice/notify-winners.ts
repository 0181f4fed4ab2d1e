import type { Kysely, Transaction } from 'kysely';
import { redeemWindowOf } from '#domain/invoice/invoice-calendar.ts';
import { businessDayOf } from '#domain/money/business-period.ts';
import type { Schema } from '#server/db/schema.ts';
import { notify } from '#server/features/notification/public.ts';
import { sendMail } from '#server/jobs/send-mail.ts';
import { writeInvoiceWonMail } from '#server/mails/invoice-won.ts';
import type { Services } from '#server/services.ts';
import { lockWinners, markNotified } from './winner-queries.ts';

export interface WinnerNotices {
  readonly period: string;
  readonly config: Pick<Services['config'], 'COMPANY_NAME' | 'PUBLIC_ORIGIN'>;
  readonly jobs: Pick<Services['jobs'], 'enqueue'>;
  readonly now: Date;
}

const BATCH_SIZE = 50;

/**
 * Notifies each winner of a period once per invoice, however often the draw is imported. Deleted accounts are skipped,
 * and nobody is notified after the redemption period.
 */
export async function notifyAllWinners(db: Kysely<Schema>, notices: WinnerNotices): Promise<void> {
  if (redeemWindowOf(notices.period).until < businessDayOf(notices.now.getTime())) return;
  for (;;) {
    const count = await db.transaction().execute((trx) => notifyBatch(trx, notices));
    if (count < BATCH_SIZE) return;
  }
}

async function notifyBatch(trx: Transaction<Schema>, { period, config, jobs, now }: WinnerNotices): Promise<number> {
  const winners = await lockWinners(trx, period, BATCH_SIZE);
  for (const { id, user_id, number, winning_type, prize, language, email, is_email_confirmed, nickname } of winners) {
    await markNotified(trx, id, now);
    const params = { invoiceNumber: number ?? '', prize };
    await notify(trx, { userId: user_id, kind: 'invoice_won', params, path: '/store/lottery', now });
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
