import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAllDeposits, setDepositStatus } from '#contract/deposit/operator-endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { getPoints } from '#contract/ledger/endpoints.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { exchangePosting } from '#tests/factories/exchange-posting.ts';
import { makePlayer, type Player } from '#tests/payment/make-player.ts';
import { openCashier } from '#tests/payment/open-cashier.ts';
import { listAuditOf } from '#tests/product/list-audit-of.ts';
import { meetAtLock } from '#tests/product/meet-at-lock.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { signIn } from '#tests/product/sign-in.ts';
import { postTransaction } from '../ledger/ledger-queries.ts';
import { pollDeposit } from './ask-provider.ts';

const { paid, pending, refunded, chargeable, cancelling, cancelled, rejected, rejectedCancelled, refundInProgress } =
  PAYMENT_STATUS;

interface Caller {
  readonly headers: Readonly<Record<string, string>>;
}

let product: TestProduct;
let first: Caller;
let second: Caller;
let player: Player;

beforeAll(async () => {
  product = await openTestProduct({ settings: { OPERATOR_EMAILS: 'one@starhall.test,two@starhall.test' } });
  first = await signIn(product, { email: 'one@starhall.test' });
  second = await signIn(product, { email: 'two@starhall.test' });
});

afterAll(() => product.close());

const set = (orderId: string, paymentStatus: number, more: object = {}, { headers } = first) =>
  product.send(setDepositStatus, { orderId, paymentStatus, ...more }, { headers }).then(async (response) => {
    const reply = await response.json();
    return response.status === 200 ? [reply.paymentStatus, reply.refundedAmount] : reply.error.code;
  });
const actionsOf = async (orderId: string) =>
  (await listAuditOf(product.db, `deposit:${orderId}`)).map(({ action }) => action);
const refundsOf = async (orderId: string) => {
  const { list } = await product.call(listAllDeposits, { search: orderId }, first);
  return list[0]?.refunds;
};
/** Spends the player's star coins with a seller. */
const spend = (points: number) =>
  product.db.transaction().execute((trx) =>
    postTransaction(trx, exchangePosting('TWD', { userId: player.userId, sellerUserId: 999_999 }, points), {
      reference: `order:${randomUUID()}`,
      at: new Date(product.clock.now()),
    }),
  );

