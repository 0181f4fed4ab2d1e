import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listAllDeposits, setDepositStatus, settleDepositProblem } from '#contract/deposit/operator-endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { deliverToStore } from '#server/providers/payment/sandbox/deliver-notifications.ts';
import { runCashier } from '#server/providers/payment/sandbox/endpoints.ts';
import { makePlayer } from '#tests/payment/make-player.ts';
import { openCashier } from '#tests/payment/open-cashier.ts';
import { listAuditOf } from '#tests/product/list-audit-of.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { signIn } from '#tests/product/sign-in.ts';
import { pollOverdueDeposits } from './ask-provider.ts';

const { paid, refunded } = PAYMENT_STATUS;
const PATIENCE = { timeout: 25_000 };

let product: TestProduct;
let operator: { readonly headers: Readonly<Record<string, string>> };

beforeAll(async () => {
  product = await openTestProduct({ jobPollSeconds: 0.5 });
  operator = await signIn(product, { email: 'operator@starhall.test' });
});

afterAll(() => product.close());

const cashierPayment = (orderId: string) => openCashier(product).find(orderId);

it('asks again about a deposit whose job was lost', async () => {
  const player = await makePlayer(product);
  const { orderId } = await player.pay({}, 'untold');
  await product.db
    .updateTable('deposits')
    .set({ next_check_at: new Date(0) })
    .where('order_id', '=', orderId)
    .execute();
  await pollOverdueDeposits(product.services);
  await expect.poll(() => player.points(), PATIENCE).toEqual({ TWD: 150 });
});

it('has the provider pay refunds back, in parts', async () => {
  const player = await makePlayer(product);
  const { orderId } = await player.pay();
  const refund = { orderId, paymentStatus: refunded, reason: 'bought twice' };
  const part = await product.call(setDepositStatus, { ...refund, amount: 50 }, operator);
  expect(part).toEqual({ result: true, paymentStatus: paid, refundedAmount: 50 });
  await expect.poll(async () => (await cashierPayment(orderId))?.refunded_minor, PATIENCE).toBe(50);
  await product.call(setDepositStatus, refund, operator);
  await expect.poll(async () => (await cashierPayment(orderId))?.refunded_minor, PATIENCE).toBe(150);
  const refundsOf = async () => (await product.call(listAllDeposits, { search: orderId }, operator)).list[0]?.refunds;
  await expect
    .poll(async () => (await refundsOf())?.map(({ amount, state }) => [amount, state]), PATIENCE)
    .toEqual([
      [50, 'done'],
      [100, 'done'],
    ]);
  const actions = (await listAuditOf(product.db, `deposit:${orderId}`)).map(({ action }) => action);
  expect(actions.filter((action) => action === 'deposit.refund_sent')).toHaveLength(2);
});

it('leaves a refund that the provider refuses to an operator', async () => {
  const player = await makePlayer(product);
  const { orderId } = await player.pay();
  // The cashier's operator was faster, and its notification was lost.
  await product.db
    .updateTable('cashier_payments')
    .set({ refunded_minor: 150 })
    .where('order_id', '=', orderId)
    .execute();
  await product.call(setDepositStatus, { orderId, paymentStatus: refunded }, operator);
  const find = async () => (await product.call(listAllDeposits, { problem: 'any' }, operator)).list[0];
  await expect.poll(find, PATIENCE).toMatchObject({
    orderId,
    problem: 'refund_failed',
    refunds: [{ amount: 150, state: 'failed' }],
  });
  expect(await player.points()).toEqual({ TWD: 0 });
  await product.call(settleDepositProblem, { orderId, reason: 'paid by bank transfer' }, operator);
  await product.call(settleDepositProblem, { orderId, reason: 'again' }, operator);
  expect((await product.call(listAllDeposits, { search: orderId }, operator)).list).toMatchObject([
    { problem: null, refunds: [{ state: 'done' }] },
  ]);
  const settled = (await listAuditOf(product.db, `deposit:${orderId}`)).filter(
    ({ action }) => action === 'deposit.settle_problem',
  );
  expect(settled).toMatchObject([{ details: { problem: 'refund_failed', reason: 'paid by bank transfer' } }]);
  expect(await product.refuse(settleDepositProblem, { orderId, reason: 'mine' }, player)).toMatchObject({
    code: ERROR.permissionDenied,
  });
});

it('repeats notifications that the store did not accept, in their order', async () => {
  const player = await makePlayer(product);
  const { orderId } = await player.make();
  // Hide the payment from the store for a moment, as if its reply was lost.
  await product.db.updateTable('deposits').set({ provider: 'elsewhere' }).where('order_id', '=', orderId).execute();
  expect((await product.call(runCashier, { orderId, outcome: 'paid' })).answers).toEqual([404]);
  await product.db.updateTable('deposits').set({ provider: 'sandbox' }).where('order_id', '=', orderId).execute();
  // Its job is due in seconds.
  await sql`UPDATE jobs.job SET start_after = now() WHERE name = ${deliverToStore.name}`.execute(product.db);
  await expect.poll(() => player.points(), PATIENCE).toEqual({ TWD: 150 });
});
