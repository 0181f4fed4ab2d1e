import { LOCALES } from '#contract/values/locales.ts';
import { RATING_STARS } from '#domain/rating/rating-choice.ts';
import { type FilterTexts, readChoice, readSearch, writeQuery } from '#web/kit/list/filter/filter-values.ts';

/** Where the developer's list of ratings is. */
export const RECEIVED_PATH = '/developer/ratings';

export const ANSWERED = ['false', 'true'] as const;

/** What the page shows, as its address says it. */
export type ReceivedFilter = ReturnType<typeof readReceivedFilter>;

/** Reads the address of the page; what it does not understand is left out. */
export function readReceivedFilter(texts: FilterTexts) {
  return {
    applicationId: readSearch(texts.applicationId) || undefined,
    stars: readChoice(RATING_STARS, texts.stars),
    language: readChoice(LOCALES, texts.language),
    answered: readChoice(ANSWERED, texts.answered),
    /** The number of the rating behind which the page begins. */
    after: readPlace(texts.after),
  };
}

const PLACE = /^\d{1,10}$/;

function readPlace(text: unknown): string | undefined {
  return typeof text === 'string' && PLACE.test(text) ? text : undefined;
}

/** The query of a filter, without what is as usual. */
export function receivedQuery(filter: Partial<ReceivedFilter>): string {
  return writeQuery({ ...filter });
}
