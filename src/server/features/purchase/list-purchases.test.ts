import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildRequest } from '#client/build-request.ts';
import { createAccessToken } from '#contract/access-token/endpoints.ts';
import type { AccessTokenScope } from '#contract/access-token/entities.ts';
import type { Endpoint, InputOf } from '#contract/endpoint.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { createOrder, getOrder } from '#contract/order/endpoints.ts';
import { refundOrder } from '#contract/order/operator-endpoints.ts';
import { acknowledgePurchase, getPurchase, listPurchases } from '#contract/purchase/endpoints.ts';
import { exchangeIdOf } from '#domain/money/order-number.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { buildOrder } from '#tests/factories/build-order.ts';
import { buildProduct } from '#tests/factories/build-product.ts';
import { makeDeveloper } from '#tests/product/make-developer.ts';
import { makeBuyer } from '#tests/product/open-shop.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { type SignedIn, signIn } from '#tests/product/sign-in.ts';

const OPENED_AT = '2026-03-01T04:00:00.000Z';

let product: TestProduct;
let operator: SignedIn;
let buyer: Awaited<ReturnType<typeof makeBuyer>>;
let people = 0;
let developer: SignedIn;
let game: { readonly id: number; readonly appId: string };
let productId: string;

beforeAll(async () => {
  product = await openTestProduct({ settings: { OPERATOR_EMAILS: 'operator@starhall.test' } });
  operator = await signIn(product, { email: 'operator@starhall.test' });
  buyer = await makeBuyer(product, { TWD: 100_000 });
});

beforeEach(async () => {
  ({ developer, game } = await makeSeller());
  ({ productId } = await buildProduct(product.db, { application_id: game.id }));
  product.forget();
});

afterAll(() => product.close());

async function makeSeller() {
  people += 1;
  const email = `seller-${people}@example.com`;
  const signedIn = await signIn(product, { email });
  const developer_id = await makeDeveloper(product, email);
  return { developer: signedIn, game: await buildApplication(product.db, { developer_id }) };
}

const buy = (quantity = 1) => {
  const order = { applicationId: game.appId, productId, currency: 'TWD', quantity } as const;
  return product.call(createOrder, order, { headers: buyer.headers });
};
const read = (exchangeId: string, who = developer) => product.call(getPurchase, { exchangeId }, who);
const acknowledge = (exchangeId: string, who = developer) => product.call(acknowledgePurchase, { exchangeId }, who);
const list = (input: Partial<InputOf<typeof listPurchases>> = {}) =>
  product.call(listPurchases, { applicationId: game.appId, ...input }, developer);
const refund = (orderId: string) => product.call(refundOrder, { orderId, reason: 'broken' }, operator);

describe('a purchase', () => {
  it('R3.36 says who bought what for how much, and nothing personal', async () => {
    const { exchangeId } = await buy(2);
    const purchase = await read(exchangeId);
    expect(purchase).toEqual({
      exchangeId,
      applicationId: game.appId,
      playerId: expect.stringMatching(/^pl_[A-Za-z0-9_-]{22}$/),
      productId,
      quantity: 2,
      currency: 'TWD',
      amount: 60,
      state: 'completed',
      testMode: false,
      createdAt: OPENED_AT,
      acknowledgedAt: null,
      refundedAt: null,
    });
    expect((await read((await buy()).exchangeId)).playerId).toBe(purchase.playerId);
  });

  it('is refunded once its star coins are back', async () => {
    const { orderId, exchangeId } = await buy();
    await refund(orderId);
    expect(await read(exchangeId)).toMatchObject({ state: 'refunded', refundedAt: expect.any(String) });
    expect((await list()).list).toMatchObject([{ exchangeId, state: 'refunded' }]);
  });

  it('R8.12 is unknown to other developers, to players and by another number: 50015, and 40000', async () => {
    const { orderId, exchangeId } = await buy();
    const { developer: other } = await makeSeller();
    const unknown = { status: 404, code: ERROR.orderOrDepositNotFound };
    for (const endpoint of [getPurchase, acknowledgePurchase]) {
      expect(await product.refuse(endpoint, { exchangeId }, other)).toEqual(unknown);
      for (const wrong of [orderId, 'X', 'x', `X${'9'.repeat(19)}`, `${exchangeId}0`, exchangeId.toLowerCase()]) {
        expect(await product.refuse(endpoint, { exchangeId: wrong }, developer), wrong).toMatchObject({
          code: ERROR.orderOrDepositNotFound,
        });
      }
      for (const wrong of [7, ['X1'], 'X\0', "X' OR 1=1--"]) {
        expect(await product.refuse(endpoint, { exchangeId: wrong }, developer)).toMatchObject({
          code: ERROR.orderOrDepositNotFound,
        });
      }
      expect(await product.refuse(endpoint, {}, developer)).toMatchObject({ code: ERROR.invalidFormat });
      expect(await product.refuse(endpoint, { exchangeId }, { headers: buyer.headers })).toMatchObject({
        code: ERROR.permissionDenied,
      });
      expect(await product.refuse(endpoint, { exchangeId })).toMatchObject({ code: ERROR.authorizationMissing });
    }
    expect(await read(exchangeId)).toMatchObject({ acknowledgedAt: null });
  });

  it('of a game that is deleted meanwhile is still there', async () => {
    const hidden = await buildApplication(product.db, { developer_id: await ownerOf(game.id), status: 2 });
    const row = { application_id: hidden.id, user_id: buyer.userId, is_test: true, price_minor: 0 };
    const exchangeId = exchangeIdOf((await buildOrder(product.db, row)).order_id);
    await product.db.deleteFrom('applications').where('id', '=', hidden.id).execute();
    expect(await read(exchangeId)).toMatchObject({ applicationId: hidden.appId, testMode: true, amount: 0 });
  });
});

