/** Age ratings from the mildest to the strictest (R3.66). */
export const AGE_RATINGS = ['0+', '6+', '12+', '15+', '18+'] as const;
export type AgeRating = (typeof AGE_RATINGS)[number];

/** Smallest age in years of a rating. */
export const AGE_BY_RATING = {
  '0+': 0,
  '6+': 6,
  '12+': 12,
  '15+': 15,
  '18+': 18,
} as const satisfies Record<AgeRating, number>;
