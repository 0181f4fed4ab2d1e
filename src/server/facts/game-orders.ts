import { SORT_TYPE, type SortType } from '#contract/values/page-states.ts';
import { bayesianMean } from '#domain/rating/bayesian-mean.ts';
import type { FactsTable } from './facts-table.ts';
import type { ComesBefore } from './pick-page.ts';

/** The orders that the facts know. Names sort in the language's own way, which only the database knows. */
export type FactOrder = Exclude<SortType, typeof SORT_TYPE.name>;

type Key = (id: number) => number;

/** Sorted by the first key that differs, the highest first, then by ID. */
function byKeys(...keys: readonly Key[]): ComesBefore {
  return (one, other) => {
    for (const key of keys) {
      const difference = key(one) - key(other);
      if (difference !== 0) return difference > 0;
    }
    return one > other;
  };
}

function keysOf({ columns, ratingSum, ratingCount }: FactsTable) {
  const all = { sum: ratingSum, count: ratingCount };
  const { position, publishedAt, views, plays, trend } = columns;
  return {
    place: (id) => -(position[id] ?? 0),
    newest: (id) => publishedAt[id] ?? 0,
    views: (id) => views[id] ?? 0,
    plays: (id) => plays[id] ?? 0,
    trend: (id) => trend[id] ?? 0,
    rating: (id) => bayesianMean({ sum: columns.ratingSum[id] ?? 0, count: columns.ratingCount[id] ?? 0 }, all),
  } as const satisfies Record<string, Key>;
}

/** An order of the store's lists. */
export function orderOf(table: FactsTable, order: FactOrder): ComesBefore {
  const keys = keysOf(table);
  switch (order) {
    case SORT_TYPE.newest:
      return byKeys(keys.newest);
    case SORT_TYPE.mostViewed:
      return byKeys(keys.views);
    case SORT_TYPE.recommended:
      return byKeys(keys.place, keys.newest);
    case SORT_TYPE.mostPlayed:
      return byKeys(keys.plays);
    case SORT_TYPE.topRated:
      return byKeys(keys.rating, keys.plays);
    case SORT_TYPE.trending:
      return byKeys(keys.trend, keys.plays);
  }
}
