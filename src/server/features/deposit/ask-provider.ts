import { PAYMENT_STATUS } from '#contract/values/states.ts';
import type { Database } from '../../db/open-database.ts';
import type { JobServices } from '../../jobs/open-jobs.ts';
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

export interface AskServices extends Pick<JobServices, 'payments' | 'jobs' | 'log' | 'now'> {
  readonly database: Pick<Database, 'db'>;
}

const { paid, pending, chargeable, cancelling, cancelled } = PAYMENT_STATUS;

/**
 * Asks the provider about a deposit that is not settled, and follows what it says: a notification may have got lost. What
 * nobody has paid when the offer has ended is cancelled, but only on the provider's word. `checks` is how often it was
 * asked about before; a second chain of checks ends here.
 */
export async function pollDeposit(
  services: AskServices,
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

/** Plans the next question, in the same transaction: a deposit that is not settled always has one. */
export async function planCheck({ trx, deposit, jobs, at }: Omit<DepositMove, 'actorUserId'>, checks: number) {
  const next = nextCheckAt(checks, at, deposit.expires_at);
  await changeDeposit(trx, deposit.id, { checks, next_check_at: next }, at);
  const startAfterSeconds = Math.ceil((next.getTime() - at.getTime()) / 1000);
  await jobs.enqueue(trx, checkDeposit, { orderId: deposit.order_id, checks }, { startAfterSeconds });
}

/** Asks again about what should have been asked about long ago: its job was given up. */
export async function pollOverdueDeposits({ database, jobs, now }: AskServices): Promise<void> {
  const overdue = await listOverdue(database.db, new Date(now() - OVERDUE_MS));
  for (const { order_id: orderId, checks } of overdue)
    await jobs.enqueue(database.db, checkDeposit, { orderId, checks });
}

/** Longer than all tries of one check together. */
const OVERDUE_MS = 60 * 60_000;

/** What the provider says; null while it cannot be asked. */
async function askProvider({ log, now }: AskServices, provider: PaymentProvider, deposit: DepositRow) {
  const payment = toKnownPayment(deposit);
  try {
    // Whoever still has the page of an offer that has ended should not pay any more.
    if (isGivenUp(deposit, now())) await provider.cancel(payment);
    return await provider.query(payment);
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    log.warn({ orderId: deposit.order_id, reason: error.message }, 'a payment provider could not be asked');
    return null;
  }
}

async function follow(move: DepositMove, fact: PaymentFact): Promise<DepositRow> {
  const { deposit, at, trx } = move;
  if (fact.status === pending) {
    const isOver = deposit.status !== chargeable && hasEnded(deposit, at.getTime());
    return isOver ? moveDeposit({ ...move, reason: 'not paid in time' }, cancelled) : deposit;
  }
  // Both the payment and its refund went unheard: one after the other, as they came.
  if (fact.refundedMinor > 0) await applyPaymentFact(move, { ...fact, status: paid, refundedMinor: 0 });
  const current = (await lockDeposit(trx, deposit.order_id)) ?? deposit;
  await applyPaymentFact({ ...move, deposit: current }, fact);
  return (await lockDeposit(trx, deposit.order_id)) ?? current;
}

/** What is authorised was paid as far as the player goes: it waits for an operator, however long. */
function isGivenUp(deposit: DepositRow, nowMs: number): boolean {
  return deposit.status === cancelling || (deposit.status === pending && hasEnded(deposit, nowMs));
}

function hasEnded({ expires_at }: DepositRow, nowMs: number): boolean {
  return expires_at !== null && nowMs >= expires_at.getTime() + EXPIRY_GRACE_MS;
}
