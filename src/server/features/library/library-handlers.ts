import {
  getLibraryState,
  hideRecent,
  listLibrary,
  putFavourite,
  putWish,
  restoreRecent,
} from '#contract/library/endpoints.ts';
import { type BoundHandler, handle } from '../../api/handler-table.ts';
import type { Services } from '../../services.ts';
import { createPutFavourite, createPutWish } from './change-kept.ts';
import { createHideRecent, createRestoreRecent } from './change-recent.ts';
import { createGetLibraryState } from './get-library-state.ts';
import { createListLibrary } from './list-library.ts';

/** Players' own lists of games. */
export function libraryHandlers(services: Services): BoundHandler[] {
  return [
    handle(listLibrary, createListLibrary(services)),
    handle(getLibraryState, createGetLibraryState(services)),
    handle(putFavourite, createPutFavourite(services)),
    handle(putWish, createPutWish(services)),
    handle(hideRecent, createHideRecent(services)),
    handle(restoreRecent, createRestoreRecent(services)),
  ];
}
