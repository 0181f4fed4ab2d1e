import { RATING_QUEUES } from '#contract/rating/entities.ts';
import { readPageNumber } from '../../../ui/page-number.ts';
import { type FilterTexts, readChoice, readId, readSearch, writeQuery } from '../../operator/filter-values.ts';

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
    page: readPageNumber(texts.page),
  };
}

/** The query of a filter, without what is as usual. */
export function allQuery({ queue, ...filter }: Partial<AllFilter>): string {
  return writeQuery({ ...filter, queue: queue === 'reported' ? undefined : queue });
}
