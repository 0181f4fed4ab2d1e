import { expect, it } from 'vitest';
import { DEFAULT_SHELF_KINDS, STANDING_SHELF_KINDS } from '#contract/hall/shelf-kinds.ts';
import { completeShelves, type StoredShelf, shelfKey } from './hall-shelves.ts';

const shelf = (kind: StoredShelf['kind'], collectionId: number | null = null): StoredShelf => ({
  ...{ kind, collectionId, isShown: true, beginAt: null, endAt: null },
});

it('is the hall as delivered until someone arranges it', () => {
  const shelves = completeShelves([]);
  expect(shelves.filter(({ isShown }) => isShown).map(({ kind }) => kind)).toEqual(DEFAULT_SHELF_KINDS);
  expect(shelves.map(({ kind }) => kind).toSorted()).toEqual(STANDING_SHELF_KINDS.toSorted());
});

it('keeps the arranged order, and puts the kinds that are missing behind it, off', () => {
  const shelves = completeShelves([shelf('sale'), shelf('collection', 7), shelf('featured')]);
  expect(shelves.slice(0, 3).map(shelfKey)).toEqual(['sale', 'collection:7', 'featured']);
  expect(shelves.slice(3).every(({ isShown }) => !isShown)).toBe(true);
  expect(shelves).toHaveLength(STANDING_SHELF_KINDS.length + 1);
});
