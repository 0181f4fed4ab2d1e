import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelDeposit } from '#contract/deposit/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time/durations.ts';
import { runCashier } from '#server/providers/payment/sandbox/endpoints.ts';
import { makePlayer, type Player } from '#tests/payment/make-player.ts';
import { openCashier } from '#tests/payment/open-cashier.ts';
import { listAuditOf } from '#tests/product/list-audit-of.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { pollDeposit } from './ask-provider.ts';
import { findDeposit } from './deposit-queries.ts';

const { paid, pending, refunded, chargeable, cancelled, cancelling, rejected } = PAYMENT_STATUS;

let product: TestProduct;
let down: TestProduct;
let player: Player;

beforeAll(async () => {
  product = await openTestProduct();
  const { database, clock } = product;
  down = await openTestProduct({ settings: { SANDBOX_CASHIER_DOWN: 'on' }, beside: { database, clock } });
});

afterAll(async () => {
  await down.close();
  await product.close();
});

const rowOf = async (orderId: string) => {
  const row = await findDeposit(product.db, orderId);
  if (row === undefined) throw new Error('no such deposit');
  return row;
};
/** Polls as the currently due job does. */
const ask = async (orderId: string, { services } = product) =>
  pollDeposit(services, { orderId, checks: (await rowOf(orderId)).checks });

describe('a lost notification', () => {
  it('is recovered: a payment', async () => {
    player = await makePlayer(product);
    const { orderId } = await player.pay({}, 'untold');
    expect(await player.get(orderId)).toMatchObject({ paymentStatus: pending });
    await ask(orderId);
    expect(await player.get(orderId)).toMatchObject({ paymentStatus: paid });
    expect(await player.points()).toEqual({ TWD: 150 });
    expect((await rowOf(orderId)).next_check_at).toBeNull();
    await ask(orderId);
    expect(await player.points()).toEqual({ TWD: 150 });
  });

  it('is recovered: a payment that was refunded since', async () => {
    player = await makePlayer(product);
    const { orderId } = await player.make();
    await product.db
      .updateTable('cashier_payments')
      .set({ state: 'paid', refunded_minor: 150 })
      .where('order_id', '=', orderId)
      .execute();
    await ask(orderId);
    expect(await player.get(orderId)).toMatchObject({ paymentStatus: refunded, refundedAmount: 150 });
    expect(await player.points()).toEqual({ TWD: 0 });
  });

  it('is recovered: a declined payment', async () => {
    player = await makePlayer(product);
    const { orderId } = await player.make();
    await product.db
      .updateTable('cashier_payments')
      .set({ state: 'declined' })
      .where('order_id', '=', orderId)
      .execute();
    await ask(orderId);
    expect(await player.get(orderId)).toMatchObject({ paymentStatus: rejected });
  });
});

describe('polling', () => {
  it('continues at growing intervals in one chain while nothing is known', async () => {
    player = await makePlayer(product);
    const { orderId } = await player.make();
    const waits: number[] = [];
    for (let checks = 0; checks < 4; checks += 1) {
      const { next_check_at } = await rowOf(orderId);
      waits.push(((next_check_at?.getTime() ?? 0) - product.clock.now()) / MINUTE_MS);
      await ask(orderId);
    }
    expect(waits).toEqual([1, 5, 15, 60]);
    // A second job of an earlier round has no effect.
    const before = await rowOf(orderId);
    await pollDeposit(product.services, { orderId, checks: before.checks - 1 });
    expect(await rowOf(orderId)).toEqual(before);
  });

  it('continues while the provider is down, and changes nothing meanwhile', async () => {
    player = await makePlayer(product);
    const { orderId } = await player.pay({}, 'untold');
    product.clock.advance(2 * DAY_MS);
    await ask(orderId, down);
    expect(await player.get(orderId)).toMatchObject({ paymentStatus: pending, payUrl: null });
    expect((await rowOf(orderId)).next_check_at?.getTime()).toBeGreaterThan(product.clock.now());
    await ask(orderId);
    expect(await player.points()).toEqual({ TWD: 150 });
  });
});

describe('an expired top-up', () => {
  it('is canceled if unpaid, and can no longer be paid', async () => {
    player = await makePlayer(product);
    const { orderId } = await player.make();
    product.clock.advance(DAY_MS);
    await ask(orderId);
    expect(await player.get(orderId), 'some grace').toMatchObject({ paymentStatus: pending, payUrl: null });
    product.clock.advance(11 * MINUTE_MS);
    await ask(orderId);
    expect(await player.get(orderId)).toMatchObject({ paymentStatus: cancelled });
    expect(await listAuditOf(product.db, `deposit:${orderId}`)).toMatchObject([
      { action: 'deposit.create' },
      { action: 'deposit.cancelled', actorUserId: null },
    ]);
    expect(await product.refuse(runCashier, { orderId, outcome: 'paid' })).toMatchObject({
      code: ERROR.parameterError,
    });
  });

  it('is credited when it was paid in time', async () => {
    player = await makePlayer(product);
    const { orderId } = await player.pay({}, 'untold');
    product.clock.advance(3 * DAY_MS);
    await ask(orderId);
    expect(await player.get(orderId)).toMatchObject({ paymentStatus: paid });
  });

  it('leaves authorized payments to an operator', async () => {
    player = await makePlayer(product);
    const { orderId } = await player.pay({}, 'chargeable');
    product.clock.advance(3 * DAY_MS);
    await ask(orderId);
    expect(await player.get(orderId)).toMatchObject({ paymentStatus: chargeable });
    expect(await openCashier(product).find(orderId)).toMatchObject({ state: 'authorised' });
  });

  it('is canceled if it was being canceled and then failed', async () => {
    player = await makePlayer(product);
    const { orderId } = await player.make();
    await down.call(cancelDeposit, { orderId }, player);
    await product.db
      .updateTable('cashier_payments')
      .set({ state: 'declined' })
      .where('order_id', '=', orderId)
      .execute();
    await ask(orderId);
    expect(await player.get(orderId)).toMatchObject({ paymentStatus: cancelled });
    expect((await rowOf(orderId)).next_check_at).toBeNull();
  });

  it('is polled in time after its cancellation: within half an hour and the grace period', async () => {
    player = await makePlayer(product);
    const { orderId } = await player.make();
    for (let checks = 0; checks < 6; checks += 1) await ask(orderId);
    await down.call(cancelDeposit, { orderId }, player);
    const { next_check_at } = await rowOf(orderId);
    expect(next_check_at?.getTime()).toBeLessThanOrEqual(product.clock.now() + 40 * MINUTE_MS);
  });

  it('is canceled as soon as the provider replies, if it was being canceled', async () => {
    player = await makePlayer(product);
    const { orderId } = await player.make();
    expect(await down.call(cancelDeposit, { orderId }, player)).toMatchObject({ paymentStatus: cancelling });
    await ask(orderId);
    expect(await player.get(orderId)).toMatchObject({ paymentStatus: cancelled });
  });
});
