import { bindJob, LastingFailure } from '../../jobs/job.ts';
import type { JobServices } from '../../jobs/job-services.ts';
import { PaymentRefused } from '../../providers/payment/payment-provider.ts';
import { type PollServices, pollDeposit } from './ask-provider.ts';
import { checkDeposit, sendRefund } from './deposit-jobs.ts';
import { changeRefund, findRefund, lockDeposit, type RefundRow } from './deposit-queries.ts';
import { type DepositMove, recordMove, recordProblem, toKnownPayment } from './move-deposit.ts';

export function bindCheckDeposit(services: PollServices) {
  return bindJob(checkDeposit, (order) => pollDeposit(services, order));
}

type RefundServices = Pick<JobServices, 'database' | 'payments' | 'jobs' | 'now'>;

/** Sends refunds to the provider; those that cannot be refunded by an API call are left to an operator. */
export function bindSendRefund(services: RefundServices) {
  return bindJob(sendRefund, async ({ refundId }, { attempt }) => {
    const found = await findRefund(services.database.db, refundId);
    if (found === undefined || found.refund.state !== 'sending') return;
    try {
      await saveOutcome(services, found.refund, await payBack(services, found, attempt > 1));
    } catch (error) {
      const isLasting = error instanceof PaymentRefused || attempt > sendRefund.retry.limit;
      if (!isLasting || !(error instanceof Error)) throw error;
      await saveOutcome(services, found.refund, 'failed');
      throw new LastingFailure(error.message);
    }
  });
}

type Found = NonNullable<Awaited<ReturnType<typeof findRefund>>>;

/** The refund number is the same in every attempt, so the provider pays once. */
async function payBack(
  { payments }: RefundServices,
  { refund, deposit }: Found,
  isRepeated: boolean,
): Promise<'done' | 'by_hand'> {
  const provider = payments.find(deposit.provider);
  if (provider === undefined) return 'by_hand';
  const order = { refundId: `${deposit.order_id}-${refund.id}`, amountMinor: refund.amount_minor, isRepeated };
  return provider.refund(toKnownPayment(deposit), order);
}

async function saveOutcome(services: RefundServices, refund: RefundRow, state: 'done' | 'by_hand' | 'failed') {
  const { database, jobs, now } = services;
  const at = new Date(now());
  await database.db.transaction().execute(async (trx) => {
    const { deposit } = (await findRefund(trx, refund.id)) ?? {};
    const locked = deposit && (await lockDeposit(trx, deposit.order_id));
    if (locked === undefined) return;
    await changeRefund(trx, refund.id, { state, updated_at: at });
    const move: DepositMove = { trx, deposit: locked, jobs, at, actorUserId: null };
    if (state === 'done') await recordMove(move, 'deposit.refund_sent');
    else await recordProblem(move, state === 'failed' ? 'refund_failed' : 'refund_by_hand');
  });
}
