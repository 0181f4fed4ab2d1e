import { RATING_QUEUES } from '#contract/rating/entities.ts';
import { defineFilter, type ValuesOf } from '#web/kit/list/filter/define-filter.ts';
import { cursor, hidden, tab } from '#web/kit/list/filter/filter-kinds.tsx';
import { readId } from '#web/kit/list/filter/filter-values.ts';

/** Path of the operators' list of ratings. */
export const ALL_PATH = '/operator/ratings';

/** The list, and the game or the author that links narrow it to. */
export const allFilter = defineFilter({
  applicationId: hidden(),
  /** Id of the author. */
  userId: hidden(readId),
  after: cursor(/^\d{1,16}\.\d{1,10}$/),
  queue: tab(RATING_QUEUES),
});
export type AllFilter = ValuesOf<typeof allFilter>;