async function ownerOf(applicationNumber: number): Promise<number> {
  const application = product.db.selectFrom('applications').select('developer_id').where('id', '=', applicationNumber);
  return (await application.executeTakeFirstOrThrow()).developer_id;
}

describe('delivery', () => {
  it('is noted at its first time; said again, it answers the same', async () => {
    const { orderId, exchangeId } = await buy();
    const at = new Date(product.clock.now()).toISOString();
    const first = await acknowledge(exchangeId);
    expect(first.acknowledgedAt).toBe(at);
    product.clock.advance(1000);
    const answers = await Promise.all([acknowledge(exchangeId), acknowledge(exchangeId), acknowledge(exchangeId)]);
    expect(answers).toEqual([first, first, first]);
    expect(await product.call(getOrder, { orderId }, buyer)).toMatchObject({ acknowledgedAt: at });
  });

  it('of a refunded purchase is answered with its state: the game takes it back', async () => {
    const { orderId, exchangeId } = await buy();
    await refund(orderId);
    expect(await acknowledge(exchangeId)).toMatchObject({ state: 'refunded', acknowledgedAt: expect.any(String) });
  });

  it('60036 60038 is closed to developers who are switched off, who still read', async () => {
    const { exchangeId } = await buy();
    const userId = await ownerOf(game.id);
    const setEnable = (enable: boolean) =>
      product.db.updateTable('providers').set({ is_enabled: enable }).where('user_id', '=', userId).execute();
    await setEnable(false);
    expect(await product.refuse(acknowledgePurchase, { exchangeId }, developer)).toEqual({
      status: 409,
      code: ERROR.providerNotEnabled,
    });
    expect(await read(exchangeId)).toMatchObject({ exchangeId });
    await setEnable(true);
    await product.db.updateTable('users').set({ status: 3 }).where('id', '=', userId).execute();
    expect(await product.refuse(acknowledgePurchase, { exchangeId }, developer)).toEqual({
      status: 409,
      code: ERROR.accountDeactivated,
    });
    expect((await list()).list).toHaveLength(1);
  });
});

