import type { PublicApplication } from '#contract/application/entities.ts';

/** The data of a game that is shown before the age is confirmed. */
export type AskedGame = Pick<
  PublicApplication,
  'appId' | 'name' | 'shortDescription' | 'company' | 'category' | 'ageRating' | 'backgroundPlaceholder'
>;

/** Why a game's page is not shown: the age must be confirmed, or the game is not for this visitor. */
export type AgeGateData =
  | { readonly gate: 'asking'; readonly game: AskedGame }
  | { readonly gate: 'closed'; readonly title: string | null };
