import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { acknowledgeGamePurchase, getGameSession, listGamePurchases, putGameSave } from '#contract/game/endpoints.ts';
import { createOrder } from '#contract/order/endpoints.ts';
import { refundOrder } from '#contract/order/operator-endpoints.ts';
import { addTestAccount } from '#contract/test-account/endpoints.ts';
import { buildProduct } from '#tests/factories/build-product.ts';
import { expectTurnedAway, setUser } from '#tests/product/expect-turned-away.ts';
import { hiddenGames } from '#tests/product/hidden-games.ts';
import { makeDeveloper } from '#tests/product/make-developer.ts';
import { buildShop, makeBuyer } from '#tests/product/open-shop.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { signIn } from '#tests/product/sign-in.ts';

let product: TestProduct;
let shop: Awaited<ReturnType<typeof buildShop>>;
let applicationId: string;

beforeAll(async () => {
  product = await openTestProduct({ settings: { OPERATOR_EMAILS: 'operator@starhall.test' } });
  shop = await buildShop(product, { product: { titles: { 'zh-TW': '寶石', 'en-US': 'Gem' } } });
  ({ applicationId } = shop);
});

afterAll(() => product.close());

type Buyer = Awaited<ReturnType<typeof makeBuyer>>;
const sessionOf = (who?: Pick<Buyer, 'headers'>, input: object = {}) =>
  product.call(getGameSession, { applicationId, lang: 'en-US', ...input }, who && { headers: who.headers });
const buy = ({ headers }: Buyer, input: object = {}) => {
  const order = { applicationId, productId: shop.productId, currency: 'TWD', quantity: 1, ...input } as const;
  return product.call(createOrder, order, { headers });
};
const bought = ({ headers }: Buyer, input: object = {}) =>
  product.call(listGamePurchases, { applicationId, lang: 'en-US', ...input }, { headers });
const acknowledge = ({ headers }: Buyer, exchangeId: string) =>
  product.call(acknowledgeGamePurchase, { exchangeId, lang: 'en-US' }, { headers });

