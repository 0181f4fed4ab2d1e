import type { RatingSort } from '#contract/rating/rating-sorts.ts';
import type { RatingRow } from './rating-queries.ts';

/** Where a page of ratings ended: the last one, and what it is ordered by. */
export interface RatingPlace {
  readonly id: number;
  /** Helpful votes, stars or a moment; 0 where only the number counts. */
  readonly value: number;
}

/** The place of a rating in a list, as it travels: `id`, or `value.id`. */
export function writePlace({ id, helpful_count, stars }: RatingRow, sort: RatingSort): string {
  if (sort === 'newest') return String(id);
  return `${sort === 'helpful' ? helpful_count : stars}.${id}`;
}

/** The numbers of a place as it travels. */
export function splitPlace(text: string): readonly number[] {
  return text.split('.').map(Number);
}

/** Reads one back; undefined where it is of a list in another order. */
export function readPlace(text: string, sort: RatingSort): RatingPlace | undefined {
  const [first, second] = splitPlace(text);
  if (first === undefined) return undefined;
  if (sort === 'newest') return second === undefined ? { id: first, value: 0 } : undefined;
  return second === undefined ? undefined : { id: second, value: first };
}
