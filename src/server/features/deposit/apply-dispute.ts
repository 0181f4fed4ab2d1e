import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { toMajor } from '#domain/money/money.ts';
import type { ReportedDispute } from '../../providers/payment/payment-provider.ts';
import { giveBackTopUp } from '../ledger/public.ts';
import { notify } from '../notification/public.ts';
import { changeDeposit } from './deposit-queries.ts';
import { findDispute, saveDispute } from './dispute-queries.ts';
import { type DepositMove, recordMove, refundInvoiceOf, walletMoveOf } from './move-deposit.ts';
import { releaseWaiting, takeBack } from './refund-deposit.ts';

/**
 * Brings a paid deposit to the state of a dispute: star coins are taken back while the bank has the money, and given
 * back once the store has it again. What was applied before is stored, so reports may come repeatedly and in any order.
 */
export async function applyDispute(move: DepositMove, dispute: ReportedDispute): Promise<void> {
  const { trx, deposit, at } = move;
  const { reference, state } = dispute;
  const known = await findDispute(trx, deposit.id, reference);
  // Two processes may have asked the provider at the same moment: the older answer must not reopen what is decided.
  if (known !== undefined && known.state !== 'open' && state === 'open') return;
  const before = known?.taken_minor ?? 0;
  const leftMinor = deposit.amount_minor - deposit.refunded_minor + before;
  const takenMinor = dispute.isTaken ? Math.min(dispute.amountMinor, leftMinor) : 0;
  if (known !== undefined && known.state === state && before === takenMinor) return;
  const row = { deposit_id: deposit.id, reference, amount_minor: dispute.amountMinor, taken_minor: takenMinor, state };
  // First, so that the invoice follows the new state.
  await saveDispute(trx, { ...row, created_at: known?.created_at ?? at, updated_at: at });
  if (known?.state !== state) {
    const { currency } = deposit;
    await recordMove(move, 'deposit.dispute', { state, amount: toMajor(dispute.amountMinor, currency), currency });
  }
  if (takenMinor > before) {
    await releaseWaiting(move);
    const { amount_minor: amountMinor, refunded_minor: refundedMinor } = deposit;
    const isWhole = refundedMinor + takenMinor - before === amountMinor;
    await takeBack(move, takenMinor - before, isWhole ? PAYMENT_STATUS.refunded : PAYMENT_STATUS.paid);
  } else if (takenMinor < before) {
    await giveBack(move, before - takenMinor);
  } else if (state === 'lost') {
    await refundInvoiceOf(move, deposit);
  }
}

async function giveBack(move: DepositMove, amountMinor: number): Promise<void> {
  const { trx, deposit, at } = move;
  const { currency, user_id: userId, order_id: orderId } = deposit;
  await giveBackTopUp(trx, walletMoveOf(move, amountMinor));
  // One that was refunded in whole is paid again; a refund that waits for its second operator still waits.
  const status = deposit.status === PAYMENT_STATUS.refunded ? PAYMENT_STATUS.paid : deposit.status;
  await changeDeposit(trx, deposit.id, { status, refunded_minor: deposit.refunded_minor - amountMinor }, at);
  const amounts = { amount: toMajor(amountMinor, currency), currency };
  await recordMove(move, 'deposit.restore', amounts);
  await notify(trx, {
    userId,
    kind: 'deposit_restored',
    params: { orderId, ...amounts },
    path: '/store/record',
    now: at,
  });
}