describe('a move by an operator', () => {
  it('R1.18 pays a top-up without a browser', async () => {
    player = await makePlayer(product);
    const { orderId } = await player.make();
    expect(await set(orderId, paid, { reason: 'paid by bank transfer' })).toEqual([paid, 0]);
    expect(await set(orderId, paid)).toEqual([paid, 0]);
    expect(await player.points()).toEqual({ TWD: 150 });
    expect(await listAuditOf(product.db, `deposit:${orderId}`)).toMatchObject([
      { action: 'deposit.create' },
      { action: 'deposit.paid', actorUserId: expect.any(Number), details: { reason: 'paid by bank transfer' } },
    ]);
  });

  it('R4.18 follows the table: every other move is refused, the same state again does nothing', async () => {
    player = await makePlayer(product);
    const moves = [
      [pending, [refunded, rejectedCancelled, refundInProgress]],
      [rejected, [paid, pending, cancelled]],
      [rejectedCancelled, [paid, rejected]],
      [cancelling, [rejected, chargeable]],
      [cancelled, [paid, cancelling]],
    ] as const;
    for (const [status, refused] of moves) {
      const { orderId } = await player.make();
      if (status === rejectedCancelled) await set(orderId, rejected);
      expect(await set(orderId, status)).toEqual([status, 0]);
      const before = await actionsOf(orderId);
      expect(await set(orderId, status)).toEqual([status, 0]);
      for (const target of refused)
        expect(await set(orderId, target), `${status} → ${target}`).toBe(ERROR.parameterError);
      expect(await actionsOf(orderId)).toEqual(before);
    }
    expect(await player.points()).toEqual({});
    expect(await set((await player.make()).orderId, 10)).toBe(ERROR.statusNotFound);
    expect(await set('D2603010000000000', paid)).toBe(ERROR.orderOrDepositNotFound);
  });

  it('captures or releases an authorized payment', async () => {
    player = await makePlayer(product);
    const captured = await player.pay({}, 'chargeable');
    expect(await set(captured.orderId, paid)).toEqual([paid, 0]);
    const free = await player.pay({}, 'chargeable');
    expect(await set(free.orderId, cancelled)).toEqual([cancelled, 0]);
    expect(await player.points()).toEqual({ TWD: 150 });
    const books = await product.db.selectFrom('cashier_payments').select(['order_id', 'state']).execute();
    expect(books).toContainEqual({ order_id: captured.orderId, state: 'paid' });
    expect(books).toContainEqual({ order_id: free.orderId, state: 'cancelled' });
  });

  it('sets nothing free that was charged meanwhile', async () => {
    player = await makePlayer(product);
    const { orderId } = await player.pay({}, 'chargeable');
    await openCashier(product).run({ orderId, outcome: 'untold' });
    expect(await set(orderId, cancelled)).toBe(ERROR.externalProviderError);
    expect(await player.get(orderId)).toMatchObject({ paymentStatus: chargeable });
    await pollDeposit(product.services, { orderId, checks: 0 });
    expect(await player.points()).toEqual({ TWD: 150 });
  });

  it('does not call the provider for a malformed key or one of another call', async () => {
    player = await makePlayer(product);
    const { orderId } = await player.pay({}, 'chargeable');
    const other = await player.make();
    const taken = { headers: { ...first.headers, 'idempotency-key': randomUUID() } };
    await product.call(setDepositStatus, { orderId: other.orderId, paymentStatus: cancelled }, taken);
    const malformed = { headers: { ...first.headers, 'idempotency-key': 'a key' } };
    const capture = { orderId, paymentStatus: paid };
    expect(await product.refuse(setDepositStatus, capture, taken)).toMatchObject({ code: ERROR.parameterError });
    expect(await product.refuse(setDepositStatus, capture, malformed)).toMatchObject({ code: ERROR.invalidFormat });
    expect(await openCashier(product).find(orderId)).toMatchObject({ state: 'authorised' });
  });

  it('changes nothing when the provider is down', async () => {
    player = await makePlayer(product);
    const { orderId } = await player.pay({}, 'chargeable');
    const { database, clock } = product;
    const settings = { SANDBOX_CASHIER_DOWN: 'on', OPERATOR_EMAILS: 'one@starhall.test' };
    const down = await openTestProduct({ settings, beside: { database, clock } });
    try {
      const refusal = await down.refuse(setDepositStatus, { orderId, paymentStatus: paid }, first);
      expect(refusal).toEqual({ status: 502, code: ERROR.externalProviderError });
      expect(await player.get(orderId)).toMatchObject({ paymentStatus: chargeable });
    } finally {
      await down.close();
    }
  });

  it('is for operators only', async () => {
    player = await makePlayer(product);
    const { orderId } = await player.make();
    expect(await set(orderId, paid, {}, player)).toBe(ERROR.permissionDenied);
    expect(await product.refuse(listAllDeposits, {}, player)).toMatchObject({
      status: 403,
      code: ERROR.permissionDenied,
    });
    expect(await product.refuse(setDepositStatus, { orderId, paymentStatus: paid })).toMatchObject({
      code: ERROR.authorizationMissing,
    });
    expect(await product.refuse(getPoints, {})).toMatchObject({ code: ERROR.authorizationMissing });
  });
});

describe('a refund', () => {
  it('takes back the star coins, in part or completely', async () => {
    player = await makePlayer(product);
    const { orderId } = await player.pay();
    expect(await set(orderId, refunded, { amount: 50 })).toEqual([paid, 50]);
    expect(await player.points()).toEqual({ TWD: 100 });
    expect(await set(orderId, refunded, { amount: 101 })).toBe(ERROR.parameterError);
    expect(await set(orderId, refunded, { amount: 0.5 })).toBe(ERROR.invalidFormat);
    expect(await set(orderId, refunded)).toEqual([refunded, 150]);
    expect(await set(orderId, refunded)).toEqual([refunded, 150]);
    expect(await player.points()).toEqual({ TWD: 0 });
    expect((await actionsOf(orderId)).filter((action) => action === 'deposit.refund')).toHaveLength(2);
  });

  it('happens once for one key', async () => {
    player = await makePlayer(product);
    const { orderId } = await player.pay();
    const options = { headers: { ...first.headers, 'idempotency-key': randomUUID() } };
    const refund = { orderId, paymentStatus: refunded, amount: 50 };
    const replies = await Promise.all([1, 2, 3].map(() => product.call(setDepositStatus, refund, options)));
    expect(replies.map(({ refundedAmount }) => refundedAmount)).toEqual([50, 50, 50]);
    expect(await player.points()).toEqual({ TWD: 100 });
  });

  it('of star coins that were spent leaves them owed, until the next top-up', async () => {
    player = await makePlayer(product);
    const { orderId } = await player.pay();
    await spend(120);
    expect(await set(orderId, refunded)).toEqual([refunded, 150]);
    expect(await player.points()).toEqual({ TWD: { points: 0, owed: 120 } });
    expect(await refundsOf(orderId)).toMatchObject([{ amount: 150, owedAmount: 120 }]);
    await player.pay({ amount: 200 });
    expect(await player.points()).toEqual({ TWD: 80 });
  });
});

