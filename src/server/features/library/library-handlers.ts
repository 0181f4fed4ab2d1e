import type { FeatureHandlers } from '../../api/handler.ts';
import { getLibraryState } from './get-library-state.ts';
import { hideRecent } from './hide-recent.ts';
import { listLibrary } from './list-library.ts';
import { putFavourite } from './put-favourite.ts';
import { putWish } from './put-wish.ts';
import { reportPlay } from './report-play.ts';
import { restoreRecent } from './restore-recent.ts';

/** Calls of players about their library. */
export const libraryHandlers = {
  listLibrary,
  getLibraryState,
  putFavourite,
  putWish,
  reportPlay,
  hideRecent,
  restoreRecent,
} satisfies FeatureHandlers;
