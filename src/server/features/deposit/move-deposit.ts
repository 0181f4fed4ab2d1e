import type { Transaction } from 'kysely';
import type { AuditAction } from '#contract/admin/audit-actions.ts';
import type { DepositProblem } from '#contract/deposit/entities.ts';
import { PAYMENT_STATUS, type PaymentStatus } from '#contract/values/states.ts';
import { toMajor } from '#domain/money/money.ts';
import type { RowUpdate, Schema } from '../../db/schema.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import type { KnownPayment } from '../../providers/payment/payment-provider.ts';
import { isAudited, writeAudit } from '../audit/public.ts';
import { issueInvoiceLater, voidInvoiceLater } from '../invoice/public.ts';
import { creditTopUp, type WalletMove } from '../ledger/public.ts';
import { notify } from '../notification/public.ts';
import { changeDeposit, type DepositRow } from './deposit-queries.ts';
import { sumDisputes } from './dispute-queries.ts';

/** A deposit, locked by the transaction, and the actor. */
export interface DepositMove {
  readonly trx: Transaction<Schema>;
  readonly deposit: DepositRow;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
  readonly at: Date;
  /** Null for the provider or the system. */
  readonly actorUserId: number | null;
  readonly reason?: string | undefined;
}

const { paid, pending, chargeable, cancelling, cancelled, rejected, rejectedCancelled } = PAYMENT_STATUS;

/** The audit action for each new status; refunds have their own actions. */
const ACTIONS: Readonly<Partial<Record<PaymentStatus, AuditAction>>> = {
  [paid]: 'deposit.paid',
  [pending]: 'deposit.pending',
  [chargeable]: 'deposit.authorized',
  [cancelling]: 'deposit.cancelling',
  [cancelled]: 'deposit.cancelled',
  [rejected]: 'deposit.rejected',
  [rejectedCancelled]: 'deposit.rejected_cancelled',
};

/** Credits a paid deposit. */
export async function payDeposit(move: DepositMove): Promise<DepositRow> {
  const { trx, deposit, jobs, at } = move;
  const { id, currency, amount_minor: amountMinor, order_id: orderId, user_id: userId } = deposit;
  await creditTopUp(trx, walletMoveOf(move, amountMinor));
  const changed = await changeDeposit(trx, id, { status: paid, paid_at: at, problem: null }, at);
  await recordMove(move, 'deposit.paid', { amount: toMajor(amountMinor, currency), currency });
  const params = { orderId, amount: toMajor(amountMinor, currency), currency };
  await notify(trx, { userId, kind: 'deposit_paid', params, path: '/store/record', now: at });
  if (currency === 'TWD') {
    const amount = toMajor(amountMinor, currency);
    const { provider: providerCode, language } = deposit;
    await issueInvoiceLater(trx, { jobs, orderId, userId, amount, paidAt: at, providerCode, language });
  }
  return changed;
}

/** Changes the status of a deposit without moving star coins. */
export async function moveDeposit(
  move: DepositMove,
  status: PaymentStatus,
  change: RowUpdate<'deposits'> = {},
): Promise<DepositRow> {
  const changed = await changeDeposit(move.trx, move.deposit.id, { ...change, status }, move.at);
  await recordMove(move, ACTIONS[status] ?? 'deposit.moved', { from: move.deposit.status });
  return changed;
}

/** Records a problem once for an operator to resolve. */
export async function recordProblem(move: DepositMove, problem: DepositProblem, details: object = {}): Promise<void> {
  if (move.deposit.problem === problem) return;
  await changeDeposit(move.trx, move.deposit.id, { problem }, move.at);
  await recordMove(move, 'deposit.problem', { problem, ...details });
}

/** Records a reported problem. A repeated report has no effect, even after an operator resolved it. */
export async function recordReportedProblem(
  move: DepositMove,
  problem: DepositProblem,
  details: object = {},
): Promise<void> {
  const entry = { action: 'deposit.problem', subject: `deposit:${move.deposit.order_id}` } as const;
  if (await isAudited(move.trx, { ...entry, details: { problem, ...details } })) return;
  await recordProblem(move, problem, details);
}

/**
 * Queues the update of the invoice after a refund. What a dispute has taken counts only once it is lost: until then the
 * sale is not undone, and a void invoice could not be restored.
 */
export async function refundInvoiceOf({ trx, jobs, at }: DepositMove, deposit: DepositRow): Promise<void> {
  const { id, currency, order_id: orderId, refunded_minor: refundedMinor } = deposit;
  if (currency !== 'TWD') return;
  const { openMinor } = await sumDisputes(trx, id);
  if (refundedMinor === openMinor) return;
  await voidInvoiceLater(trx, { jobs, orderId, refundedAmount: toMajor(refundedMinor - openMinor, currency), at });
}

export function walletMoveOf({ deposit, at }: DepositMove, amountMinor: number): WalletMove {
  const { user_id: userId, currency, order_id: orderId } = deposit;
  return { userId, currency, amountMinor, orderId, at };
}

/** Writes an audit entry about a deposit. */
export async function recordMove(move: DepositMove, action: AuditAction, details: object = {}): Promise<void> {
  const { trx, deposit, actorUserId, reason } = move;
  const said = reason === undefined ? {} : { reason };
  await writeAudit(trx, {
    actorUserId,
    action,
    subject: `deposit:${deposit.order_id}`,
    details: { ...details, ...said },
  });
}

/** Formats a deposit for its provider. */
export function toKnownPayment(row: DepositRow): KnownPayment {
  return {
    orderId: row.order_id,
    paymentMethod: row.payment_method,
    currency: row.currency,
    amountMinor: row.amount_minor,
    language: row.language,
    createdAt: row.created_at,
    expiresAt: row.expires_at ?? row.created_at,
    providerReference: row.provider_reference,
    providerMethod: row.provider_method,
  };
}
