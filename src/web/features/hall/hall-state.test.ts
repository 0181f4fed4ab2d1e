import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readHallSearch } from '#domain/search/hall-search.ts';
import { type HallState, useHallState } from './hall-state.ts';

it('R3.52 holds page, category, sort, search word and the state of the category button', () => {
  const seen: HallState[] = [];
  const search = readHallSearch({ page: '2', gameCategory: '101' });
  const Probe = () => {
    seen.push(useHallState(search));
    return null;
  };
  renderToStaticMarkup(createElement(Probe));
  expect(seen).toEqual([{ page: 2, gameCategory: 101, gameSortType: 3, searchWord: '', isCategoryListOpen: false }]);
});