describe('a credit of 10,000 and more', () => {
  const creditOf = async (orderId: string) => {
    const { list } = await product.call(listAllDeposits, { problem: 'second_person', search: orderId }, first);
    return list[0]?.credit;
  };

  it('requires two operators: the first request waits and shows its author, a second one by the same person is 60044', async () => {
    player = await makePlayer(product);
    const { orderId } = await player.make({ amount: 10_000 });
    expect(await set(orderId, paid, { reason: 'by bank transfer' })).toEqual([pending, 0]);
    expect(await player.points()).toEqual({});
    expect(await creditOf(orderId)).toMatchObject({ operatorId: expect.any(Number), reason: 'by bank transfer' });
    expect(await set(orderId, paid)).toBe(ERROR.secondOperatorNeeded);
    const { headers } = await signIn(product, { email: 'One@starhall.test' }, 'apple');
    expect(await set(orderId, paid, {}, { headers })).toBe(ERROR.secondOperatorNeeded);
    expect(await set(orderId, paid, {}, second)).toEqual([paid, 0]);
    expect(await player.points()).toEqual({ TWD: 10_000 });
    expect(await creditOf(orderId)).toBeUndefined();
    expect(await actionsOf(orderId)).toEqual(['deposit.create', 'deposit.approve_credit', 'deposit.paid']);
  });

  it.each([
    ['TWD', 9999, 10_000],
    ['MYR', 1299.99, 1300],
    ['SGD', 399.99, 400],
    ['EUR', 249.99, 250],
  ] as const)(
    'begins in %s with an amount of its own: %d needs one operator, %d two',
    async (currency, below, from) => {
      player = await makePlayer(product);
      const small = await player.make({ amount: below, currency });
      expect(await set(small.orderId, paid)).toEqual([paid, 0]);
      const large = await player.make({ amount: from, currency });
      expect(await set(large.orderId, paid)).toEqual([pending, 0]);
      expect(await set(large.orderId, paid, {}, second)).toEqual([paid, 0]);
      expect(await set(small.orderId, refunded)).toEqual([refunded, below]);
      expect(await set(large.orderId, refunded)).toEqual([refundInProgress, 0]);
      expect(await set(large.orderId, refunded, {}, second)).toEqual([refunded, from]);
    },
  );

  it('captures an authorized payment only with the second request', async () => {
    player = await makePlayer(product);
    const { orderId } = await player.pay({ amount: 10_000 }, 'chargeable');
    const stateOf = async () =>
      (await product.db.selectFrom('cashier_payments').select('state').where('order_id', '=', orderId).execute())[0]
        ?.state;
    expect(await set(orderId, paid)).toEqual([chargeable, 0]);
    expect(await set(orderId, paid)).toBe(ERROR.secondOperatorNeeded);
    expect(await stateOf()).toBe('authorised');
    expect(await set(orderId, paid, {}, second)).toEqual([paid, 0]);
    expect(await stateOf()).toBe('paid');
  });

  it('charges before it credits, also where neither of two operators knew of the other', async () => {
    player = await makePlayer(product);
    const { orderId } = await player.pay({ amount: 10_000 }, 'chargeable');
    const answers = await meetAtLock(product.db, {
      lock: (trx) => trx.selectFrom('deposits').select('id').where('order_id', '=', orderId).forUpdate().execute(),
      call: () => Promise.all([set(orderId, paid), set(orderId, paid, {}, second)]),
      waiting: 2,
      act: async () => {},
    });
    expect(answers).toEqual([
      [chargeable, 0],
      [chargeable, 0],
    ]);
    expect(await player.points()).toEqual({});
    expect(await Promise.all([set(orderId, paid), set(orderId, paid, {}, second)])).toContainEqual([paid, 0]);
    expect(await player.points()).toEqual({ TWD: 10_000 });
    expect(await openCashier(product).find(orderId)).toMatchObject({ state: 'paid' });
  });

  it('credits once for two concurrent requests', async () => {
    player = await makePlayer(product);
    const { orderId } = await player.make({ amount: 10_000 });
    const answers = await Promise.all([set(orderId, paid), set(orderId, paid, {}, second), set(orderId, paid)]);
    expect(answers).toContainEqual([pending, 0]);
    expect([0, 10_000]).toContain((await player.points()).TWD ?? 0);
    await set(orderId, paid, {}, second);
    await set(orderId, paid);
    expect(await player.points()).toEqual({ TWD: 10_000 });
  });

  it('is no longer waited for once the top-up moves otherwise', async () => {
    player = await makePlayer(product);
    const { orderId } = await player.make({ amount: 10_000 });
    await set(orderId, paid);
    expect(await set(orderId, cancelling)).toEqual([cancelling, 0]);
    expect(await set(orderId, paid, {}, second)).toEqual([cancelling, 0]);
    expect(await player.points()).toEqual({});
  });
});