describe('the list', () => {
  const idsOf = ({ list: purchases }: { list: readonly { exchangeId: string }[] }) =>
    purchases.map(({ exchangeId }) => exchangeId);

  it('begins with the oldest, goes on at `next`, and tells what is new', async () => {
    const bought: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      bought.push((await buy()).exchangeId);
      product.clock.advance(60_000);
    }
    const first = await list({ limit: 2 });
    expect([idsOf(first), first.hasMore]).toEqual([bought.slice(0, 2), true]);
    const second = await list({ limit: 2, after: first.next });
    expect([idsOf(second), second.hasMore]).toEqual([bought.slice(2, 4), true]);
    const third = await list({ limit: 2, after: second.next });
    expect([idsOf(third), third.hasMore]).toEqual([bought.slice(4), false]);
    expect(await list({ after: third.next })).toMatchObject({ list: [], hasMore: false });
    const { exchangeId } = await buy();
    expect(idsOf(await list({ after: third.next }))).toEqual([exchangeId]);
  });

  it('begins at a day of Taiwan or a moment', async () => {
    const { exchangeId, createdAt } = await buy();
    const seconds = Date.parse(createdAt) / 1000;
    expect(idsOf(await list({ since: seconds }))).toEqual([exchangeId]);
    expect(idsOf(await list({ since: seconds + 1 }))).toEqual([]);
    expect(idsOf(await list({ since: '2026-03-01' }))).toEqual([exchangeId]);
    expect(idsOf(await list({ since: '2030-01-01' }))).toEqual([]);
  });

  it('is of one game, and may leave out what was delivered', async () => {
    const [kept, done] = [await buy(), await buy()];
    const sibling = await buildApplication(product.db, { developer_id: await ownerOf(game.id) });
    await buildOrder(product.db, { application_id: sibling.id, user_id: buyer.userId });
    await acknowledge(done.exchangeId);
    expect(idsOf(await list())).toEqual([kept.exchangeId, done.exchangeId]);
    expect(idsOf(await list({ unacknowledged: true }))).toEqual([kept.exchangeId]);
  });

  it('shows what was committed late to whoever goes on', async () => {
    const committed = await buildOrder(product.db, orderAt(-10_000));
    const { missed, first } = await product.db.transaction().execute(async (trx) => {
      // Has an earlier timestamp and is not committed until the list has been read.
      const order = await buildOrder(trx, orderAt(-20_000));
      return { missed: order, first: await list() };
    });
    expect(idsOf(first)).toEqual([exchangeIdOf(committed.order_id)]);
    product.clock.advance(5000);
    const second = await list({ after: first.next });
    expect(idsOf(second)).toEqual([exchangeIdOf(missed.order_id), exchangeIdOf(committed.order_id)]);
    product.clock.advance(60_000);
    const third = await list({ after: second.next });
    expect((await list({ after: third.next })).list).toEqual([]);
  });

  const orderAt = (ms: number) => ({
    application_id: game.id,
    user_id: buyer.userId,
    created_at: new Date(product.clock.now() + ms),
  });

  it("R8.12 is 50004 for another developer's game, 20001 for a place that was never told", async () => {
    const { game: foreign } = await makeSeller();
    const refuse = (input: object) => product.refuse(listPurchases, { applicationId: game.appId, ...input }, developer);
    for (const applicationId of [foreign.appId, 'com.no.such', 'no id']) {
      expect(await refuse({ applicationId })).toMatchObject({ status: 404, code: ERROR.applicationNotFound });
    }
    for (const after of ['x', '1', '-1-1', '1-1_', '1-9999999999999999', 'x'.repeat(101), '1-1\0', 7]) {
      expect(await refuse({ after }), String(after)).toMatchObject({
        code: ERROR.invalidFormat,
        fields: { after: expect.any(String) },
      });
    }
    for (const since of ['yesterday', -1, '2026-13-01'])
      expect(await refuse({ since })).toMatchObject({ code: ERROR.invalidFormat });
    expect(await refuse({ limit: 101 })).toMatchObject({ code: ERROR.invalidFormat });
    expect((await list({ after: '999999999999999-1' })).list).toEqual([]);
  });
});

describe('an access token', () => {
  async function make(scope: AccessTokenScope, applicationIds: readonly string[] = []): Promise<string> {
    const order = { name: 'Game server', scope, applicationIds, expiresInDays: 7 } as const;
    return (await product.call(createAccessToken, order, developer)).token;
  }
  /** Calls like a game server: unsigned. */
  async function send(endpoint: Endpoint, input: object, token: string) {
    const { url, body, contentType } = buildRequest(endpoint, input);
    const headers = { authorization: `Bearer ${token}`, ...(contentType && { 'content-type': contentType }) };
    const response = await product.request(url, { method: endpoint.method, headers, body });
    const reply = await response.json();
    return [response.status, reply.error?.code ?? null];
  }

  it('of the scope purchases reads and acknowledges, purchases_read only reads, publish does neither', async () => {
    const { exchangeId } = await buy();
    const tokens = [await make('purchases'), await make('purchases_read'), await make('publish')];
    const outcomesOf = (endpoint: Endpoint, input: object) =>
      Promise.all(tokens.map((token) => send(endpoint, input, token)));
    const [well, refused] = [
      [200, null],
      [403, ERROR.permissionDenied],
    ];
    expect(await outcomesOf(getPurchase, { exchangeId })).toEqual([well, well, refused]);
    expect(await outcomesOf(listPurchases, { applicationId: game.appId })).toEqual([well, well, refused]);
    expect(await outcomesOf(acknowledgePurchase, { exchangeId })).toEqual([well, refused, refused]);
  });

  it('for some games reaches what was bought in these alone', async () => {
    const { exchangeId } = await buy();
    const sibling = await buildApplication(product.db, { developer_id: await ownerOf(game.id) });
    const limited = await make('purchases', [sibling.appId]);
    expect(await send(getPurchase, { exchangeId }, limited)).toEqual([404, ERROR.orderOrDepositNotFound]);
    expect(await send(acknowledgePurchase, { exchangeId }, limited)).toEqual([404, ERROR.orderOrDepositNotFound]);
    expect(await send(listPurchases, { applicationId: game.appId }, limited)).toEqual([404, ERROR.applicationNotFound]);
    expect(await send(listPurchases, { applicationId: sibling.appId }, limited)).toEqual([200, null]);
    const own = await make('purchases', [game.appId]);
    expect(await send(acknowledgePurchase, { exchangeId }, own)).toEqual([200, null]);
  });
});
