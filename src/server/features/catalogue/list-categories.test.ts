import { afterAll, beforeAll, expect, it } from 'vitest';
import { listCategories } from '#contract/category/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { CATEGORY_KEYS } from '#contract/values/categories.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await openTestProduct();
});

afterAll(() => product.close());

it('R3.65 R7.23 lists the twenty categories in their order, named in every language', async () => {
  for (const lang of LOCALES) {
    const { count, list } = await product.call(listCategories, { type: 1, lang });
    expect(count).toBe(20);
    expect(list.map(({ key }) => key)).toEqual(CATEGORY_KEYS);
    expect(list.map(({ code, sort }) => code - sort)).toEqual(Array.from({ length: 20 }, () => 99));
    expect(new Set(list.map(({ name }) => name)).size).toBe(20);
  }
  const { list } = await product.call(listCategories, { lang: 'en-US' });
  expect(list.find(({ code }) => code === 110)).toMatchObject({ key: 'puzzle', name: 'Puzzle' });
});

it('counts the games on the shelf; category 100 counts all of them', async () => {
  const { db } = product;
  const moved = await buildApplication(db, { category: 110 });
  await buildApplication(db, { category: 110 });
  await buildApplication(db, { category: 119 });
  await buildApplication(db, { category: 119, status: 2 });
  const countsOf = async () => {
    const { list } = await product.call(listCategories, {});
    return Object.fromEntries(list.filter(({ count }) => count > 0).map(({ code, count }) => [code, count]));
  };
  await expect.poll(countsOf).toEqual({ 100: 3, 110: 2, 119: 1 });
  await db.updateTable('applications').set({ category: 101 }).where('id', '=', moved.id).execute();
  await expect.poll(countsOf).toEqual({ 100: 3, 101: 1, 110: 1, 119: 1 });
});

it('R7.23 R8.12 refuses another type with 20001 and another language with 50002', async () => {
  expect(await product.refuse(listCategories, { type: 9 })).toMatchObject({ status: 400, code: ERROR.invalidFormat });
  expect(await product.refuse(listCategories, { lang: 'xx' })).toMatchObject({
    status: 404,
    code: ERROR.languageNotFound,
  });
});
