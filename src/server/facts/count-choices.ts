import { TAGS } from '#contract/values/tags.ts';
import { type FactColumns, TAGS_A_WORD } from './facts-table.ts';

/** What a list of games can be narrowed by. */
export const GROUPS = ['category', 'platform', 'price', 'age', 'rating', 'language', 'tags'] as const;
export type Group = (typeof GROUPS)[number];

/** The highest value of a group, and one more. */
const SIZES = { category: 32, platform: 16, price: 3, age: 8, rating: 64, language: 16 } as const;

/**
 * Numbers of games by value: those that pass the filters of all other groups. Values of several bits (platforms, languages)
 * are counted as a whole and taken apart at the end.
 */
export class ChoiceCounts {
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

export function increment(counts: Uint32Array, value: number): void {
  counts[value] = (counts[value] ?? 0) + 1;
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

/** Counts each of a game's tags. */
export function countTags(counts: Uint32Array, { tags }: FactColumns, id: number): void {
  for (let word = 0; word < tags.length; word += 1) {
    for (let rest = tags[word]?.[id] ?? 0; rest !== 0; rest &= rest - 1) {
      increment(counts, word * TAGS_A_WORD + 31 - Math.clz32(rest & -rest));
    }
  }
}
