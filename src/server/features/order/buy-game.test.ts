import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { downloadApplication, getApplication, playApplication } from '#contract/application/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { createOrder } from '#contract/order/endpoints.ts';
import { pullProduct } from '#contract/product/developer-endpoints.ts';
import { addTestAccount } from '#contract/test-account/endpoints.ts';
import { openPaidGameTrial, type PaidGameTrial } from '#tests/product/open-paid-game-trial.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { listBalances } from '../ledger/wallet-queries.ts';

let trial: PaidGameTrial;
let second: TestProduct;
beforeAll(async () => {
  trial = await openPaidGameTrial({ settings: { GAMES_ORIGIN: 'https://games-files.example' } });
  const { database, clock } = trial.product;
  second = await openTestProduct({ beside: { database: { ...database, drop: async () => {} }, clock } });
});
afterAll(async () => {
  await second.close();
  await trial.product.close();
});

type Headed = { readonly headers: Readonly<Record<string, string>> };
const NOT_OWNED = { status: 403, code: ERROR.gameNotOwned };
const play = (applicationId: string, player?: Headed) => trial.product.call(playApplication, { applicationId }, player);
const refusePlay = (applicationId: string, player?: Headed) =>
  trial.product.refuse(playApplication, { applicationId }, player);
const pointsOf = async (userId: number) => (await listBalances(trial.product.db, userId))[0]?.points;

it('60045 sells a game: only its owner plays and downloads it, and learns where its files are', async () => {
  const game = await trial.buildPaidGame();
  const { applicationId } = game;
  const buyer = await trial.makeBuyer();
  expect(await refusePlay(applicationId)).toEqual(NOT_OWNED);
  expect(await refusePlay(applicationId, buyer)).toEqual(NOT_OWNED);
  expect(await trial.product.refuse(downloadApplication, { applicationId, platform: 6 }, buyer)).toEqual(NOT_OWNED);
  const look = (player?: Headed) => trial.product.call(getApplication, { applicationId }, player);
  expect(await look()).toMatchObject({ free: false, webRedirectUrl: '', canPlay: true });
  expect((await look()).owned).toBeUndefined();
  expect(await look(buyer)).toMatchObject({ owned: false, webRedirectUrl: '' });
  await trial.buy(game, buyer);
  expect(await play(applicationId, buyer)).toEqual({ url: 'https://play.example/x' });
  expect(await look(buyer)).toMatchObject({ owned: true, webRedirectUrl: 'https://play.example/x' });
  // Its versions have no file for that platform, but the purchase is not what is missing.
  expect((await trial.product.refuse(downloadApplication, { applicationId, platform: 6 }, buyer)).code).toBe(
    ERROR.versionNotFound,
  );
  expect(await pointsOf(buyer.userId)).toBe(970);
});

it('serves the files of a paid game by an address that expires, and to nobody by the public one', async () => {
  const game = await trial.buildPaidGame({}, {}, 'games/paid-1');
  const buyer = await trial.makeBuyer();
  await trial.buy(game, buyer);
  const { url } = await play(game.applicationId, buyer);
  expect(url).toMatch(/^https:\/\/games-files\.example\/play-files\/preview\/paid-1\./);
  expect((await trial.product.request('/play-files/games/paid-1/index.html')).status).toBe(404);
  const free = await trial.buildGame({}, {}, 'games/free-1');
  expect((await play(free.applicationId)).url).toBe('https://games-files.example/play-files/games/free-1/index.html');
});

it('60048 refuses a game that is owned already, more than one of it, and keeps the star coins', async () => {
  const game = await trial.buildPaidGame();
  const buyer = await trial.makeBuyer();
  expect(await trial.refuseToSell(game, buyer, { quantity: 2 })).toEqual({
    status: 400,
    code: ERROR.parameterError,
    fields: { quantity: 'field.invalid' },
  });
  const key = randomUUID();
  const order = await trial.buy(game, buyer, {}, key);
  expect(await trial.refuseToSell(game, buyer)).toEqual({ status: 409, code: ERROR.gameAlreadyOwned });
  expect(await trial.buy(game, buyer, {}, key)).toEqual(order);
  expect(await pointsOf(buyer.userId)).toBe(970);
});

it('sells a game once to a player who buys it in several tabs of two processes at once', async () => {
  const game = await trial.buildPaidGame();
  // Wallets are skipped by sets while another set uses them; others fill the sets.
  const buyers = await Promise.all(Array.from({ length: 8 }, () => trial.makeBuyer()));
  const input = { applicationId: game.applicationId, productId: game.productId, currency: 'TWD', quantity: 1 } as const;
  const answers = await Promise.all(
    buyers.flatMap(({ headers }) =>
      [trial.product, trial.product, second, second].map(async (process) => {
        const own = { headers: { ...headers, 'idempotency-key': randomUUID() } };
        const reply = await (await process.send(createOrder, input, own)).json();
        return reply.error?.code ?? 'paid';
      }),
    ),
  );
  for (const [index, { userId }] of buyers.entries()) {
    const own = answers.slice(index * 4, index * 4 + 4);
    expect(own.sort()).toEqual([...Array(3).fill(ERROR.gameAlreadyOwned), 'paid'].sort());
    expect(await pointsOf(userId)).toBe(970);
    const orders = trial.product.db.selectFrom('orders').select('order_id').where('user_id', '=', userId);
    expect(await orders.execute()).toHaveLength(1);
  }
});

it('takes the game back with a refund, and sells it again', async () => {
  const game = await trial.buildPaidGame();
  const buyer = await trial.makeBuyer();
  const { orderId } = await trial.buy(game, buyer);
  await play(game.applicationId, buyer);
  await trial.refund(orderId);
  expect(await refusePlay(game.applicationId, buyer)).toEqual(NOT_OWNED);
  await trial.buy(game, buyer);
  await play(game.applicationId, buyer);
});

it('lets its developer and the test accounts use the game, and keeps it for owners off sale', async () => {
  const game = await trial.buildPaidGame();
  const { applicationId } = game;
  await play(applicationId, trial.developer);
  const tester = await trial.makeBuyer();
  await trial.product.call(addTestAccount, { account: tester.email }, trial.developer);
  await play(applicationId, tester);
  const buyer = await trial.makeBuyer();
  await trial.buy(game, buyer);
  await trial.product.call(pullProduct, { id: game.productRow }, trial.developer);
  await play(applicationId, buyer);
  expect((await trial.refuseToSell(game, await trial.makeBuyer())).code).toBe(ERROR.productPulled);
});

it('sells other products of a paid game as ever', async () => {
  const game = await trial.buildPaidGame();
  const buyer = await trial.makeBuyer();
  await trial.product.call(
    createOrder,
    { applicationId: game.applicationId, productId: 'point', currency: 'TWD', quantity: 3 },
    { headers: { ...buyer.headers, 'idempotency-key': randomUUID() } },
  );
  expect(await refusePlay(game.applicationId, buyer)).toEqual(NOT_OWNED);
});
