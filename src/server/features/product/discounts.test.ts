import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getApplication, listApplications, listSortedApplications } from '#contract/application/endpoints.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { createDiscount, deleteDiscount, endDiscount, listDiscounts } from '#contract/product/discount-endpoints.ts';
import { listPublicProducts } from '#contract/product/endpoints.ts';
import { discountPrice } from '#domain/prices/discount-price.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { buildProduct } from '#tests/factories/build-product.ts';
import { listAuditOf } from '#tests/product/list-audit-of.ts';
import { openPaidGameTrial, type PaidGameTrial } from '#tests/product/open-paid-game-trial.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let trial: PaidGameTrial;
beforeAll(async () => {
  trial = await openPaidGameTrial();
});
afterAll(() => trial.product.close());

type Game = Awaited<ReturnType<PaidGameTrial['buildGame']>>;
const inMs = (ms: number) => new Date(trial.product.clock.now() + ms).toISOString();
const wishOf = (
  { applicationId }: Pick<Game, 'applicationId'>,
  input: Partial<InputOf<typeof createDiscount>> = {},
) => ({
  applicationId,
  percent: 20,
  beginAt: inMs(HOUR),
  endAt: inMs(3 * HOUR),
  ...input,
});
const plan = (game: Game, input?: Partial<InputOf<typeof createDiscount>>) =>
  trial.product.call(createDiscount, wishOf(game, input), trial.developer);
const refuse = (game: Pick<Game, 'applicationId'>, input?: object) =>
  trial.product.refuse(createDiscount, { ...wishOf(game), ...input }, trial.developer);
const priceOf = async ({ applicationId }: Game) => {
  const { list } = await trial.product.call(listApplications, { applicationIds: [applicationId] });
  return list[0]?.price;
};
/** Creates the second product of a game, for TWD 100 and the given prices. */
const addProduct = async (
  { id }: Game,
  prices: readonly (readonly [string, 'TWD' | 'MYR', number])[] = [['TW', 'TWD', 100]],
) => {
  const made = await buildProduct(trial.product.db, { application_id: id, prices });
  trial.product.forget();
  return made;
};

it('lowers prices from begin to end without any job, in lists, details, products and orders alike', async () => {
  const game = await trial.buildPaidGame();
  const other = await addProduct(game);
  const { id } = await plan(game);
  const look = async () => {
    const { price } = await trial.product.call(getApplication, { applicationId: game.applicationId });
    const { list } = await trial.product.call(listPublicProducts, {
      applicationId: game.applicationId,
      currency: 'TWD',
    });
    const { list: hall } = await trial.product.call(listSortedApplications, { sortType: 1, limit: 100 });
    const card = hall.find(({ applicationId }) => applicationId === game.applicationId);
    return { details: price, card: card?.price, product: list.find(({ productId }) => productId === other.productId) };
  };
  const full = { currency: 'TWD', amount: 30 };
  expect(await look()).toMatchObject({ details: full, card: full, product: { price: 100 } });
  const early = await trial.makeBuyer();
  expect(await trial.refuseToSell(game, early, { price: 24 })).toMatchObject({ fields: { price: 'field.invalid' } });
  trial.product.clock.advance(HOUR);
  const reduced = { currency: 'TWD', amount: 24, before: 30, percent: 20 };
  expect(await look()).toMatchObject({
    details: { ...reduced, lowest: 30 },
    card: reduced,
    product: { price: 80, before: 100, percent: 20, lowest: 100 },
  });
  expect((await look()).card).toEqual(reduced);
  const buyer = await trial.makeBuyer();
  // The price that the page showed before the discount began.
  expect(await trial.refuseToSell(game, buyer, { price: 30 })).toMatchObject({ fields: { price: 'field.invalid' } });
  expect(await trial.buy(game, buyer, { price: 24 })).toMatchObject({ amount: 24, quantity: 1 });
  trial.product.clock.advance(2 * HOUR);
  expect(await look()).toMatchObject({ details: full, card: full, product: { price: 100 } });
  expect((await look()).product).not.toHaveProperty('before');
  const late = await trial.makeBuyer();
  expect(await trial.refuseToSell(game, late, { price: 24 })).toMatchObject({ fields: { price: 'field.invalid' } });
  expect(await trial.buy(game, late)).toMatchObject({ amount: 30 });
  const { list } = await trial.product.call(listDiscounts, { applicationId: game.applicationId }, trial.developer);
  expect(list).toMatchObject([{ id, state: 'ended', product: null }]);
});

