import { RATING_QUEUES } from '#contract/rating/entities.ts';
import { type FilterTexts, readChoice, readId, readSearch, writeQuery } from '#web/kit/list/filter/filter-values.ts';

/** Where the operators' list of ratings is. */
export const ALL_PATH = '/operator/ratings';

/** What the page shows, as its address says it. */
export type AllFilter = ReturnType<typeof readAllFilter>;

/** Reads the address of the page; what it does not understand is left out. */
export function readAllFilter(texts: FilterTexts) {
  return {
    queue: readChoice(RATING_QUEUES, texts.queue) ?? 'reported',
    applicationId: readSearch(texts.applicationId) || undefined,
    /** Of this author. */
    userId: readId(texts.userId),
    /** Where the page before ended. */
    after: readPlace(texts.after),
  };
}

const PLACE = /^\d{1,16}\.\d{1,10}$/;

function readPlace(text: unknown): string | undefined {
  return typeof text === 'string' && PLACE.test(text) ? text : undefined;
}

/** The query of a filter, without what is as usual. */
export function allQuery({ queue, ...filter }: Partial<AllFilter>): string {
  return writeQuery({ ...filter, queue: queue === 'reported' ? undefined : queue });
}
