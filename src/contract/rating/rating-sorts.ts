/** The orders of a list of ratings. */
export const RATING_SORTS = ['helpful', 'newest', 'highest', 'lowest'] as const;
export type RatingSort = (typeof RATING_SORTS)[number];
