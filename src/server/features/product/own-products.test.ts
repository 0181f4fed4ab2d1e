import { afterAll, beforeAll, expect, it } from 'vitest';
import type { InputOf } from '#contract/endpoint.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { getOwnProduct, listOwnProducts } from '#contract/product/developer-endpoints.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { SHELF } from '#contract/values/states.ts';
import { type BuiltApplication, buildApplication } from '#tests/factories/build-application.ts';
import { buildProduct } from '#tests/factories/build-product.ts';
import { type ApplicationTrial, openApplicationTrial } from '#tests/product/open-application-trial.ts';

const MISSING = 2_147_483_647;
const NEW_YEAR = '2026-01-01T00:00:00.000Z';
const TIMES = { createdAt: NEW_YEAR, updatedAt: NEW_YEAR };
const ROW_TIMES = { created_at: NEW_YEAR, updated_at: NEW_YEAR };

let trial: ApplicationTrial;
let theirs: BuiltApplication;
let theirProduct: number;

beforeAll(async () => {
  trial = await openApplicationTrial();
  theirs = await buildApplication(trial.db, { developer_id: trial.second.userId });
  theirProduct = (await buildProduct(trial.db, { application_id: theirs.id })).id;
});

afterAll(() => trial.close());

const buildGame = () => buildApplication(trial.db, { developer_id: trial.first.userId });
const list = (applicationId: string, input: Omit<InputOf<typeof listOwnProducts>, 'applicationId'> = {}) =>
  trial.call(listOwnProducts, { applicationId, ...input }, trial.first);

it('R6.7 R7.52 R7.57 R3.24 R3.25 R3.27 R3.28 R3.29 R3.31 shows a product with all texts and prices', async () => {
  const { id: application_id, appId } = await buildGame();
  const { db } = trial;
  const { id, productId } = await buildProduct(db, {
    application_id,
    name: 'Gems',
    default_price_minor: 30,
    prices: [
      ['TW', 'TWD', 30],
      ['MY', 'MYR', 450],
      ['DE', 'EUR', 99],
    ],
    ...ROW_TIMES,
  });
  await db.updateTable('product_contents').set(ROW_TIMES).where('product_id', '=', id).execute();
  await db.updateTable('product_prices').set(ROW_TIMES).where('product_id', '=', id).execute();
  await db
    .updateTable('product_prices')
    .set({ is_manual: true, price_minor: 500 })
    .where('product_id', '=', id)
    .where('country', '=', 'MY')
    .execute();
  const product = await trial.call(getOwnProduct, { id }, trial.first);
  expect(product).toEqual({
    id,
    name: 'Gems',
    status: SHELF.onShelf,
    appId,
    productId,
    userId: trial.first.userId,
    icon: '/files/images/icon.png',
    contentDefault: 'zh-TW',
    defaultCurrency: 'TWD',
    defaultPrice: 30,
    ...TIMES,
    contents: LOCALES.map((lang) => {
      const title = expect.stringMatching(new RegExp(`^Title \\d+ ${lang}$`));
      return { lang, title, description: expect.stringContaining('About Title'), ...TIMES };
    }),
    prices: [
      { currency: 'TWD', price: 30, country: 'TW', defaultPrice: 30, manualPrice: false, ...TIMES },
      { currency: 'MYR', price: 5, country: 'MY', defaultPrice: 4.5, manualPrice: true, ...TIMES },
      { currency: 'EUR', price: 0.99, country: 'DE', defaultPrice: 0.99, manualPrice: false, ...TIMES },
    ],
    countries: ['TW', 'MY', 'DE'],
  });
  const defaultProduct = { name: 'Point', productId: 'point', regionCode: 'TW', quantity: 1 };
  expect(await list(appId)).toEqual({ count: 1, list: [product], defaultProduct, gameProductId: null });
});

it('R7.52 lists every shelf, the newest first, by page and by status', async () => {
  const { id, appId } = await buildGame();
  expect(await list(appId)).toMatchObject({ count: 0, list: [] });
  const statuses = [SHELF.onShelf, SHELF.offShelf, SHELF.removed, SHELF.offShelf];
  const built: number[] = [];
  for (const status of statuses) {
    built.unshift((await buildProduct(trial.db, { application_id: id, status, prices: [] })).id);
  }
  const ids = async (input?: Parameters<typeof list>[1]) => (await list(appId, input)).list.map((one) => one.id);
  expect(await ids()).toEqual(built);
  expect(await ids({ limit: 2, offset: 1 })).toEqual(built.slice(1, 3));
  expect(await ids({ status: SHELF.offShelf })).toEqual([built[0], built[2]]);
  expect((await list(appId, { status: SHELF.offShelf, limit: 1 })).count).toBe(2);
  expect((await list(appId, { offset: 50 })).count).toBe(4);
});

