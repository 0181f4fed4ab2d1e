import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { createOrder, getOrder, listOrders, requestOrderRefund } from '#contract/order/endpoints.ts';
import { getPurchase } from '#contract/purchase/endpoints.ts';
import { addTestAccount, removeTestAccount } from '#contract/test-account/endpoints.ts';
import type { NewRow } from '#server/db/schema.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { buildProduct } from '#tests/factories/build-product.ts';
import { setUser } from '#tests/product/expect-turned-away.ts';
import { makeDeveloper } from '#tests/product/make-developer.ts';
import { makeBuyer } from '#tests/product/open-shop.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { type SignedIn, signIn } from '#tests/product/sign-in.ts';
import { listBalances } from '../ledger/wallet-queries.ts';

type Shelf = 1 | 2 | 3;
type Buyer = Awaited<ReturnType<typeof makeBuyer>>;

let product: TestProduct;
let developer: SignedIn;
let developerId: number;
let tester: Buyer;

beforeAll(async () => {
  product = await openTestProduct();
  developer = await signIn(product, { email: 'maker@example.com' });
  developerId = await makeDeveloper(product, 'maker@example.com');
  tester = await makeBuyer(product, { TWD: 100 });
  await product.call(addTestAccount, { account: tester.email }, developer);
});

afterAll(() => product.close());

/** Creates a game with one product for the developer. */
async function buildGame({ game = {}, sold = {} }: GameState = {}) {
  const { id, appId } = await buildApplication(product.db, { developer_id: developerId, ...game });
  const { productId } = await buildProduct(product.db, { application_id: id, ...sold });
  product.forget();
  return { id, applicationId: appId, productId };
}

interface GameState {
  readonly game?: Partial<NewRow<'applications'>>;
  readonly sold?: Partial<NewRow<'products'>>;
}

type Game = Pick<Awaited<ReturnType<typeof buildGame>>, 'applicationId' | 'productId'>;
const inputOf = ({ applicationId, productId }: Game, input: object = {}) => {
  return { applicationId, productId, currency: 'TWD', quantity: 2, testMode: true, ...input } as const;
};
const order = (game: Game, input?: object, { headers } = tester, key: string = randomUUID()) =>
  product.call(createOrder, inputOf(game, input), { headers: { ...headers, 'idempotency-key': key } });
const refuse = (game: Game, input?: object, { headers } = tester, key: string = randomUUID()) =>
  product.refuse(createOrder, inputOf(game, input), { headers: { ...headers, 'idempotency-key': key } });

it('O86 sells to a test account for nothing, and the books know nothing of it', async () => {
  const game = await buildGame();
  const made = await order(game);
  expect(made).toMatchObject({
    ...{ testMode: true, amount: 0, points: 0, paymentStatus: 1, quantity: 2, country: 'TW', acknowledgedAt: null },
  });
  expect(await product.call(getOrder, { orderId: made.orderId }, tester)).toEqual(made);
  expect(await listBalances(product.db, tester.userId)).toMatchObject([{ points: 100 }]);
  const postings = product.db.selectFrom('ledger_transactions').where('reference', '=', `order:${made.orderId}`);
  expect(await postings.selectAll().execute()).toEqual([]);
  const { list, totals } = await product.call(listOrders, { applicationId: game.applicationId }, tester);
  expect(list).toEqual([made]);
  expect(totals).toEqual([{ currency: 'TWD', count: 1, amount: 0, points: 0, refundedAmount: 0 }]);
  expect(await product.call(getPurchase, { exchangeId: made.exchangeId }, developer)).toMatchObject({
    ...{ testMode: true, amount: 0, quantity: 2, state: 'completed' },
  });
  expect(await product.refuse(requestOrderRefund, { orderId: made.orderId, reason: 'x' }, tester)).toMatchObject({
    code: ERROR.parameterError,
  });
});

it('sells what is off the shelf, never what the system removed, by any shelf of game and product', async () => {
  const shelves = fc.constantFrom<Shelf>(1, 2, 3);
  await fc.assert(
    fc.asyncProperty(shelves, shelves, fc.boolean(), async (game, sold, wasReleased) => {
      const rowOf = (status: Shelf) => {
        return { status, published_at: wasReleased || status === 1 ? '2026-01-01T00:00:00Z' : null };
      };
      const built = await buildGame({ game: rowOf(game), sold: rowOf(sold) });
      if (game === 3 && !wasReleased)
        expect(await refuse(built)).toEqual({ status: 404, code: ERROR.applicationNotFound });
      else if (game === 3) expect(await refuse(built)).toEqual({ status: 409, code: ERROR.applicationRemoved });
      else if (sold === 3) expect(await refuse(built)).toEqual({ status: 409, code: ERROR.productRemoved });
      else expect(await order(built)).toMatchObject({ testMode: true, amount: 0 });
    }),
    { numRuns: 25 },
  );
});

