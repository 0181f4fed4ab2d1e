import { useSyncExternalStore } from 'react';
import type { HallSearch } from '#domain/search/hall-search.ts';
import { createStore } from '#web/ui/create-store.ts';

/** The view of the hall: the choice in the address, and whether all categories are expanded (R3.52). */
export interface HallState extends HallSearch {
  readonly isCategoryListOpen: boolean;
}

const categoryList = createStore(false);

/** Expands the categories on narrow screens, or collapses them into one row. */
export function toggleCategoryList(): void {
  categoryList.set(!categoryList.get());
}

/** The hall's state: the choice from the address, and the category button. */
export function useHallState(search: HallSearch): HallState {
  const isOpen = useSyncExternalStore(categoryList.subscribe, categoryList.get, () => false);
  return { ...search, isCategoryListOpen: isOpen };
}