it('R7.52 finds by ID, name and title in any language, and sorts', async () => {
  const { id, appId } = await buildGame();
  const build = (product_id: string, name: string, titles = { 'zh-TW': '商品' }) =>
    buildProduct(trial.db, { application_id: id, product_id, name, titles, prices: [] });
  await build('gem.2', 'apple');
  await build('gem_1', 'Cherry', { 'zh-TW': '寶石' });
  await build('coin', 'banana');
  const ids = async (input: Parameters<typeof list>[1]) =>
    (await list(appId, input)).list.map(({ productId }) => productId);
  expect(await ids({ search: 'GEM' })).toEqual(['gem_1', 'gem.2']);
  expect(await ids({ search: 'cherr' })).toEqual(['gem_1']);
  expect(await ids({ search: '寶' })).toEqual(['gem_1']);
  expect(await ids({ search: '_' })).toEqual(['gem_1']);
  expect((await list(appId, { search: 'gem', limit: 1 })).count).toBe(2);
  expect(await ids({ sort: 'name' })).toEqual(['gem.2', 'coin', 'gem_1']);
  expect(await ids({ sort: '-name' })).toEqual(['gem_1', 'coin', 'gem.2']);
  expect(await ids({ sort: 'productId' })).toEqual(['coin', 'gem.2', 'gem_1']);
  expect(await ids({ sort: 'createdAt' })).toEqual(['gem.2', 'gem_1', 'coin']);
  await trial.db.updateTable('products').set({ updated_at: '2030-01-01' }).where('name', '=', 'apple').execute();
  expect((await ids({ sort: '-updatedAt' }))[0]).toBe('gem.2');
  expect(await trial.refuse(listOwnProducts, { applicationId: appId, sort: 'price' }, trial.first)).toMatchObject({
    code: ERROR.invalidFormat,
  });
});

it('R6.7 R7.52 R7.57 R8.12 answers 50004 and 50005 for what is not there and for what is another developer’s', async () => {
  const refuseList = (input: { applicationId: string; status?: number }) =>
    trial.refuse(listOwnProducts, input, trial.first);
  for (const applicationId of [theirs.appId, 'com.example.unknown', 'not an id']) {
    expect(await refuseList({ applicationId })).toMatchObject({ status: 404, code: ERROR.applicationNotFound });
  }
  const { appId } = await buildGame();
  expect(await refuseList({ applicationId: appId, status: 77 })).toMatchObject({
    status: 404,
    code: ERROR.statusNotFound,
  });
  for (const id of [theirProduct, MISSING]) {
    expect(await trial.refuse(getOwnProduct, { id }, trial.first)).toEqual({
      status: 404,
      code: ERROR.productNotFound,
    });
  }
  expect(await trial.call(getOwnProduct, { id: theirProduct }, trial.second)).toMatchObject({ id: theirProduct });
  expect(await trial.refuse(getOwnProduct, { id: MISSING + 1 }, trial.first)).toMatchObject({
    code: ERROR.invalidFormat,
  });
});

it('is closed to visitors and players, and open to a developer who is switched off', async () => {
  for (const [who, code] of [
    [{}, ERROR.authorizationMissing],
    [trial.player, ERROR.permissionDenied],
  ] as const) {
    expect(await trial.refuse(listOwnProducts, { applicationId: theirs.appId }, who)).toMatchObject({ code });
    expect(await trial.refuse(getOwnProduct, { id: theirProduct }, who)).toMatchObject({ code });
  }
  const switchTo = (enable: boolean) =>
    trial.db.updateTable('providers').set({ is_enabled: enable }).where('user_id', '=', trial.second.userId).execute();
  await switchTo(false);
  const { count } = await trial.call(listOwnProducts, { applicationId: theirs.appId }, trial.second);
  await switchTo(true);
  expect(count).toBe(1);
});