describe('the session of a game', () => {
  it('R7.22 returns only the products to a visitor', async () => {
    expect(await sessionOf()).toEqual({
      player: null,
      isTester: false,
      lang: 'en-US',
      currency: 'TWD',
      products: [
        {
          productId: shop.productId,
          title: 'Gem',
          description: 'About Gem',
          icon: '/files/images/icon.png',
          currency: 'TWD',
          price: 30,
        },
      ],
      productCount: 1,
      save: null,
      purchases: [],
    });
  });

  it('returns everything to a player: the player ID, the save and the purchases', async () => {
    const buyer = await makeBuyer(product, { TWD: 100 });
    const { save } = await product.call(putGameSave, { applicationId, data: 'level 3' }, { headers: buyer.headers });
    const { exchangeId } = await buy(buyer);
    const session = await sessionOf(buyer);
    const { player } = session;
    expect(player).toEqual({ playerId: expect.stringMatching(/^pl_[\w-]{22}$/), name: expect.any(String) });
    expect(session).toMatchObject({ isTester: false, save });
    expect(session.purchases).toMatchObject([{ exchangeId, playerId: player?.playerId, title: 'Gem', amount: 30 }]);
    expect(JSON.stringify(session)).not.toContain(buyer.email);
    expect((await sessionOf(buyer)).player).toEqual(player);
    const other = await buildShop(product);
    const elsewhere = await sessionOf(buyer, { applicationId: other.applicationId });
    expect(elsewhere).toMatchObject({ save: null, purchases: [] });
    expect(elsewhere.player?.playerId).not.toBe(player?.playerId);
  });

  it("omits the player's data with further products", async () => {
    const buyer = await makeBuyer(product, { TWD: 30 });
    await product.call(putGameSave, { applicationId, data: 'level 3' }, { headers: buyer.headers });
    await buy(buyer);
    const rest = await sessionOf(buyer, { productOffset: 1 });
    expect(rest).toMatchObject({ player: null, save: null, purchases: [], products: [], productCount: 1 });
    expect((await sessionOf(buyer, { productOffset: 0 })).purchases).toHaveLength(1);
  });

  it('sells for the asked currency, else for the first one that it has prices in', async () => {
    const { currency, products } = await sessionOf(undefined, { currency: 'MYR' });
    expect([currency, products[0]?.price]).toEqual(['MYR', 4.5]);
    expect((await sessionOf(undefined, { currency: 'EUR' })).currency).toBe('TWD');
    const euro = await buildShop(product, { product: { prices: [['DE', 'EUR', 99]] } });
    expect(await sessionOf(undefined, euro)).toMatchObject({ currency: 'EUR', products: [{ price: 0.99 }] });
    const empty = await buildShop(product, { product: { status: 2 } });
    expect(await sessionOf(undefined, { ...empty, currency: 'SGD' })).toMatchObject({ currency: 'TWD', products: [] });
  });

  it.each([
    ['whose address is not proven', { is_email_confirmed: false }],
    ['on a device that the account does not list', { is_limited_to_devices: true }],
  ])('O29 treats a caller as a visitor %s', async (_, change) => {
    const buyer = await makeBuyer(product, { TWD: 30 });
    await buy(buyer);
    await setUser(product, buyer.userId, change);
    expect(await sessionOf(buyer)).toMatchObject({ player: null, save: null, purchases: [], isTester: false });
  });

  it('30006 60038 ends with a suspended account, and reads on for one that is switched off', async () => {
    const buyer = await makeBuyer(product);
    await setUser(product, buyer.userId, { status: 3 });
    expect((await sessionOf(buyer)).player).not.toBeNull();
    await setUser(product, buyer.userId, { status: 2 });
    expect(await product.refuse(getGameSession, { applicationId }, { headers: buyer.headers })).toMatchObject({
      code: ERROR.invalidSession,
    });
  });

  it('R8.12 R8.19 rejects unpublished games and malformed requests', async () => {
    const refuse = (input: object) => product.refuse(getGameSession, { applicationId, ...input });
    expect(await refuse({ lang: 'xx' })).toMatchObject({ status: 404, code: ERROR.languageNotFound });
    expect(await refuse({ currency: 'USD' })).toMatchObject({ status: 404, code: ERROR.currencyNotFound });
    expect(await refuse({ productOffset: -1 })).toMatchObject({
      code: ERROR.invalidFormat,
      fields: { productOffset: 'field.range' },
    });
    expect(await refuse({ applicationId: 'com.no.such' })).toMatchObject({
      status: 404,
      code: ERROR.applicationNotFound,
    });
    for (const [refusal, hidden] of await hiddenGames(product)) {
      expect(await refuse({ applicationId: hidden })).toEqual(refusal);
    }
  });
});

it('O86 shows unpublished but not removed games to test accounts, and marks them', async () => {
  const developer = await signIn(product, { email: 'maker@example.com' });
  const developer_id = await makeDeveloper(product, 'maker@example.com');
  const tester = await makeBuyer(product);
  await product.call(addTestAccount, { account: tester.email }, developer);
  const titlesOf = async (who: Buyer | undefined, game: { applicationId: string }) =>
    (await sessionOf(who, game)).products.map(({ productId }) => productId);
  for (const application of [{ developer_id, status: 2, published_at: null }, { developer_id }] as const) {
    const game = await buildShop(product, { application, product: { product_id: 'released' } });
    await product.db.updateTable('applications').set({ developer_id }).where('id', '=', game.applicationRow).execute();
    const draft = { application_id: game.applicationRow, status: 2, published_at: null } as const;
    await buildProduct(product.db, { ...draft, product_id: 'draft' });
    await buildProduct(product.db, { ...draft, product_id: 'removed', status: 3 });
    product.forget();
    expect(await sessionOf(tester, game)).toMatchObject({ isTester: true, player: expect.anything() });
    expect(await titlesOf(tester, game)).toEqual(['released', 'draft']);
    if (application.status === undefined) expect(await titlesOf(undefined, game)).toEqual(['released']);
    await setUser(product, tester.userId, { is_limited_to_devices: true });
    const seen = product.send(getGameSession, { applicationId: game.applicationId }, { headers: tester.headers });
    expect((await seen).status).toBe(application.status === undefined ? 200 : 404);
    await setUser(product, tester.userId, { is_limited_to_devices: false });
  }
});

