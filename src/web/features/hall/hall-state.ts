import { useSyncExternalStore } from 'react';
import type { HallSearch } from '#domain/search/hall-search.ts';

/** What the hall shows and how: the choice, which is the address, and whether all categories are unfolded (R3.52). */
export interface HallState extends HallSearch {
  readonly isCategoryListOpen: boolean;
}

let isCategoryListOpen = false;
const listeners = new Set<() => void>();

/** Unfolds the categories on narrow screens, or folds them into one row again. */
export function toggleCategoryList(): void {
  isCategoryListOpen = !isCategoryListOpen;
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** The state of the hall: its choice, which the address holds, and the category button. */
export function useHallState(search: HallSearch): HallState {
  const isOpen = useSyncExternalStore(
    subscribe,
    () => isCategoryListOpen,
    () => false,
  );
  return { ...search, isCategoryListOpen: isOpen };
}
