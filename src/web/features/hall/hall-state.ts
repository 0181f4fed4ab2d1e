import { useSyncExternalStore } from 'react';
import type { HallSearch } from '#domain/search/hall-search.ts';
import { createStore } from '#web/ui/create-store.ts';

/** What the hall shows and how: the choice, which is the address, and whether all categories are unfolded (R3.52). */
export interface HallState extends HallSearch {
  readonly isCategoryListOpen: boolean;
}

const categoryList = createStore(false);

/** Unfolds the categories on narrow screens, or folds them into one row again. */
export function toggleCategoryList(): void {
  categoryList.set(!categoryList.get());
}

/** The state of the hall: its choice, which the address holds, and the category button. */
export function useHallState(search: HallSearch): HallState {
  const isOpen = useSyncExternalStore(categoryList.subscribe, categoryList.get, () => false);
  return { ...search, isCategoryListOpen: isOpen };
}
