import { afterAll, beforeAll, expect, it } from 'vitest';
import type { InputOf } from '#contract/endpoint.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { editProduct, releaseProduct } from '#contract/product/developer-endpoints.ts';
import { listPublicProducts } from '#contract/product/endpoints.ts';
import { listAllProducts, removeProduct, restoreProduct } from '#contract/product/operator-endpoints.ts';
import { SHELF } from '#contract/values/states.ts';
import { buildProduct } from '#tests/factories/build-product.ts';
import { listAuditOf } from '#tests/product/list-audit-of.ts';
import { meetAtLock } from '#tests/product/meet-at-lock.ts';
import { openProductTrial, type ProductTrial } from '#tests/product/open-product-trial.ts';
import { signIn } from '#tests/product/sign-in.ts';
import { insertProductJob, recordProductJob } from '../product/product-job-queries.ts';
import { findProductsToReprice } from '../product/reprice-queries.ts';

const MISSING = 2_147_483_647;

let trial: ProductTrial;
let operator: { readonly headers: Readonly<Record<string, string>> };

beforeAll(async () => {
  trial = await openProductTrial();
  operator = await signIn(trial.product, { email: 'operator@starhall.test' });
  await trial.db
    .updateTable('providers')
    .set({ poc_email: 'poc@studio.test', poc_given_name: 'An', poc_family_name: 'Lê' })
    .where('user_id', '=', trial.first.userId)
    .execute();
});

afterAll(() => trial.close());

const list = (filter: InputOf<typeof listAllProducts> = {}) => trial.call(listAllProducts, filter, operator);
const idsOf = async (filter: InputOf<typeof listAllProducts>) => (await list(filter)).list.map(({ id }) => id);
const remove = (id: number, reason = 'It is not allowed.') => trial.call(removeProduct, { id, reason }, operator);
const restore = (id: number) => trial.call(restoreProduct, { id }, operator);
const mails = () =>
  trial.db.selectFrom('outbox').selectAll().where('kind', '=', 'productRemoval').orderBy('id').execute();

it('lists all products, newest first, and finds by ID, name, title and company', async () => {
  const theirs = await trial.buildGame(trial.second.userId);
  await trial.db
    .updateTable('providers')
    .set({ name: 'Boreal Games' })
    .where('user_id', '=', trial.second.userId)
    .execute();
  const mine = await trial.make({ productId: 'needle.1', name: 'Haystack' });
  const other = await buildProduct(trial.db, {
    application_id: theirs.id,
    titles: { 'zh-TW': '針線', 'en-US': 'Thread' },
  });
  const all = await list();
  expect(all.list.slice(0, 2).map(({ id }) => id)).toEqual([other.id, mine.id]);
  expect(all.count).toBe(all.list.length);
  expect(await idsOf({ limit: 1, offset: 1 })).toEqual([mine.id]);
  for (const search of ['needle', 'hayst', 'coins vi-VN']) expect(await idsOf({ search })).toContain(mine.id);
  for (const search of ['針', 'thread', 'boreal']) expect(await idsOf({ search })).toEqual([other.id]);
  expect(await idsOf({ search: '%' })).toEqual([]);
  expect(await idsOf({ applicationId: theirs.appId })).toEqual([other.id]);
  expect(await idsOf({ status: SHELF.onShelf })).toEqual([other.id]);
  const [shown] = (await list({ search: 'needle', lang: 'en-US' })).list;
  expect(shown).toEqual({
    id: mine.id,
    productId: 'needle.1',
    name: 'Haystack',
    title: 'Coins en-US',
    description: 'A bag of coins en-US',
    icon: mine.icon,
    status: SHELF.offShelf,
    applicationId: trial.game.appId,
    applicationName: expect.stringContaining('Game'),
    company: 'Aurora Games',
    defaultCurrency: 'TWD',
    defaultPrice: 30,
    countries: 3,
    removalReason: '',
    updatedAt: mine.updatedAt,
  });
  // Vietnamese has no texts, so the default language is used.
  expect((await list({ search: 'thread', lang: 'vi-VN' })).list[0]?.title).toBe('針線');
});