describe('purchases of a player', () => {
  it('are listed newest first, by page, and without refunded ones', async () => {
    const operator = await signIn(product, { email: 'operator@starhall.test' });
    const buyer = await makeBuyer(product, { TWD: 1000 });
    const orders: Awaited<ReturnType<typeof buy>>[] = [];
    for (let index = 0; index < 3; index += 1) orders.unshift(await buy(buyer));
    const elsewhere = await buildShop(product);
    await buy(buyer, elsewhere);
    const ids = orders.map(({ exchangeId }) => exchangeId);
    const idsOf = async (input?: object) => (await bought(buyer, input)).list.map(({ exchangeId }) => exchangeId);
    expect([(await bought(buyer)).count, await idsOf()]).toEqual([3, ids]);
    expect(await idsOf({ limit: 1, offset: 1 })).toEqual([ids[1]]);
    await product.call(refundOrder, { orderId: orders[0]?.orderId ?? '', reason: 'broken' }, operator);
    expect([(await bought(buyer)).count, await idsOf()]).toEqual([2, ids.slice(1)]);
    expect((await sessionOf(buyer)).purchases.map(({ exchangeId }) => exchangeId)).toEqual(ids.slice(1));
    await acknowledge(buyer, ids[1] ?? '');
    expect(await idsOf({ unacknowledged: true })).toEqual(ids.slice(2));
    expect((await bought(buyer, { unacknowledged: true })).count).toBe(1);
  });

  it('are delivered once: a repeated call returns the same reply', async () => {
    const buyer = await makeBuyer(product, { TWD: 30 });
    const { exchangeId } = await buy(buyer);
    const first = await acknowledge(buyer, exchangeId);
    expect(first).toMatchObject({ exchangeId, title: 'Gem', acknowledgedAt: expect.any(String) });
    product.clock.advance(1000);
    expect(await acknowledge(buyer, exchangeId)).toEqual(first);
  });

  it("R8.12 are private: another player's is 50015, a visitor's call 30000", async () => {
    const [buyer, other] = [await makeBuyer(product, { TWD: 30 }), await makeBuyer(product)];
    const { exchangeId, orderId } = await buy(buyer);
    const refuse = (input: object, who = other) =>
      product.refuse(acknowledgeGamePurchase, input, { headers: who.headers });
    for (const wrong of [exchangeId, orderId, 'X0', 'X\0', 7, {}]) {
      expect(await refuse({ exchangeId: wrong })).toMatchObject({ status: 404, code: ERROR.orderOrDepositNotFound });
    }
    expect(await refuse({})).toMatchObject({ code: ERROR.invalidFormat, fields: { exchangeId: 'field.required' } });
    expect(await refuse({ exchangeId, lang: 'xx' }, buyer)).toMatchObject({ code: ERROR.languageNotFound });
    expect((await bought(other)).list).toEqual([]);
    expect((await bought(buyer)).list).toMatchObject([{ acknowledgedAt: null }]);
    await expectTurnedAway(product, acknowledgeGamePurchase, { exchangeId });
    await expectTurnedAway(product, listGamePurchases, { applicationId });
  });

  it('R8.19 are those of games that one may play', async () => {
    const { headers } = await makeBuyer(product);
    for (const [refusal, hidden] of await hiddenGames(product)) {
      expect(await product.refuse(listGamePurchases, { applicationId: hidden }, { headers })).toEqual(refusal);
    }
  });
});
