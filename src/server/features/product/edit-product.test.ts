import { afterAll, beforeAll, expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import {
  duplicateProduct,
  editProduct,
  getOwnProduct,
  listPriceHistory,
  releaseProduct,
  reviseProduct,
} from '#contract/product/developer-endpoints.ts';
import { DEFAULT_PRODUCT, type Product } from '#contract/product/entities.ts';
import { SHELF } from '#contract/values/states.ts';
import { buildProduct } from '#tests/factories/build-product.ts';
import { listAuditOf } from '#tests/product/list-audit-of.ts';
import { openProductTrial, type ProductTrial } from '#tests/product/open-product-trial.ts';

const MISSING = 2_147_483_647;

let trial: ProductTrial;

beforeAll(async () => {
  trial = await openProductTrial();
});

afterAll(() => trial.close());

type Changes = Record<string, unknown>;
const read = (id: number) => trial.call(getOwnProduct, { id }, trial.first);
const refuse = (id: number, changes: Changes, who: object = trial.first) =>
  trial.refuse(editProduct, { id, ...changes }, who);
const history = async (id: number) => (await trial.call(listPriceHistory, { id, limit: 100 }, trial.first)).list;

async function edit(id: number, changes: Changes): Promise<Product> {
  trial.clock.advance(1000);
  await trial.call(editProduct, { id, ...changes }, trial.first);
  return read(id);
}

const priceIn = ({ prices }: Product, country: string) => prices.find((row) => row.country === country);

it('R1.14 R3.26 R7.56 changes what is sent, keeps the rest, and updatedAt rises', async () => {
  const before = await trial.make();
  const after = await edit(before.id, { name: 'Sack of coins' });
  expect(after).toEqual({ ...before, name: 'Sack of coins', updatedAt: expect.any(String) });
  expect(Date.parse(after.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt));
  expect(await listAuditOf(trial.db, `product:${before.id}`)).toMatchObject([
    { action: 'product.create' },
    { action: 'product.edit', details: { fields: ['name'] } },
  ]);
});

it('leaves no trace of an edit that changes nothing', async () => {
  const before = await trial.make();
  const { name, icon, contents, prices, countries, productId, defaultPrice } = before;
  const same = { name: ` ${name} `, icon, contents, prices, countries, productId, defaultPrice: String(defaultPrice) };
  expect(await edit(before.id, same)).toEqual(before);
  expect(await listAuditOf(trial.db, `product:${before.id}`)).toHaveLength(1);
  expect(await history(before.id)).toHaveLength(before.prices.length);
});

it('touches only the texts and prices that change, and keeps what they were', async () => {
  const before = await trial.make();
  const [title, ...others] = before.contents;
  const prices = before.prices.map((row) => (row.country === 'MY' ? { ...row, price: 5, manualPrice: true } : row));
  const after = await edit(before.id, { contents: [{ ...title, title: 'Gold' }, ...others], prices });
  expect(after.contents[0]).toMatchObject({ title: 'Gold', createdAt: before.createdAt, updatedAt: after.updatedAt });
  expect(after.contents.slice(1)).toEqual(others);
  expect(priceIn(after, 'MY')).toMatchObject({ price: 5, updatedAt: after.updatedAt, createdAt: before.createdAt });
  for (const country of ['TW', 'DE']) expect(priceIn(after, country)).toEqual(priceIn(before, country));
  expect((await history(before.id))[0]).toEqual({
    country: 'MY',
    before: { currency: 'MYR', price: priceIn(before, 'MY')?.price },
    after: { currency: 'MYR', price: 5 },
    manualPrice: true,
    cause: 'form',
    changedAt: after.updatedAt,
  });
  expect(await history(before.id)).toHaveLength(4);
});

it('takes languages and countries away and brings others, in the order of the form', async () => {
  const { id, contents } = await trial.make();
  const after = await edit(id, { contents: contents.slice(0, 2), countries: ['SG', 'DE', 'TW'] });
  expect(after.contents.map(({ lang }) => lang)).toEqual(['zh-TW', 'zh-CN']);
  expect([after.countries, after.prices.map(({ currency }) => currency)]).toEqual([
    ['SG', 'DE', 'TW'],
    ['SGD', 'EUR', 'TWD'],
  ]);
  const told = (await history(id)).slice(0, 2).map((entry) => [entry.country, entry.before?.price, entry.after?.price]);
  expect(told.sort()).toEqual([
    ['MY', 4.04, undefined],
    ['SG', undefined, 1.28],
  ]);
});

it('R3.30 follows the default price with the switch off and keeps its own with the switch on', async () => {
  const { id } = await trial.make({
    prices: [{ country: 'MY', currency: 'MYR', price: 9.9, manualPrice: true }],
    countries: ['TW', 'MY', 'DE'],
  });
  const dearer = await edit(id, { defaultPrice: 60 });
  expect(dearer.prices.map(({ price }) => price)).toEqual([60, 9.9, 1.75]);
  const off = await edit(id, { prices: dearer.prices.map((row) => ({ ...row, manualPrice: false })) });
  expect(priceIn(off, 'MY')).toMatchObject({ price: 8.07, defaultPrice: 8.07, manualPrice: false });
});

it('moves no price because rates have changed, as long as the default price stays', async () => {
  const before = await trial.make();
  const { db } = trial;
  const { rate } = await db
    .selectFrom('exchange_rates')
    .select('rate')
    .where('to_currency', '=', 'MYR')
    .executeTakeFirstOrThrow();
  await trial.setRates({ MYR: rate * 2 });
  expect((await edit(before.id, { name: 'Other' })).prices).toEqual(before.prices);
  const dearer = await edit(before.id, { defaultPrice: 31 });
  expect(priceIn(dearer, 'MY')?.price).toBe(8.34);
  await trial.setRates({ MYR: rate });
});

it('R5.31 takes the same ID or none, and refuses another one', async () => {
  const { id, productId } = await trial.make();
  expect(await edit(id, { productId: ` ${productId} `, name: 'A' })).toMatchObject({ name: 'A', productId });
  expect(await edit(id, { productId: '', name: 'B' })).toMatchObject({ name: 'B', productId });
  for (const other of ['coin_other', 'Coin', 'a\u0000', '\ud800', 7, ['x'], { productId: 'x' }]) {
    expect(await refuse(id, { productId: other, name: 'C' })).toEqual({
      status: 400,
      code: ERROR.invalidFormat,
      fields: { productId: 'field.invalid' },
    });
  }
  expect(await read(id)).toMatchObject({ name: 'B', productId });
});

it('R5.27 refuses the ID of another product with 60016, after everything else that is wrong', async () => {
  const { productId } = await trial.make();
  const { id } = await trial.make();
  for (const taken of [productId, DEFAULT_PRODUCT.productId]) {
    expect(await refuse(id, { productId: taken })).toMatchObject({ status: 409, code: ERROR.duplicateProductId });
    expect(await refuse(id, { productId: taken, defaultPrice: -1 })).toMatchObject({ code: ERROR.invalidFormat });
  }
});

it('checks what is sent together with what stays, and clears what is sent empty', async () => {
  const { id } = await trial.make();
  // TWD 30 is unchanged and would be valid in MYR too; 29.9 is invalid in TWD.
  expect(await refuse(id, { defaultPrice: 29.9 })).toMatchObject({
    code: ERROR.invalidFormat,
    fields: { defaultPrice: 'rule.price' },
  });
  expect((await edit(id, { defaultPrice: 29.9, defaultCurrency: 'MYR' })).defaultCurrency).toBe('MYR');
  expect(await refuse(id, { contentDefault: 'xx', icon: '', countries: null })).toMatchObject({
    code: ERROR.invalidFormat,
    fields: { contentDefault: 'field.language', icon: 'image.min_count', countries: 'rule.at_least_one' },
  });
  expect(await refuse(id, { contents: null })).toMatchObject({ code: ERROR.defaultLanguageMissing });
  expect(await refuse(id, { icon: '' })).toMatchObject({ code: ERROR.iconMissing });
  expect(await refuse(id, { defaultProduct: { productId: 'coin' } })).toMatchObject({ code: ERROR.invalidFormat });
});

it('R4.15 R7.56 R8.19 refuses to edit what is on the shelf with 60033, what was removed with 60035', async () => {
  const { id } = await trial.make();
  await trial.call(releaseProduct, { id }, trial.first);
  expect(await refuse(id, { defaultPrice: -1 })).toEqual({ status: 409, code: ERROR.productAlreadyPublished });
  const removed = await buildProduct(trial.db, { application_id: trial.game.id, status: SHELF.removed });
  expect(await refuse(removed.id, { name: 'x' })).toEqual({ status: 409, code: ERROR.productRemoved });
});

it('revises a published product without taking it off sale, and leaves no trace if nothing changes', async () => {
  const { id } = await trial.make();
  expect(await trial.refuse(reviseProduct, { id, name: 'x' }, trial.first)).toEqual({
    status: 409,
    code: ERROR.productNotPublished,
  });
  await trial.call(releaseProduct, { id }, trial.first);
  trial.clock.advance(1000);
  const before = await read(id);
  expect(await trial.call(reviseProduct, { id, name: before.name }, trial.first)).toEqual({
    result: true,
    updatedAt: before.updatedAt,
  });
  const { updatedAt } = await trial.call(
    reviseProduct,
    { id, name: 'Sack', defaultPrice: 20, updatedAt: before.updatedAt },
    trial.first,
  );
  const after = await read(id);
  expect(after).toMatchObject({ name: 'Sack', defaultPrice: 20, status: SHELF.onShelf, updatedAt });
  expect(priceIn(after, 'TW')?.price).toBe(20);
  expect(await listAuditOf(trial.db, `product:${id}`)).toMatchObject([
    ...[{ action: 'product.create' }, { action: 'product.release' }],
    { action: 'product.edit', details: { fields: expect.arrayContaining(['name', 'defaultPrice']) } },
  ]);
});

it('R4.15 revises nothing with a mistake, that has changed since it was read, was removed, or is another’s', async () => {
  const { id } = await trial.make();
  await trial.call(releaseProduct, { id }, trial.first);
  const before = await read(id);
  const refuseRevision = (changes: Changes, who: object = trial.first) =>
    trial.refuse(reviseProduct, { id, ...changes }, who);
  expect(await refuseRevision({ defaultPrice: -1, name: 'x' })).toMatchObject({ code: ERROR.invalidFormat });
  expect(await refuseRevision({ name: 'x', updatedAt: '2020-01-01T00:00:00.000Z' })).toMatchObject({
    code: ERROR.parameterError,
    fields: { updatedAt: 'field.invalid' },
  });
  expect(await refuseRevision({ name: 'x' }, trial.second)).toMatchObject({ code: ERROR.productNotFound });
  expect(await refuseRevision({ name: 'x' }, trial.player)).toMatchObject({ code: ERROR.permissionDenied });
  const removed = await buildProduct(trial.db, { application_id: trial.game.id, status: SHELF.removed });
  expect(await refuseRevision({ id: removed.id })).toEqual({ status: 409, code: ERROR.productRemoved });
  expect(await read(id)).toEqual(before);
});

it('refuses the second of two who read the same with 70000, whatever they do at once', async () => {
  const { id, updatedAt } = await trial.make();
  const changes = Array.from({ length: 5 }, (_, number) => ({ id, updatedAt, name: `Name ${number}` }));
  const answers = await Promise.all(changes.map((change) => trial.send(editProduct, change, trial.first)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
  expect(await refuse(id, { updatedAt, name: 'late' })).toEqual({
    status: 400,
    code: ERROR.parameterError,
    fields: { updatedAt: 'field.invalid' },
  });
  const now = await read(id);
  expect(await edit(id, { updatedAt: now.updatedAt, name: 'in time' })).toMatchObject({ name: 'in time' });
});

it('R6.7 answers 50005 for what is not there and for what is another developer’s', async () => {
  const { id } = await trial.make();
  expect(await refuse(MISSING, { name: 'x' })).toEqual({ status: 404, code: ERROR.productNotFound });
  expect(await refuse(id, { name: 'x' }, trial.second)).toEqual({ status: 404, code: ERROR.productNotFound });
  expect(await trial.refuse(listPriceHistory, { id }, trial.second)).toEqual({
    status: 404,
    code: ERROR.productNotFound,
  });
  expect(await refuse(id, { name: 'x' }, trial.player)).toMatchObject({ code: ERROR.permissionDenied });
});

it('makes another product like one, with its prices as they are', async () => {
  const from = await trial.make({ prices: [{ country: 'MY', currency: 'MYR', price: 9, manualPrice: true }] });
  await trial.call(releaseProduct, { id: from.id }, trial.first);
  trial.clock.advance(1000);
  const { id, status } = await trial.call(duplicateProduct, { id: from.id, productId: 'copy_1' }, trial.first);
  const made = await read(id);
  expect(status).toBe(SHELF.offShelf);
  const plain = ({ contents, prices, ...product }: Product) => ({
    ...product,
    ...{ id: 0, status: 0, productId: '', createdAt: '', updatedAt: '' },
    contents: contents.map(({ lang, title, description }) => [lang, title, description]),
    prices: prices.map(({ country, currency, price, manualPrice }) => [country, currency, price, manualPrice]),
  });
  expect(plain(made)).toEqual(plain(from));
  const duplicate = (input: object) => trial.refuse(duplicateProduct, { id: from.id, ...input }, trial.first);
  expect(await duplicate({ productId: 'copy_1' })).toMatchObject({ code: ERROR.duplicateProductId });
  expect(await duplicate({ productId: 'Copy' })).toMatchObject({ code: ERROR.invalidFormat });
  expect(await duplicate({})).toMatchObject({ code: ERROR.invalidFormat, fields: { productId: 'field.required' } });
  expect(await duplicate({ productId: 'copy_2', name: ' ' })).toMatchObject({ fields: { name: 'field.required' } });
  expect(await duplicate({ productId: 'copy_2', id: MISSING })).toMatchObject({ code: ERROR.productNotFound });
  const removed = await buildProduct(trial.db, { application_id: trial.game.id, status: SHELF.removed });
  expect(await duplicate({ productId: 'copy_2', id: removed.id })).toEqual({ status: 409, code: ERROR.productRemoved });
});
