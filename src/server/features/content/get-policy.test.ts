import { afterAll, beforeAll, expect, it } from 'vitest';
import { getPolicy, searchContent } from '#contract/content/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await openTestProduct({
    settings: { LOCALES: 'zh-TW,vi-VN,en-US', COMPANY_NAME: 'Acme', STAR_COIN_GUARANTEE: 'trust:First Bank' },
  });
});

afterAll(() => product.close());

it('R9.31 O31 gives the privacy policy where no type is asked', async () => {
  const policy = await product.call(getPolicy, {});
  expect(policy).toMatchObject({ type: 1, path: '/terms/privacy-policy', lang: 'zh-TW' });
  expect(await product.call(getPolicy, { type: 1 })).toEqual(policy);
  expect(policy.body).toContain('Acme');
});

it.each([
  [2, '/terms/terms-of-use'],
  [3, '/terms/intellectual-property'],
] as const)('O31 gives the paper of type %i in the asked language', async (type, path) => {
  expect(await product.call(getPolicy, { type, lang: 'vi' })).toMatchObject({ type, path, lang: 'vi-VN' });
});

it.each([
  ['zh-TW', '已存入營運方於First Bank開立的信託專戶'],
  ['vi-VN', 'tài khoản tín thác tại First Bank'],
  ['en-US', 'is held in a trust account at First Bank'],
] as const)('states the guarantee of star coins in the terms in %s', async (lang, words) => {
  const { body } = await product.call(getPolicy, { type: 2, lang });
  expect(body).toContain(words);
});

it.each([
  [{ type: 4 }, 400, ERROR.invalidFormat, { type: 'field.choice' }],
  [{ type: 'terms' }, 400, ERROR.invalidFormat, { type: 'field.integer' }],
  [{ lang: 'xx' }, 404, ERROR.languageNotFound, { lang: 'field.choice' }],
  [{ lang: 'zh-CN' }, 404, ERROR.languageNotFound, { lang: 'field.choice' }],
])('refuses %j', async (input, status, code, fields) => {
  expect(await product.refuse(getPolicy, input)).toEqual({ status, code, fields });
});

it('R7.26 is open to everyone: a search for refunds in English', async () => {
  const { count, list } = await product.call(searchContent, { where: { lang: 'en-US' }, search: 'refund', limit: 1 });
  expect(count).toBeGreaterThan(0);
  expect(list).toHaveLength(1);
  expect(await product.refuse(searchContent, { where: { title: { $regex: 'x' } } })).toEqual({
    status: 400,
    code: ERROR.invalidFormat,
    fields: { where: 'field.unknown' },
  });
});
