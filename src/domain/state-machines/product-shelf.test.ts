import { expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { SHELF } from '#contract/values/states.ts';
import { cellsOf } from './cells-of.ts';
import { productShelf } from './product-shelf.ts';

it('starts off the shelf; an online product is deleted or pulled, not edited; a removed one is only deleted', () => {
  expect(productShelf.initial).toBe(SHELF.offShelf);
  expect(cellsOf(productShelf, SHELF)).toEqual({
    onShelf: {
      release: ERROR.productAlreadyPublished,
      pull: 'offShelf',
      edit: ERROR.productAlreadyPublished,
      delete: 'stay',
      remove: 'removed',
      restore: ERROR.parameterError,
    },
    offShelf: {
      release: 'onShelf',
      pull: ERROR.productNotPublished,
      edit: 'stay',
      delete: 'stay',
      remove: 'removed',
      restore: 'already',
    },
    removed: {
      release: ERROR.productRemoved,
      pull: ERROR.productRemoved,
      edit: ERROR.productRemoved,
      delete: 'stay',
      remove: 'already',
      restore: 'offShelf',
    },
  });
});
