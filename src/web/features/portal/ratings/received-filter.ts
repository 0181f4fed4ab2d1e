import { LOCALES } from '#contract/values/locales.ts';
import { RATING_STARS } from '#domain/rating/rating-choice.ts';
import { type FilterTexts, readChoice, readSearch, writeQuery } from '#web/kit/list/filter/filter-values.ts';

/** Path of the developer's list of ratings. */
export const RECEIVED_PATH = '/developer/ratings';

export const ANSWERED = ['false', 'true'] as const;

/** The page's filter, as given in its address. */
export type ReceivedFilter = ReturnType<typeof readReceivedFilter>;

/** Reads the filter from the address and ignores invalid values. */
export function readReceivedFilter(texts: FilterTexts) {
  return {
    applicationId: readSearch(texts.applicationId) || undefined,
    stars: readChoice(RATING_STARS, texts.stars),
    language: readChoice(LOCALES, texts.language),
    answered: readChoice(ANSWERED, texts.answered),
    /** The ID of the rating after which the page starts. */
    after: readPlace(texts.after),
  };
}

const PLACE = /^\d{1,10}$/;

function readPlace(text: unknown): string | undefined {
  return typeof text === 'string' && PLACE.test(text) ? text : undefined;
}

/** The query string of a filter, without default values. */
export function receivedQuery(filter: Partial<ReceivedFilter>): string {
  return writeQuery({ ...filter });
}
