import { TAGS } from '#contract/values/tags.ts';
import type { GameKind } from './facts-table.ts';

/** What a list of games can be narrowed by. */
export const GROUPS = ['category', 'platform', 'price', 'age', 'rating', 'language', 'tags'] as const;
export type Group = (typeof GROUPS)[number];

/** The highest value of a group, and one more. */
const SIZES = { category: 128, platform: 16, price: 3, age: 8, rating: 64, language: 16 } as const;

/**
 * Numbers of games by value: those that pass the filters of all other groups. Values of several bits (platforms, languages)
 * are counted as a whole and taken apart at the end.
 */
export class ChoiceCounts {
  /** By code. */
  readonly category = new Uint32Array(SIZES.category);
  readonly platform = new Uint32Array(SIZES.platform);
  readonly price = new Uint32Array(SIZES.price);
  readonly age = new Uint32Array(SIZES.age);
  readonly rating = new Uint32Array(SIZES.rating);
  readonly language = new Uint32Array(SIZES.language);
  /** For each tag: the games that also have it. */
  readonly tags = new Uint32Array(TAGS.length);
  /** For each tag of the filter: the games that lack only this one. */
  readonly withoutTag = new Uint32Array(TAGS.length);
  /** For each group: the games that only its filter excludes. */
  readonly excluded: Record<Group, number> = {
    category: 0,
    platform: 0,
    price: 0,
    age: 0,
    rating: 0,
    language: 0,
    tags: 0,
  };
}

export function add(counts: Uint32Array, value: number, games: number): void {
  counts[value] = (counts[value] ?? 0) + games;
}

/** How many values have one of the bits. */
export function countBit(counts: Uint32Array, bit: number): number {
  let sum = 0;
  for (let value = 0; value < counts.length; value += 1) if (((value >> bit) & 1) === 1) sum += counts[value] ?? 0;
  return sum;
}

/** How many values lie in a range, both ends included. */
export function countRange(counts: Uint32Array, from: number, until: number): number {
  let sum = 0;
  for (let value = from; value <= until; value += 1) sum += counts[value] ?? 0;
  return sum;
}

/** One bit for each of `GROUPS`, set if its filter excludes a game. */
export const BIT = { category: 1, platform: 2, price: 4, age: 8, rating: 16, language: 32 } as const;

/** Counts games of a kind in each group whose filter alone excludes it, or in all. */
export function countKind(
  counts: ChoiceCounts,
  kind: GameKind & { readonly cost: number },
  failed: number,
  games: number,
): void {
  // A game that two groups exclude is in no count.
  if ((failed & (failed - 1)) !== 0) return;
  const only = failed === 0 ? undefined : GROUPS[31 - Math.clz32(failed)];
  if (only !== undefined) counts.excluded[only] += games;
  if ((failed & ~BIT.category) === 0) add(counts.category, kind.category, games);
  if ((failed & ~BIT.platform) === 0) add(counts.platform, kind.platforms, games);
  if ((failed & ~BIT.price) === 0) add(counts.price, kind.cost, games);
  if ((failed & ~BIT.age) === 0) add(counts.age, kind.age, games);
  if ((failed & ~BIT.rating) === 0) add(counts.rating, kind.rating, games);
  if ((failed & ~BIT.language) === 0) add(counts.language, kind.languages, games);
}
