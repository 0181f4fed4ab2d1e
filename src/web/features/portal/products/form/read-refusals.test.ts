import { expect, it } from 'vitest';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { buildProduct } from '#tests/web/build-product.ts';
import { isOvertaken, readRefusals } from './find-problems.ts';
import { draftOf, toSubmission } from './product-draft.ts';

const SENT = toSubmission(draftOf(buildProduct()));

it('puts what the server found at the fields of the page', () => {
  const fields = { 'prices.1.price': 'rule.price', 'contents.0.title': 'field.required', icon: 'image.min_count' };
  const found = readRefusals(new ApiError(ERROR.invalidFormat, { fields }), SENT);
  expect([...found].map(([name, { message }]) => [name, message])).toEqual([
    ['prices.DE.price', 'rule.price'],
    ['contents.zh-TW.title', 'field.required'],
    ['icon', 'image.min_count'],
  ]);
});

it('R5.27 says at its field that an ID is taken, whether or not the server names the field', () => {
  const found = readRefusals(new ApiError(ERROR.duplicateProductId), SENT);
  expect([...found]).toEqual([['productId', { message: 'error.60016' }]]);
});

it('leaves to others what is about no field of the page', () => {
  expect(readRefusals(new ApiError(ERROR.productAlreadyPublished), SENT).size).toBe(0);
  expect(readRefusals(new ApiError(ERROR.parameterError, { fields: { updatedAt: 'field.invalid' } }), SENT).size).toBe(
    0,
  );
  expect(readRefusals(new Error('offline'), SENT).size).toBe(0);
});

it('knows that another window has saved since', () => {
  expect(isOvertaken(new ApiError(ERROR.parameterError, { fields: { updatedAt: 'field.invalid' } }))).toBe(true);
  expect(isOvertaken(new ApiError(ERROR.parameterError))).toBe(false);
});
