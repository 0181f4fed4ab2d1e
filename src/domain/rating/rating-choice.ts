import { RATING_SORTS, type RatingSort } from '#contract/rating/rating-sorts.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';

/** Sort order and filters of a game's ratings, as in the page's address. */
export interface RatingChoice {
  readonly sort: RatingSort;
  readonly stars: number | undefined;
  readonly language: LocaleCode | undefined;
}

export const USUAL_RATING_CHOICE: RatingChoice = { sort: 'helpful', stars: undefined, language: undefined };

/** The stars to choose from, highest first. */
export const RATING_STARS = [5, 4, 3, 2, 1] as const;

/** Parses the parameters of a page; malformed ones become the default, as in the hall. */
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

/** Whether two choices are equivalent. */
export function isSameRatingChoice(one: RatingChoice, other: RatingChoice): boolean {
  return one.sort === other.sort && one.stars === other.stars && one.language === other.language;
}