it('R8.19 removes a product: off sale at once, closed to its developer with 60035, who hears why', async () => {
  const { id, productId, name } = await trial.make();
  await trial.call(releaseProduct, { id }, trial.first);
  const onSale = async () => {
    const { list: sold } = await trial.call(listPublicProducts, { applicationId: trial.game.appId, currency: 'TWD' });
    return sold.some((product) => product.productId === productId);
  };
  expect(await onSale()).toBe(true);
  const before = (await mails()).length;
  expect(await remove(id, 'Loot <b>boxes</b>')).toEqual({ result: true, status: SHELF.removed });
  expect(await onSale()).toBe(false);
  expect(await trial.refuse(releaseProduct, { id }, trial.first)).toEqual({ status: 409, code: ERROR.productRemoved });
  expect(await trial.refuse(editProduct, { id, name }, trial.first)).toEqual({
    status: 409,
    code: ERROR.productRemoved,
  });
  expect((await list({ status: SHELF.removed })).list[0]).toMatchObject({ id, removalReason: 'Loot <b>boxes</b>' });
  await expect.poll(async () => (await mails()).length).toBe(before + 1);
  const mail = (await mails()).at(-1);
  expect(mail).toMatchObject({ recipient: 'poc@studio.test', subject: expect.stringContaining('Coins zh-TW') });
  expect(mail?.text).toContain('Loot <b>boxes</b>');
  expect(mail?.html).toContain('Loot &lt;b&gt;boxes&lt;/b&gt;');
  expect(mail?.html).toContain(productId);
  // A second removal does nothing and notifies nobody.
  await remove(id);
  expect((await listAuditOf(trial.db, `product:${id}`)).map(({ action }) => action)).toEqual([
    ...['product.create', 'product.release', 'product.remove'],
  ]);
});

it('R8.19 gives a removed product back, off the shelf, and says 70000 of one that is on it', async () => {
  const { id } = await trial.make();
  await remove(id);
  expect(await restore(id)).toEqual({ result: true, status: SHELF.offShelf });
  expect(await restore(id)).toEqual({ result: true, status: SHELF.offShelf });
  expect((await list({ limit: 1 })).list[0]).toMatchObject({ id, removalReason: '' });
  expect(await listAuditOf(trial.db, `product:${id}`)).toMatchObject([
    ...[{ action: 'product.create' }, { action: 'product.remove', details: { reason: 'It is not allowed.' } }],
    { action: 'product.restore', details: { from: SHELF.removed, to: SHELF.offShelf } },
  ]);
  await trial.call(releaseProduct, { id }, trial.first);
  expect(await trial.refuse(restoreProduct, { id }, operator)).toMatchObject({ code: ERROR.parameterError });
});

it('is for operators alone, and refuses what is not there', async () => {
  const { id } = await trial.make();
  for (const [endpoint, input] of [
    [listAllProducts, {}],
    [removeProduct, { id, reason: 'x' }],
    [restoreProduct, { id }],
  ] as const) {
    expect(await trial.refuse(endpoint, input)).toMatchObject({ code: ERROR.authorizationMissing });
    expect(await trial.refuse(endpoint, input, trial.first)).toMatchObject({ code: ERROR.permissionDenied });
  }
  expect(await trial.refuse(removeProduct, { id: MISSING, reason: 'x' }, operator)).toMatchObject({
    code: ERROR.productNotFound,
  });
  expect(await trial.refuse(restoreProduct, { id: MISSING }, operator)).toMatchObject({ code: ERROR.productNotFound });
  expect(await trial.refuse(removeProduct, { id }, operator)).toMatchObject({ code: ERROR.invalidFormat });
  const refuseList = (input: object) => trial.refuse(listAllProducts, input, operator);
  expect(await refuseList({ applicationId: 'com.nobody.has' })).toMatchObject({ code: ERROR.applicationNotFound });
  expect(await refuseList({ status: 9 })).toMatchObject({ code: ERROR.statusNotFound });
  expect(await refuseList({ lang: 'xx' })).toMatchObject({ code: ERROR.languageNotFound });
});

it('removes a product whose repricing waits, after whoever changes it, and says at once where a job holds it', async () => {
  const { id: application_id } = await trial.buildGame();
  const { id } = await buildProduct(trial.db, { application_id });
  const now = new Date(trial.clock.now());
  const job = { applicationId: application_id, userId: trial.first.userId, isApplying: true, total: 1, now };
  const jobId = await trial.db
    .transaction()
    .execute((trx) => insertProductJob(trx, { ...job, kind: 'reprice', request: { ids: [] } }));
  const removed = await meetAtLock(trial.db, {
    lock: (trx) => trx.selectFrom('products').select('id').where('id', '=', id).forUpdate().execute(),
    call: () => remove(id),
    act: async () => undefined,
  });
  expect(removed).toEqual({ result: true, status: SHELF.removed });
  await recordProductJob(trial.db, jobId ?? 0, { state: 'judging', done: 0, now });
  await trial.db.transaction().execute(async (trx) => {
    await findProductsToReprice(trx, { applicationId: application_id, ids: [], isLocked: true });
    const held = { status: 400, code: ERROR.parameterError, fields: { applicationId: 'form.products_held' } };
    expect(await trial.refuse(restoreProduct, { id }, operator)).toEqual(held);
    expect(await trial.refuse(removeProduct, { id, reason: 'It is not allowed.' }, operator)).toEqual(held);
  });
  expect(await restore(id)).toEqual({ result: true, status: SHELF.offShelf });
});
