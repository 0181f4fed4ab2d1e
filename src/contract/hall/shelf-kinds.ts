/**
 * The rows of games that the hall can have. `continue` and `because` are for players who have played something,
 * `collection` is one of the operators' own.
 */
export const HALL_SHELF_KINDS = [
  'continue',
  'featured',
  'instant',
  'newest',
  'mostViewed',
  'trending',
  'topRated',
  'sale',
  'because',
  'collection',
] as const;
export type HallShelfKind = (typeof HALL_SHELF_KINDS)[number];

/** Those that every store has. */
export type StandingShelfKind = Exclude<HallShelfKind, 'collection'>;
export const STANDING_SHELF_KINDS = HALL_SHELF_KINDS.filter((kind) => kind !== 'collection');

/** The hall of operators who have arranged nothing. */
export const DEFAULT_SHELF_KINDS = [
  'continue',
  'featured',
  'instant',
  'newest',
  'mostViewed',
] as const satisfies readonly StandingShelfKind[];