it('names the lowest price of the 30 days before, with earlier prices and discounts', async () => {
  const game = await trial.buildPaidGame();
  const { db, clock } = trial.product;
  const setPrice = (minor: number, agoMs: number) => {
    const at = new Date(clock.now() - agoMs);
    const change = { price_minor: minor, default_price_minor: minor, updated_at: at };
    return db
      .updateTable('product_prices')
      .set(change)
      .where('product_id', '=', game.productRow)
      .where('country', '=', 'TW')
      .execute();
  };
  await setPrice(20, 50 * DAY);
  await setPrice(40, 40 * DAY);
  trial.product.forget();
  const look = async () => (await trial.product.call(getApplication, { applicationId: game.applicationId })).price;
  await plan(game, { percent: 50, beginAt: inMs(0), endAt: inMs(HOUR) });
  // The price of 20 ended more than 30 days ago.
  expect(await look()).toMatchObject({ amount: 20, before: 40, lowest: 40 });
  clock.advance(2 * HOUR);
  await plan(game, { percent: 10, beginAt: inMs(0), endAt: inMs(HOUR) });
  expect(await look()).toMatchObject({ amount: 36, before: 40, lowest: 20 });
  clock.advance(2 * HOUR);
  const shift = sql`UPDATE discounts SET begin_at = begin_at - interval '31 days', end_at = end_at - interval '31 days'
    WHERE application_id = ${game.id}`;
  await shift.execute(db);
  trial.product.forget();
  await plan(game, { percent: 10, beginAt: inMs(0), endAt: inMs(HOUR) });
  expect(await look()).toMatchObject({ amount: 36, lowest: 40 });
});

it('refuses crossing dates, the past, overlaps, what nobody would feel, and more than 90 percent', async () => {
  const game = await trial.buildPaidGame();
  const cheap = await addProduct(game, [['TW', 'TWD', 2]]);
  const refused = (fields: object) => ({ status: 400, code: ERROR.parameterError, fields });
  expect(await refuse(game, { endAt: inMs(HOUR) })).toEqual(refused({ endAt: 'field.ends_first' }));
  expect(await refuse(game, { beginAt: inMs(2 * HOUR), endAt: inMs(HOUR) })).toEqual(
    refused({ endAt: 'field.ends_first' }),
  );
  expect(await refuse(game, { beginAt: inMs(-2 * HOUR), endAt: inMs(-HOUR) })).toEqual(
    refused({ endAt: 'form.discount_over' }),
  );
  expect(await refuse(game, { beginAt: inMs(-HOUR) })).toEqual(refused({ beginAt: 'form.discount_past' }));
  expect(await refuse(game, { endAt: inMs(400 * DAY) })).toEqual(refused({ endAt: 'form.discount_long' }));
  for (const percent of [0, 91, -5, 1.5, 'much']) {
    expect(await refuse(game, { percent })).toMatchObject({
      status: 400,
      code: ERROR.invalidFormat,
      fields: { percent: expect.any(String) },
    });
  }
  expect(await refuse(game, { beginAt: 'soon' })).toMatchObject({ fields: { beginAt: 'field.invalid' } });
  expect(await refuse(game, { percent: 20 })).toEqual(refused({ percent: 'form.discount_unfelt' }));
  expect(await refuse(game, { productId: cheap.id, percent: 20 })).toEqual(
    refused({ percent: 'form.discount_unfelt' }),
  );
  await plan(game, { productId: game.productRow });
  await plan(game, { productId: cheap.id, percent: 50 });
  for (const productId of [game.productRow, undefined]) {
    expect(await refuse(game, { productId, percent: 60, beginAt: inMs(2 * HOUR), endAt: inMs(9 * HOUR) })).toEqual(
      refused({ beginAt: 'form.discount_overlaps' }),
    );
  }
  // One ends when the next begins.
  await plan(game, { percent: 60, beginAt: inMs(3 * HOUR), endAt: inMs(4 * HOUR) });
  expect(
    await refuse(game, { productId: cheap.id, percent: 60, beginAt: inMs(3 * HOUR), endAt: inMs(9 * HOUR) }),
  ).toEqual(refused({ beginAt: 'form.discount_overlaps' }));
});

