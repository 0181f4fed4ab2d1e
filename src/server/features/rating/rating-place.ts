import type { RatingSort } from '#contract/rating/rating-sorts.ts';
import type { RatingRow } from './rating-queries.ts';

/** The cursor of a page of ratings: ID and sort key of its last row. */
export interface RatingPlace {
  readonly id: number;
  /** Helpful votes, stars or a timestamp; 0 if only the ID matters. */
  readonly value: number;
}

/** Encodes a cursor: `id`, or `value.id`. */
export function writePlace({ id, helpful_count, stars }: RatingRow, sort: RatingSort): string {
  if (sort === 'newest') return String(id);
  return `${sort === 'helpful' ? helpful_count : stars}.${id}`;
}

/** The numbers of an encoded cursor. */
export function splitPlace(text: string): readonly number[] {
  return text.split('.').map(Number);
}

/** Decodes a cursor; undefined if it belongs to another sort order. */
export function readPlace(text: string, sort: RatingSort): RatingPlace | undefined {
  const [first, second] = splitPlace(text);
  if (first === undefined) return undefined;
  if (sort === 'newest') return second === undefined ? { id: first, value: 0 } : undefined;
  return second === undefined ? undefined : { id: second, value: first };
}
