export { publishHeldRatings } from './burst-queries.ts';
export { exportRatings } from './export-ratings-queries.ts';
export { anonymizeRatings, hideRatingsOf } from './rating-queries.ts';
export { computeRatingShifts } from './shift-queries.ts';
export { RATING_COUNTS } from './total-queries.ts';