it('is for the developer of the game and its own products', async () => {
  const game = await trial.buildPaidGame();
  const other = await trial.buildPaidGame();
  const foreign = await buildApplication(trial.product.db);
  expect(await refuse(game, { productId: other.productRow })).toEqual({ status: 404, code: ERROR.productNotFound });
  expect(await refuse({ applicationId: foreign.appId })).toEqual({ status: 404, code: ERROR.applicationNotFound });
  const player = await trial.makeBuyer();
  expect((await trial.product.refuse(createDiscount, wishOf(game), player)).code).toBe(ERROR.permissionDenied);
  expect((await trial.product.refuse(listDiscounts, { applicationId: foreign.appId }, trial.developer)).code).toBe(
    ERROR.applicationNotFound,
  );
});

it('ends early, and is deleted only before it begins', async () => {
  const game = await trial.buildPaidGame();
  const planned = await plan(game);
  const unknown = { status: 400, code: ERROR.parameterError, fields: { id: 'field.unknown' } };
  const end = (id: number) => trial.product.refuse(endDiscount, { id }, trial.developer);
  expect(await end(2_147_483_647)).toEqual(unknown);
  expect(await end(planned.id)).toMatchObject({ fields: { id: 'form.discount_not_running' } });
  await trial.product.call(deleteDiscount, { id: planned.id }, trial.developer);
  expect(await end(planned.id)).toEqual(unknown);
  const running = await trial.product.call(
    createDiscount,
    { applicationId: game.applicationId, percent: 50, endAt: inMs(5 * HOUR) },
    trial.developer,
  );
  expect(running.state).toBe('running');
  expect(await priceOf(game)).toMatchObject({ amount: 15 });
  trial.product.clock.advance(HOUR);
  expect(await trial.product.refuse(deleteDiscount, { id: running.id }, trial.developer)).toMatchObject({
    fields: { id: 'form.discount_not_planned' },
  });
  expect(await trial.product.call(endDiscount, { id: running.id }, trial.developer)).toMatchObject({ state: 'ended' });
  expect(await priceOf(game)).toEqual({ currency: 'TWD', amount: 30 });
  expect(await end(running.id)).toMatchObject({ fields: { id: 'form.discount_not_running' } });
  const actions = (await listAuditOf(trial.product.db, `discount:${running.id}`)).map(({ action }) => action);
  expect(actions).toEqual(['discount.create', 'discount.end']);
});

it('of two overlapping discounts at once, one is planned', async () => {
  const game = await trial.buildPaidGame();
  const answers = await Promise.all(
    Array.from(
      { length: 4 },
      async () => (await trial.product.send(createDiscount, wishOf(game), trial.developer)).status,
    ),
  );
  expect(answers.sort()).toEqual([200, 400, 400, 400]);
});

it('rounds as the database does', async () => {
  const { rows } = await sql<{ minor: number; percent: number; reduced: number }>`
    SELECT minor, percent, discounted_price(minor, percent::smallint) AS reduced
    FROM generate_series(0, 999, 7) AS minor, generate_series(1, 90) AS percent`.execute(trial.product.db);
  for (const { minor, percent, reduced } of rows) expect(reduced).toBe(discountPrice(minor, percent));
});
