import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { createOrder } from '#contract/order/endpoints.ts';
import {
  deleteProduct,
  editProduct,
  getOwnProduct,
  pullProduct,
  releaseProduct,
} from '#contract/product/developer-endpoints.ts';
import { listPublicProducts } from '#contract/product/endpoints.ts';
import { removeProduct, restoreProduct } from '#contract/product/operator-endpoints.ts';
import { SHELF, type Shelf } from '#contract/values/states.ts';
import { type ProductShelfAction, productShelf } from '#domain/state-machines/product-shelf.ts';
import { type Move, move } from '#domain/state-machines/state-machine.ts';
import { buildProduct } from '#tests/factories/build-product.ts';
import { listAuditOf } from '#tests/product/list-audit-of.ts';
import { openProductTrial, type ProductTrial } from '#tests/product/open-product-trial.ts';
import { makeBuyer } from '#tests/product/open-shop.ts';
import { signIn } from '#tests/product/sign-in.ts';

const MISSING = 2_147_483_647;
const OPERATOR = 'operator@studio.test';

let trial: ProductTrial;
let operator: { readonly headers: Readonly<Record<string, string>> };

beforeAll(async () => {
  trial = await openProductTrial({ settings: { OPERATOR_EMAILS: OPERATOR } });
  operator = await signIn(trial.product, { email: OPERATOR });
});

afterAll(() => trial.close());

const onSale = async (productId: string) => {
  const { list } = await trial.call(listPublicProducts, { applicationId: trial.game.appId, currency: 'TWD' });
  return list.some((product) => product.productId === productId);
};

it('R1.15 R4.16 R7.53 R7.54 R8.19 puts a product on the shelf and off again; the public list shows it in between', async () => {
  const { first } = trial;
  const { id, productId, updatedAt } = await trial.make();
  expect(await onSale(productId)).toBe(false);
  const released = await trial.call(releaseProduct, { id }, first);
  expect(released.status).toBe(SHELF.onShelf);
  expect(released.updatedAt > updatedAt).toBe(true);
  // Immediately, although the list was just cached.
  expect(await onSale(productId)).toBe(true);
  expect(await trial.refuse(releaseProduct, { id }, first)).toEqual({
    status: 409,
    code: ERROR.productAlreadyPublished,
  });
  expect((await trial.call(pullProduct, { id }, first)).status).toBe(SHELF.offShelf);
  expect(await onSale(productId)).toBe(false);
  expect(await trial.refuse(pullProduct, { id }, first)).toEqual({ status: 409, code: ERROR.productNotPublished });
  expect((await listAuditOf(trial.db, `product:${id}`)).map(({ action }) => action)).toEqual([
    ...['product.create', 'product.release', 'product.pull'],
  ]);
});

const declare = (appId: string, flags: { has_in_app_purchase: boolean; is_paid_once: boolean }) =>
  trial.db.updateTable('applications').set(flags).where('app_id', '=', appId).execute();

it('R3.14 puts nothing on the shelf for an application that says it is free and sells nothing', async () => {
  const { first } = trial;
  const { appId } = await trial.buildGame();
  const { id } = await trial.make({}, appId);
  await declare(appId, { has_in_app_purchase: false, is_paid_once: false });
  const refused = { status: 400, code: ERROR.parameterError, fields: { hasInAppPurchase: 'form.sells_nothing' } };
  expect(await trial.refuse(releaseProduct, { id }, first)).toEqual(refused);
  expect((await trial.call(getOwnProduct, { id }, first)).status).toBe(SHELF.offShelf);
  await declare(appId, { has_in_app_purchase: false, is_paid_once: true });
  expect((await trial.call(releaseProduct, { id }, first)).status).toBe(SHELF.onShelf);
  // A product can always be taken off the shelf, whatever the application declares.
  await declare(appId, { has_in_app_purchase: false, is_paid_once: false });
  expect((await trial.call(pullProduct, { id }, first)).status).toBe(SHELF.offShelf);
});