it('sells what it sells: 50005, 50013, 60001 and the shown price are as ever', async () => {
  const game = await buildGame();
  expect(await refuse(game, { productId: 'unknown' })).toMatchObject({ code: ERROR.productNotFound });
  expect(await refuse(game, { currency: 'SGD' })).toMatchObject({ code: ERROR.currencyNotFound });
  expect(await refuse(game, { applicationId: 'com.no.such' })).toMatchObject({ code: ERROR.applicationNotFound });
  expect(await refuse(await buildGame({ game: { is_open: false } }))).toMatchObject({ code: ERROR.gameNotOpen });
  expect(await refuse(game, { price: 29 })).toMatchObject({
    code: ERROR.parameterError,
    fields: { price: 'field.invalid' },
  });
  expect(await order(game, { price: 30 })).toMatchObject({ amount: 0 });
  expect(await order(game, { productId: 'point', quantity: 1000 })).toMatchObject({ amount: 0 });
  expect(await refuse(game, { testMode: 'perhaps' })).toMatchObject({
    code: ERROR.invalidFormat,
    fields: { testMode: 'field.invalid' },
  });
});

it('R8.11 is for test accounts of that developer: 40000 with `fields.testMode` for everyone else', async () => {
  const [game, foreign] = [await buildGame(), await buildApplication(product.db)];
  const sold = await buildProduct(product.db, { application_id: foreign.id });
  const refused = { status: 403, code: ERROR.permissionDenied, fields: { testMode: 'field.invalid' } };
  expect(await refuse(game, {}, await makeBuyer(product, { TWD: 100 }))).toEqual(refused);
  expect(await refuse(game, {}, { ...tester, headers: developer.headers })).toEqual(refused);
  expect(await refuse({ applicationId: foreign.appId, productId: sold.productId })).toEqual(refused);
  const secret = await buildApplication(product.db, { status: 2, published_at: null });
  expect(await refuse({ applicationId: secret.appId, productId: 'point' })).toEqual({
    status: 404,
    code: ERROR.applicationNotFound,
  });
  const former = await makeBuyer(product);
  const { id } = await product.call(addTestAccount, { account: former.email }, developer);
  expect(await order(game, {}, former)).toMatchObject({ amount: 0 });
  await product.call(removeTestAccount, { id }, developer);
  expect(await refuse(game, {}, former)).toEqual(refused);
  const switchTo = (enable: boolean) =>
    product.db.updateTable('providers').set({ is_enabled: enable }).where('user_id', '=', developerId).execute();
  await switchTo(false);
  expect(await refuse(game)).toEqual(refused);
  await switchTo(true);
});

it('O29 R8.11 60038 asks of a tester what it asks of every player', async () => {
  const game = await buildGame();
  const codeOf = async (change: object) => {
    await setUser(product, tester.userId, change);
    const { code } = await refuse(game);
    await setUser(product, tester.userId, { is_email_confirmed: true, is_limited_to_devices: false, status: 1 });
    return code;
  };
  expect(await codeOf({ is_email_confirmed: false })).toBe(ERROR.emailNotVerified);
  expect(await codeOf({ is_limited_to_devices: true })).toBe(ERROR.permissionDenied);
  expect(await codeOf({ status: 3 })).toBe(ERROR.accountDeactivated);
  expect((await product.refuse(createOrder, inputOf(game))).code).toBe(ERROR.authorizationMissing);
});

it('opens nothing on its own: without test mode a tester pays, and unpublished items are not for sale', async () => {
  const game = await buildGame();
  expect(await order(game, { testMode: false, quantity: 1 })).toMatchObject({ amount: 30, testMode: false });
  const hidden = await buildGame({ sold: { status: 2 } });
  expect(await refuse(hidden, { testMode: false })).toEqual({ status: 409, code: ERROR.productPulled });
});

it('makes one order for a key, whatever comes at once, and answers it again', async () => {
  const game = await buildGame();
  const key = randomUUID();
  const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => order(game, {}, tester, key)));
  for (const other of others) expect(other).toEqual(first);
  await product.db.deleteFrom('products').where('product_id', '=', game.productId).execute();
  expect(await order(game, {}, tester, key)).toEqual(first);
  const conflict = { status: 400, code: ERROR.parameterError, fields: { idempotencyKey: 'field.invalid' } };
  expect(await refuse(game, { testMode: false }, tester, key)).toEqual(conflict);
  expect(await refuse(game, { quantity: 3 }, tester, key)).toEqual(conflict);
  expect(await refuse(game, {}, tester, '')).toMatchObject({
    code: ERROR.invalidFormat,
    fields: { idempotencyKey: 'field.required' },
  });
  const { count } = await product.call(listOrders, { applicationId: game.applicationId }, tester);
  expect(count).toBe(1);
});
