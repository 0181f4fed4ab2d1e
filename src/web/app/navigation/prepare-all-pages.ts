import type { AnyRouter } from '@tanstack/react-router';
import { giveOwnBoundaries } from './give-own-boundaries.ts';
import { keepUnsavedPages } from './keep-unsaved-pages.ts';

/** What only pages of signed-in people need: they have forms whose input could be lost, and skeletons. */
export function prepareAllPages(router: AnyRouter): void {
  keepUnsavedPages(router);
  giveOwnBoundaries(router);
}
