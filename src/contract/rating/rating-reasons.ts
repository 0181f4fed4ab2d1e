/** Why a rating should not stand: what people report it for, and what operators remove it for. */
export const RATING_REASONS = ['spam', 'abuse', 'private', 'offtopic', 'spoiler', 'illegal'] as const;
export type RatingReason = (typeof RATING_REASONS)[number];

/** What a report or a decision is about: what the player says, or what the developer answers. */
export const RATING_PARTS = ['rating', 'answer'] as const;
export type RatingPart = (typeof RATING_PARTS)[number];
