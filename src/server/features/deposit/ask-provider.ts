import { PAYMENT_STATUS } from '#contract/values/states.ts';
import type { Database } from '../../db/open-database.ts';
import type { JobServices } from '../../jobs/job-services.ts';
import { PaymentError, type PaymentFact, type PaymentProvider } from '../../providers/payment/payment-provider.ts';
import { EXPIRY_GRACE_MS, nextCheckAt } from './check-schedule.ts';
import { checkDeposit } from './deposit-jobs.ts';
import {
  changeDeposit,
  type DepositRow,
  findDeposit,
  isUnsettled,
  listOverdue,
  lockDeposit,
} from './deposit-queries.ts';
import { applyPaymentFact } from './follow-payment.ts';
import { type DepositMove, moveDeposit, toKnownPayment } from './move-deposit.ts';

export interface PollServices extends Pick<JobServices, 'payments' | 'jobs' | 'log' | 'now'> {
  readonly database: Pick<Database, 'db'>;
}

const { pending, chargeable, cancelling, cancelled } = PAYMENT_STATUS;

/**
 * Queries the provider about an unsettled deposit and applies the result, in case a notification was lost. Unpaid
 * deposits are canceled after they expire, but only once the provider confirms it. `checks` is the number of earlier
 * polls; a duplicate chain of polls ends here.
 */
export async function pollDeposit(
  services: PollServices,
  { orderId, checks }: { readonly orderId: string; readonly checks: number },
): Promise<void> {
  const { database, payments, jobs, now } = services;
  const deposit = await findDeposit(database.db, orderId);
  if (deposit === undefined || !isUnsettled(deposit.status) || deposit.checks !== checks) return;
  const provider = payments.find(deposit.provider);
  const fact = provider === undefined ? null : await askProvider(services, provider, deposit);
  await database.db.transaction().execute(async (trx) => {
    const at = new Date(now());
    const locked = await lockDeposit(trx, orderId);
    if (locked === undefined || !isUnsettled(locked.status) || locked.checks !== checks) return;
    const move = { trx, deposit: locked, jobs, at, actorUserId: null };
    const after = fact === null ? locked : await follow(move, fact);
    if (isUnsettled(after.status)) await planCheck({ ...move, deposit: after }, checks + 1);
  });
}

/** Schedules the next poll in the same transaction: an unsettled deposit always has one. */
export async function planCheck({ trx, deposit, jobs, at }: Omit<DepositMove, 'actorUserId'>, checks: number) {
  const next = nextCheckAt(checks, at, deposit.expires_at);
  await changeDeposit(trx, deposit.id, { checks, next_check_at: next }, at);
  const startAfterSeconds = Math.ceil((next.getTime() - at.getTime()) / 1000);
  await jobs.enqueue(trx, checkDeposit, { orderId: deposit.order_id, checks }, { startAfterSeconds });
}

/** Polls overdue deposits again, whose job was given up. */
export async function pollOverdueDeposits({ database, jobs, now }: PollServices): Promise<void> {
  const overdue = await listOverdue(database.db, new Date(now() - OVERDUE_MS));
  for (const { order_id: orderId, checks } of overdue)
    await jobs.enqueue(database.db, checkDeposit, { orderId, checks });
}

/** Longer than all attempts of one poll together. */
const OVERDUE_MS = 60 * 60_000;

/** The provider's status; null if the provider is unavailable. */
async function askProvider({ log, now }: PollServices, provider: PaymentProvider, deposit: DepositRow) {
  const payment = toKnownPayment(deposit);
  try {
    // A page that is still open after the expiry must no longer accept a payment.
    if (shouldCancel(deposit, now())) await provider.cancel(payment);
    return await provider.query(payment);
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    log.warn({ orderId: deposit.order_id, reason: error.message }, 'a payment provider could not be queried');
    return null;
  }
}

async function follow(move: DepositMove, fact: PaymentFact): Promise<DepositRow> {
  const { deposit, at, trx } = move;
  if (fact.status === pending) {
    const isOver = deposit.status !== chargeable && hasEnded(deposit, at.getTime());
    return isOver ? moveDeposit({ ...move, reason: 'not paid in time' }, cancelled) : deposit;
  }
  await applyPaymentFact(move, fact);
  return (await lockDeposit(trx, deposit.order_id)) ?? deposit;
}

/**
 * Whether payment should be prevented. An authorized deposit counts as paid by the player: it waits for an operator
 * without a limit.
 */
function shouldCancel(deposit: DepositRow, nowMs: number): boolean {
  return deposit.status === cancelling || (deposit.status === pending && hasEnded(deposit, nowMs));
}

function hasEnded({ expires_at }: DepositRow, nowMs: number): boolean {
  return expires_at !== null && nowMs >= expires_at.getTime() + EXPIRY_GRACE_MS;
}
