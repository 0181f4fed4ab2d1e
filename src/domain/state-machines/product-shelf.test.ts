import { expect, it } from 'vitest';
import { SHELF } from '#contract/states.ts';
import { cellsOf } from './cells-of.ts';
import { productShelf } from './product-shelf.ts';

it('starts off the shelf; an online product is deleted or pulled, not edited; a removed one is only deleted', () => {
  expect(productShelf.initial).toBe(SHELF.offShelf);
  expect(cellsOf(productShelf, SHELF)).toEqual({
    onShelf: {
      release: 60033,
      pull: 'offShelf',
      edit: 60033,
      delete: 'stay',
      remove: 'removed',
      restore: 70000,
    },
    offShelf: {
      release: 'onShelf',
      pull: 60032,
      edit: 'stay',
      delete: 'stay',
      remove: 'removed',
      restore: 'already',
    },
    removed: {
      release: 60035,
      pull: 60035,
      edit: 60035,
      delete: 'stay',
      remove: 'already',
      restore: 'offShelf',
    },
  });
});
