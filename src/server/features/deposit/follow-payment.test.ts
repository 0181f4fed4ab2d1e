import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PAYMENT_STATUS, type PaymentStatus } from '#contract/values/states.ts';
import { paymentStatus } from '#domain/state-machines/payment-status.ts';
import { reachableStates } from '#domain/state-machines/reachable-states.ts';
import { type PaymentFact, REPORTED_STATUSES } from '#server/providers/payment/payment-provider.ts';
import { makePlayer, type Player } from '#tests/payment/make-player.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { findDeposit, lockDeposit } from './deposit-queries.ts';
import { applyPaymentFact } from './follow-payment.ts';

const { paid, refunded, refundInProgress, cancelled, rejected } = PAYMENT_STATUS;
const AMOUNT = 150;
const PAID: readonly PaymentStatus[] = [paid, refunded, refundInProgress];

let product: TestProduct;
let player: Player;

beforeAll(async () => {
  product = await openTestProduct();
  player = await makePlayer(product);
});

afterAll(() => product.close());

const told = fc.record({
  status: fc.constantFrom(...REPORTED_STATUSES),
  amountMinor: fc.constantFrom(AMOUNT, AMOUNT, AMOUNT, AMOUNT + 1),
  refundedMinor: fc.constantFrom(0, 0, 0, 50, 100, AMOUNT, AMOUNT + 1),
});
type Told = Pick<PaymentFact, 'status' | 'amountMinor' | 'refundedMinor'>;

async function tell(orderId: string, fact: Told) {
  await product.db.transaction().execute(async (trx) => {
    const deposit = await lockDeposit(trx, orderId);
    if (deposit === undefined) throw new Error('no such deposit');
    const { jobs } = product.services;
    const move = { trx, deposit, jobs, at: new Date(product.clock.now()), actorUserId: null };
    await applyPaymentFact(move, { orderId, currency: 'TWD', ...fact });
  });
  const after = await findDeposit(product.db, orderId);
  if (after === undefined) throw new Error('no such deposit');
  return after;
}

it('R1.18 credits what was paid and not refunded once, in any order of notifications', async () => {
  let settledBefore = 0;
  const property = fc.asyncProperty(fc.array(told, { minLength: 1, maxLength: 8 }), async (facts) => {
    const { orderId } = await player.make({ amount: AMOUNT });
    let before: PaymentStatus = PAYMENT_STATUS.pending;
    let refundedBefore = 0;
    for (const fact of facts) {
      const after = await tell(orderId, fact);
      expect(reachableStates(paymentStatus, before)).toContain(after.status);
      expect(after.refunded_minor).toBeGreaterThanOrEqual(refundedBefore);
      // Only a payment as agreed is credited, and only before the cancellation.
      if (PAID.includes(after.status) && !PAID.includes(before)) {
        expect([paid, refunded]).toContain(fact.status);
        expect(fact.amountMinor).toBe(AMOUNT);
        expect([cancelled, rejected]).not.toContain(before);
      }
      before = after.status;
      refundedBefore = after.refunded_minor;
    }
    settledBefore += PAID.includes(before) ? AMOUNT - refundedBefore : 0;
    expect((await player.points()).TWD ?? 0).toBe(settledBefore);
    // Repeated notifications have no further effect.
    const repeated = facts.at(-1);
    if (repeated !== undefined) expect((await tell(orderId, repeated)).status).toBe(before);
    expect((await player.points()).TWD ?? 0).toBe(settledBefore);
  });
  await fc.assert(property, { numRuns: 60, seed: 20_260_301 });
});
