import type { PlatformCode } from './platforms.ts';

/** The platforms as the address of a list names them. */
export const PLATFORM_FILTERS = { web: 2, windows: 1, android: 6, ios: 7 } as const satisfies Record<
  string,
  PlatformCode
>;
export type PlatformFilter = keyof typeof PLATFORM_FILTERS;

/** `sale`: paid games whose own price is lowered at the moment. */
export const PRICE_FILTERS = ['free', 'paid', 'sale'] as const;
export type PriceFilter = (typeof PRICE_FILTERS)[number];

/** Games for players of this age: up to the rating with this number. */
export const AGE_FILTERS = [0, 6, 12, 15, 18] as const;
export type AgeFilter = (typeof AGE_FILTERS)[number];

/** Games with at least this many stars on average. */
export const RATING_FILTERS = [3, 4] as const;
export type RatingFilter = (typeof RATING_FILTERS)[number];
