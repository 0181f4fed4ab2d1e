import type { AppSummary } from '#contract/application/entities.ts';

/** The fields of a game that a card shows. */
export type CardGame = Pick<
  AppSummary,
  | 'applicationId'
  | 'name'
  | 'company'
  | 'cover'
  | 'coverPlaceholder'
  | 'category'
  | 'ageRating'
  | 'platforms'
  | 'playCount'
  | 'rating'
  | 'free'
  | 'price'
  | 'owned'
  | 'canPlay'
  | 'previews'
>;
