import { expect, it } from 'vitest';
import { readHallState, toggleCategoryList } from './hall-state.ts';

it('R3.52 holds page, category, sort, search word and the state of the category button', () => {
  expect(readHallState({ page: '2', gameCategory: '101' })).toEqual({
    page: 2,
    gameCategory: 101,
    gameSortType: 3,
    searchWord: '',
    isCategoryListOpen: false,
  });
  toggleCategoryList();
  expect(readHallState({}).isCategoryListOpen).toBe(true);
  toggleCategoryList();
  expect(readHallState({}).isCategoryListOpen).toBe(false);
});
