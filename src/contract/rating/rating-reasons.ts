/** Why a rating should not stand: what people report it for, and what operators remove it for. */
export const RATING_REASONS = ['spam', 'abuse', 'private', 'offtopic', 'spoiler', 'illegal'] as const;
export type RatingReason = (typeof RATING_REASONS)[number];
