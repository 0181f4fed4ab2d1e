import type { AppSummary } from '#contract/application/entities.ts';

/** What a card shows of a game. */
export type CardGame = Pick<
  AppSummary,
  | 'applicationId'
  | 'name'
  | 'company'
  | 'icon'
  | 'iconPlaceholder'
  | 'cover'
  | 'coverPlaceholder'
  | 'category'
  | 'ageRating'
  | 'platforms'
  | 'playCount'
  | 'rating'
>;
