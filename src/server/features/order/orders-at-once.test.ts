import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { createOrder, listOrders } from '#contract/order/endpoints.ts';
import { buildShop, makeBuyer } from '#tests/product/open-shop.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { listBalances } from '../ledger/wallet-queries.ts';

let first: TestProduct;
let second: TestProduct;
let shop: Awaited<ReturnType<typeof buildShop>>;

beforeAll(async () => {
  first = await openTestProduct();
  const { database, clock } = first;
  second = await openTestProduct({ beside: { database: { ...database, drop: async () => {} }, clock } });
  shop = await buildShop(first);
  const early = await makeBuyer(first, { TWD: 30 });
  await order(first, early);
});

afterAll(async () => {
  await second.close();
  await first.close();
});

type Buyer = Awaited<ReturnType<typeof makeBuyer>>;

/** Orders for 30 star coins a piece. Returns the number of the order, or the code of the refusal. */
async function order(process: TestProduct, { headers }: Buyer, { key = randomUUID(), quantity = 1 } = {}) {
  const { applicationId, productId } = shop;
  const wanted = { applicationId, productId, currency: 'TWD' as const, quantity };
  const response = await process.send(createOrder, wanted, { headers: { ...headers, 'idempotency-key': key } });
  const body: { readonly orderId?: string; readonly error?: { readonly code: number } } = await response.json();
  return body.orderId ?? body.error?.code;
}

async function pointsOf({ userId }: Buyer): Promise<number | undefined> {
  return (await listBalances(first.db, userId))[0]?.points;
}

async function ordersOf({ headers }: Buyer): Promise<string[]> {
  return (await first.call(listOrders, {}, { headers })).list.map(({ orderId }) => orderId);
}

it('each get their own answer, whoever orders at the same moment', async () => {
  const rich = await makeBuyer(first, { TWD: 1000 });
  const poor = await makeBuyer(first, { TWD: 29 });
  const repeating = await makeBuyer(first, { TWD: 60 });
  const key = randomUUID();
  const earlier = await order(first, repeating, { key });
  const answers = await Promise.all([
    order(first, rich),
    order(first, poor),
    order(first, repeating, { key }),
    order(first, rich, { quantity: 2 }),
    order(first, repeating, { key, quantity: 2 }),
    order(first, rich, { quantity: 1000 }),
  ]);
  const [one, tooLittle, repeated, two, taken, tooMuch] = answers;
  expect([tooLittle, repeated, taken, tooMuch]).toEqual([
    ERROR.notEnoughCoins,
    earlier,
    ERROR.parameterError,
    ERROR.notEnoughCoins,
  ]);
  expect((await ordersOf(rich)).sort()).toEqual([one, two].sort());
  expect([await pointsOf(rich), await pointsOf(poor), await pointsOf(repeating)]).toEqual([910, 29, 30]);
});

it('are paid once each in two processes that get the same calls', async () => {
  const buyers = await Promise.all(Array.from({ length: 12 }, () => makeBuyer(first, { TWD: 100 })));
  const keys = buyers.map(() => [randomUUID(), randomUUID()]);
  const orderAll = (process: TestProduct) =>
    Promise.all(
      buyers.map((buyer, index) => Promise.all((keys[index] ?? []).map((key) => order(process, buyer, { key })))),
    );
  const [here, there] = await Promise.all([orderAll(first), orderAll(second)]);
  expect(there).toEqual(here);
  for (const [index, buyer] of buyers.entries()) {
    expect((await ordersOf(buyer)).sort()).toEqual(here[index]?.toSorted());
    expect(await pointsOf(buyer)).toBe(40);
  }
});