describe('a refund of 10,000 and more', () => {
  it('requires two operators; meanwhile the star coins are held', async () => {
    player = await makePlayer(product);
    const { orderId } = await player.pay({ amount: 10_000 });
    expect(await set(orderId, refunded, { reason: 'wrong account' })).toEqual([refundInProgress, 0]);
    expect(await player.points()).toEqual({ TWD: 0 });
    expect(await set(orderId, refunded)).toBe(ERROR.secondOperatorNeeded);
    expect(await refundsOf(orderId)).toMatchObject([{ amount: 10_000, state: 'waiting', reason: 'wrong account' }]);
    expect(await set(orderId, refunded, { amount: 9999 }, second)).toBe(ERROR.parameterError);
    expect(await set(orderId, refunded, {}, second)).toEqual([refunded, 10_000]);
    expect(await player.points()).toEqual({ TWD: 0 });
    expect(await actionsOf(orderId)).toEqual(
      expect.arrayContaining(['deposit.create', 'deposit.paid', 'deposit.approve_refund', 'deposit.refund']),
    );
  });

  it('requires two persons, not two accounts of one', async () => {
    player = await makePlayer(product);
    const { orderId } = await player.pay({ amount: 10_000 });
    const { headers } = await signIn(product, { email: 'One@starhall.test' }, 'apple');
    expect(await set(orderId, refunded)).toEqual([refundInProgress, 0]);
    expect(await set(orderId, refunded, {}, { headers })).toBe(ERROR.secondOperatorNeeded);
    // A changed address after the first request does not help either.
    const { operatorId } = (await refundsOf(orderId))?.[0] ?? {};
    const rename = (email: string) =>
      product.db
        .updateTable('users')
        .set({ email })
        .where('id', '=', operatorId ?? 0)
        .execute();
    await rename('elsewhere@starhall.test');
    expect(await set(orderId, refunded, {}, { headers })).toBe(ERROR.secondOperatorNeeded);
    await rename('one@starhall.test');
    expect(await set(orderId, refunded, {}, second)).toEqual([refunded, 10_000]);
  });

  it('counts earlier refunds of the payment', async () => {
    player = await makePlayer(product);
    const twd = await player.pay({ amount: 12_000 });
    expect(await set(twd.orderId, refunded, { amount: 9999 })).toEqual([paid, 9999]);
    expect(await set(twd.orderId, refunded, { amount: 1 })).toEqual([refundInProgress, 9999]);
    expect(await set(twd.orderId, refunded, { amount: 1 }, second)).toEqual([paid, 10_000]);
  });

  it('can be given up: the star coins are free again', async () => {
    player = await makePlayer(product);
    const { orderId } = await player.pay({ amount: 20_000 });
    expect(await set(orderId, refunded, { amount: 15_000 })).toEqual([refundInProgress, 0]);
    expect(await player.points()).toEqual({ TWD: 5000 });
    // A late duplicate of the payment notification does not abandon the refund.
    expect(await openCashier(product).run({ orderId, outcome: 'paid' })).toEqual([200]);
    expect(await player.points()).toEqual({ TWD: 5000 });
    expect(await set(orderId, paid, {}, second)).toEqual([paid, 0]);
    expect(await player.points()).toEqual({ TWD: 20_000 });
    expect(await refundsOf(orderId)).toMatchObject([{ state: 'given_up' }]);
  });

  it('takes the held star coins and records the rest as a debt', async () => {
    player = await makePlayer(product);
    const { orderId } = await player.pay({ amount: 10_000 });
    await spend(4000);
    await set(orderId, refunded);
    expect(await player.points()).toEqual({ TWD: 0 });
    await player.pay({ amount: 1000 });
    expect(await set(orderId, refunded, {}, second)).toEqual([refunded, 10_000]);
    expect(await player.points()).toEqual({ TWD: { points: 0, owed: 3000 } });
  });

  it('is overtaken by the provider: its own refund counts, the request is abandoned', async () => {
    player = await makePlayer(product);
    const { orderId } = await player.pay({ amount: 10_000 });
    await set(orderId, refunded);
    await openCashier(product).run({ orderId, outcome: 'refunded', amount: 2000 });
    expect(await player.points()).toEqual({ TWD: 8000 });
    expect(await refundsOf(orderId)).toMatchObject([
      { amount: 10_000, state: 'given_up' },
      { amount: 2000, state: 'done', operatorId: null },
    ]);
    expect(await player.get(orderId)).toMatchObject({ paymentStatus: paid, refundedAmount: 2000 });
  });

  it('can be asked of two operators for small sums as well', async () => {
    player = await makePlayer(product);
    const { orderId } = await player.pay();
    expect(await set(orderId, refundInProgress)).toEqual([refundInProgress, 0]);
    expect(await set(orderId, refunded)).toBe(ERROR.secondOperatorNeeded);
    expect(await set(orderId, refunded, {}, second)).toEqual([refunded, 150]);
  });
});
