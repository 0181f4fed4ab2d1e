import { SORT_TYPE, type SortType } from '#contract/values/page-states.ts';
import { bayesianMean } from '#domain/rating/bayesian-mean.ts';
import type { FactsTable } from './facts-table.ts';
import type { ComesBefore } from './pick-page.ts';

/** The orders that the facts know. Names sort in the language's own way, which only the database knows. */
export type FactOrder = Exclude<SortType, typeof SORT_TYPE.name>;

/** Sorted by the first value, the highest first, then by the second one and by ID. */
function byValues(first: Float64Array, second: Float64Array): ComesBefore {
  return (one, other) => {
    const difference = (first[one] ?? 0) - (first[other] ?? 0);
    if (difference !== 0) return difference > 0;
    const next = (second[one] ?? 0) - (second[other] ?? 0);
    return next === 0 ? one > other : next > 0;
  };
}

/** The means of these games; the others' are not needed. */
function meansOf({ ratingSum, ratingCount, allRatings, length }: FactsTable, ids: Int32Array): Float64Array {
  const means = new Float64Array(length);
  for (const id of ids) means[id] = bayesianMean({ sum: ratingSum[id] ?? 0, count: ratingCount[id] ?? 0 }, allRatings);
  return means;
}

/** An order of the store's lists, for these games. */
export function orderOf(table: FactsTable, order: FactOrder, ids: Int32Array): ComesBefore {
  const { place, publishedAt, views, plays, trend } = table;
  switch (order) {
    case SORT_TYPE.newest:
      return byValues(publishedAt, publishedAt);
    case SORT_TYPE.mostViewed:
      return byValues(views, views);
    case SORT_TYPE.recommended:
      return byValues(place, publishedAt);
    case SORT_TYPE.mostPlayed:
      return byValues(plays, plays);
    case SORT_TYPE.topRated:
      return byValues(meansOf(table, ids), plays);
    case SORT_TYPE.trending:
      return byValues(trend, plays);
  }
}
