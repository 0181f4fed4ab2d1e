import { createDeposit, getDeposit } from '#contract/deposit/endpoints.ts';
import type { Deposit } from '#contract/deposit/entities.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { getPoints } from '#contract/ledger/endpoints.ts';
import { type CashierOutcome, runCashier } from '#server/providers/payment/sandbox/endpoints.ts';
import type { TestProduct } from '#tests/product/open-test-product.ts';
import { signIn } from '#tests/product/sign-in.ts';

type Order = InputOf<typeof createDeposit>;

let players = 0;

/** A new account that tops up. */
export async function makePlayer(product: TestProduct) {
  players += 1;
  const email = `payer${players}@example.com`;
  const { headers } = await signIn(product, { email });
  const { id: userId } = await product.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const make = (order: Partial<Order> = {}) =>
    product.call(createDeposit, { amount: 150, currency: 'TWD', paymentMethod: 'credit_card', ...order }, { headers });
  return {
    headers,
    userId,
    email,
    /** Makes a top-up of NT$150 by card, or another. */
    make,
    /** Creates a top-up and has the cashier act on it. */
    async pay(order: Partial<Order> = {}, outcome: CashierOutcome = 'paid'): Promise<Deposit> {
      const { orderId } = await make(order);
      await product.call(runCashier, { orderId, outcome });
      return product.call(getDeposit, { orderId }, { headers });
    },
    get: (orderId: string) => product.call(getDeposit, { orderId }, { headers }),
    async points() {
      const { list } = await product.call(getPoints, {}, { headers });
      return Object.fromEntries(
        list.map(({ currency, points, owed }) => [currency, owed === 0 ? points : { points, owed }]),
      );
    },
  };
}

export type Player = Awaited<ReturnType<typeof makePlayer>>;
