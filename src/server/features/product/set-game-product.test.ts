import { afterAll, beforeAll, expect, it } from 'vitest';
import { editApplication, getOwnApplication } from '#contract/application/developer-endpoints.ts';
import { getApplication, playApplication } from '#contract/application/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { putFavourite } from '#contract/library/endpoints.ts';
import { deleteProduct, setGameProduct } from '#contract/product/developer-endpoints.ts';
import { SHELF } from '#contract/values/states.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { buildProduct } from '#tests/factories/build-product.ts';
import { listAuditOf } from '#tests/product/list-audit-of.ts';
import { openPaidGameTrial, type PaidGameTrial } from '#tests/product/open-paid-game-trial.ts';

const MISSING = 2_147_483_647;

let trial: PaidGameTrial;
beforeAll(async () => {
  trial = await openPaidGameTrial();
});
afterAll(() => trial.product.close());

const isFree = async (applicationId: string) => (await trial.product.call(getApplication, { applicationId })).free;
const read = (applicationId: string) => trial.product.call(getOwnApplication, { applicationId }, trial.developer);

it('names the product that sells the game, and makes the game free again', async () => {
  const game = await trial.buildGame();
  expect(await isFree(game.applicationId)).toBe(true);
  expect(await trial.name(game, game.productRow)).toEqual({ result: true, gameProductId: game.productRow });
  expect(await isFree(game.applicationId)).toBe(false);
  expect(await read(game.applicationId)).toMatchObject({ gameProductId: game.productRow, isPaidOnce: true });
  expect(await trial.name(game)).toEqual({ result: true, gameProductId: null });
  expect(await isFree(game.applicationId)).toBe(true);
  expect(await read(game.applicationId)).toMatchObject({ gameProductId: null, isPaidOnce: false });
  const audit = await listAuditOf(trial.product.db, `application:${game.applicationId}`);
  expect(audit.map(({ action }) => action)).toEqual(['application.set_game_product', 'application.set_game_product']);
});

it('records nothing where nothing changes', async () => {
  const game = await trial.buildPaidGame();
  const { updatedAt } = await read(game.applicationId);
  await trial.name(game, game.productRow);
  expect((await read(game.applicationId)).updatedAt).toBe(updatedAt);
});

it('refuses products of other games and developers, and those that operators took down', async () => {
  const game = await trial.buildGame();
  const other = await trial.buildGame();
  const foreign = await buildApplication(trial.product.db);
  const { id: theirs } = await buildProduct(trial.product.db, { application_id: foreign.id });
  const { id: removed } = await buildProduct(trial.product.db, { application_id: game.id, status: SHELF.removed });
  const refuse = (applicationId: string, id: unknown) =>
    trial.product.refuse(setGameProduct, { applicationId, id }, trial.developer);
  for (const id of [other.productRow, theirs, MISSING]) {
    expect(await refuse(game.applicationId, id)).toEqual({ status: 404, code: ERROR.productNotFound });
  }
  expect(await refuse(game.applicationId, removed)).toEqual({ status: 409, code: ERROR.productRemoved });
  expect(await refuse(foreign.appId, theirs)).toEqual({ status: 404, code: ERROR.applicationNotFound });
  expect(await refuse(game.applicationId, 'x')).toMatchObject({ status: 400, fields: { id: 'field.integer' } });
  const player = await trial.makeBuyer();
  expect(
    await trial.product.refuse(setGameProduct, { applicationId: game.applicationId, id: game.productRow }, player),
  ).toMatchObject({ status: 403, code: ERROR.permissionDenied });
});

it('keeps the product that sells a game: it is neither deleted nor forgotten by an edit', async () => {
  const game = await trial.buildPaidGame();
  expect(await trial.product.refuse(deleteProduct, { id: game.productRow }, trial.developer)).toEqual({
    status: 400,
    code: ERROR.parameterError,
    fields: { id: 'form.sells_game' },
  });
  const edit = { applicationId: game.applicationId, isPaidOnce: false };
  expect((await trial.product.refuse(editApplication, edit, trial.developer)).status).toBe(400);
  await trial.name(game);
  await trial.product.call(deleteProduct, { id: game.productRow }, trial.developer);
});

it('lets whoever played, kept or bought something before the price keep the game, and nobody else', async () => {
  const game = await trial.buildGame();
  const { applicationId } = game;
  const [played, favoured, bought, newcomer] = await Promise.all([
    trial.makeBuyer(),
    trial.makeBuyer(),
    trial.makeBuyer(),
    trial.makeBuyer(),
  ]);
  await trial.product.call(playApplication, { applicationId }, played);
  await trial.product.call(putFavourite, { applicationId, favourite: true }, favoured);
  const { orderId } = await trial.buy(game, bought);
  await trial.name(game, game.productRow);
  for (const player of [played, favoured, bought]) {
    expect(await trial.product.call(playApplication, { applicationId }, player)).toEqual({
      url: 'https://play.example/x',
    });
    expect(await trial.refuseToSell(game, player)).toEqual({ status: 409, code: ERROR.gameAlreadyOwned });
  }
  expect(await trial.product.refuse(playApplication, { applicationId }, newcomer)).toEqual({
    status: 403,
    code: ERROR.gameNotOwned,
  });
  // What was bought before is the game now: its refund takes the game back.
  await trial.refund(orderId);
  expect((await trial.product.refuse(playApplication, { applicationId }, bought)).code).toBe(ERROR.gameNotOwned);
});
