import { RATING_QUEUES } from '#contract/rating/entities.ts';
import { type FilterTexts, readChoice, readId, readSearch, writeQuery } from '#web/kit/list/filter/filter-values.ts';

/** Path of the operators' list of ratings. */
export const ALL_PATH = '/operator/ratings';

/** The filter in the page's address. */
export type AllFilter = ReturnType<typeof readAllFilter>;

/** Parses the page's query; invalid values are ignored. */
export function readAllFilter(texts: FilterTexts) {
  return {
    queue: readChoice(RATING_QUEUES, texts.queue) ?? 'reported',
    applicationId: readSearch(texts.applicationId) || undefined,
    /** Id of the author. */
    userId: readId(texts.userId),
    /** The cursor: where the previous page ended. */
    after: readPlace(texts.after),
  };
}

const PLACE = /^\d{1,16}\.\d{1,10}$/;

function readPlace(text: unknown): string | undefined {
  return typeof text === 'string' && PLACE.test(text) ? text : undefined;
}

/** The query of a filter, without default values. */
export function allQuery({ queue, ...filter }: Partial<AllFilter>): string {
  return writeQuery({ ...filter, queue: queue === 'reported' ? undefined : queue });
}
