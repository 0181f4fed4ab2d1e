import type { StandingShelfKind } from '#contract/hall/shelf-kinds.ts';

/** The titles of the hall’s rows; that of `because` names a game, and collections have their own. */
export const SHELF_TITLES = {
  continue: 'hall.shelf.continue',
  featured: 'hall.shelf.featured',
  instant: 'hall.shelf.instant',
  newest: 'hall.shelf.newest',
  mostViewed: 'hall.shelf.mostViewed',
  trending: 'hall.sort.trending',
  topRated: 'hall.sort.topRated',
  sale: 'filters.price.sale',
} as const satisfies Record<Exclude<StandingShelfKind, 'because'>, string>;