it('R8.19 sells at the price of the moment, and answers 60034 for what was pulled', async () => {
  const { first, game } = trial;
  const buyer = await makeBuyer(trial.product, { TWD: 1000 });
  const { id, productId } = await trial.make();
  await trial.call(releaseProduct, { id }, first);
  const order = { applicationId: game.appId, productId, currency: 'TWD' as const, quantity: 1 };
  expect(await trial.call(createOrder, order, buyer)).toMatchObject({ amount: 30 });
  await trial.call(pullProduct, { id }, first);
  expect(await trial.refuse(createOrder, order, buyer)).toMatchObject({ code: ERROR.productPulled });
  await trial.call(editProduct, { id, defaultPrice: 45 }, first);
  await trial.call(releaseProduct, { id }, first);
  expect(await trial.call(createOrder, order, buyer)).toMatchObject({ amount: 45 });
  expect(await trial.refuse(createOrder, { ...order, price: 30 }, buyer)).toMatchObject({ code: ERROR.parameterError });
  await trial.call(deleteProduct, { id }, first);
  expect(await trial.refuse(createOrder, order, buyer)).toMatchObject({ code: ERROR.productNotFound });
});

it('R1.14 R4.17 R7.58 deletes a product on any shelf, once, and frees its ID', async () => {
  const { first, game } = trial;
  for (const status of [SHELF.onShelf, SHELF.offShelf, SHELF.removed]) {
    const { id, productId } = await buildProduct(trial.db, { application_id: game.id, status });
    expect(await trial.call(deleteProduct, { id }, first)).toEqual({ result: true });
    expect(await trial.refuse(getOwnProduct, { id }, first)).toEqual({ status: 404, code: ERROR.productNotFound });
    expect(await trial.refuse(deleteProduct, { id }, first)).toEqual({ status: 404, code: ERROR.productNotFound });
    const changes = trial.db.selectFrom('product_price_changes').select('id').where('product_id', '=', id);
    expect(await changes.execute()).toEqual([]);
    await trial.make({ productId });
  }
});

it('R6.7 answers 50005 for what is not there and for what is another developer’s', async () => {
  const { id } = await trial.make();
  for (const endpoint of [releaseProduct, pullProduct, deleteProduct]) {
    expect(await trial.refuse(endpoint, { id: MISSING }, trial.first)).toEqual({
      status: 404,
      code: ERROR.productNotFound,
    });
    expect(await trial.refuse(endpoint, { id }, trial.second)).toEqual({ status: 404, code: ERROR.productNotFound });
    expect(await trial.refuse(endpoint, { id }, trial.player)).toMatchObject({ code: ERROR.permissionDenied });
    expect(await trial.refuse(endpoint, { id })).toMatchObject({ code: ERROR.authorizationMissing });
  }
});

/** Performs an action as a user entitled to it; returns the error code, else null. */
async function act(id: number, action: ProductShelfAction): Promise<number | null> {
  const { first } = trial;
  const calls = {
    release: () => trial.send(releaseProduct, { id }, first),
    pull: () => trial.send(pullProduct, { id }, first),
    edit: () => trial.send(editProduct, { id, name: `Name ${Math.trunc(trial.clock.now())}` }, first),
    delete: () => trial.send(deleteProduct, { id }, first),
    remove: () => trial.send(removeProduct, { id, reason: 'It is not allowed.' }, operator),
    restore: () => trial.send(restoreProduct, { id }, operator),
  } as const satisfies Record<ProductShelfAction, () => Promise<Response>>;
  trial.clock.advance(10);
  const response = await calls[action]();
  const reply = await response.json();
  expect(response.status).toBeLessThan(500);
  return response.ok ? null : reply.error.code;
}

it('R4.14 R4.15 R4.16 R4.17 R8.19 stands where the table says after any actions, and refuses with its codes', async () => {
  const actions = fc.array(fc.constantFrom(...productShelf.actions), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(actions, async (life) => {
      const { id } = await trial.make();
      let status: Shelf | null = productShelf.initial;
      for (const action of life) {
        const refusal = await act(id, action);
        if (status === null) {
          expect(refusal).toBe(ERROR.productNotFound);
          continue;
        }
        const expected: Move<Shelf> = move(productShelf, status, action);
        expect([action, status, refusal]).toEqual([action, status, expected.isAllowed ? null : expected.code]);
        if (expected.isAllowed) status = action === 'delete' ? null : expected.to;
      }
      if (status !== null) {
        expect((await trial.call(getOwnProduct, { id }, trial.first)).status).toBe(status);
      }
    }),
    { numRuns: 25 },
  );
});
