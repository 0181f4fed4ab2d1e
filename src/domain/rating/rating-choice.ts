import { RATING_SORTS, type RatingSort } from '#contract/rating/rating-sorts.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';

/** In what order the ratings of a game are shown, and what they are cut down to, as the address of its page says it. */
export interface RatingChoice {
  readonly sort: RatingSort;
  readonly stars: number | undefined;
  readonly language: LocaleCode | undefined;
}

export const USUAL_RATING_CHOICE: RatingChoice = { sort: 'helpful', stars: undefined, language: undefined };

/** How many stars one can choose, the most first. */
export const RATING_STARS = [5, 4, 3, 2, 1] as const;

/** Reads the parameters of a page; whatever does not parse becomes the default, as in the hall. */
export function readRatingChoice(parameters: Readonly<Record<string, unknown>>): RatingChoice {
  return {
    sort: RATING_SORTS.find((sort) => sort === parameters.sort) ?? USUAL_RATING_CHOICE.sort,
    stars: RATING_STARS.find((stars) => String(stars) === parameters.stars),
    language: LOCALES.find((code) => code === parameters.language),
  };
}

/** The parameters of a choice, without defaults. */
export function ratingChoiceParameters({ sort, stars, language }: RatingChoice): Readonly<Record<string, string>> {
  return {
    ...(sort === USUAL_RATING_CHOICE.sort ? {} : { sort }),
    ...(stars === undefined ? {} : { stars: String(stars) }),
    ...(language === undefined ? {} : { language }),
  };
}

/** Whether two choices show the same. */
export function isSameRatingChoice(one: RatingChoice, other: RatingChoice): boolean {
  return one.sort === other.sort && one.stars === other.stars && one.language === other.language;
}
