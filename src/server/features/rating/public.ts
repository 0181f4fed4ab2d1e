export { exportRatings } from './export-ratings-queries.ts';
export { forgetRatingAuthor, hideRatingsOf } from './rating-queries.ts';
export { RATING_COUNTS } from './total-queries.ts';
