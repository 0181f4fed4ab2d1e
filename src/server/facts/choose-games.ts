import { AGE_BY_RATING, AGE_RATINGS } from '#contract/values/age-ratings.ts';
import { ALL_GAMES_CATEGORY } from '#contract/values/categories.ts';
import { PLATFORM_FILTERS, type PlatformFilter, type PriceFilter } from '#contract/values/game-filters.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { PLATFORM_CODES } from '#contract/values/platforms.ts';
import { TAGS } from '#contract/values/tags.ts';
import type { GameFilters } from '#domain/search/game-filters.ts';
import { add, BIT, ChoiceCounts, countKind } from './count-choices.ts';
import { COST, costChangesAt, costOf, type FactsTable, type GameKind, NO_GAME } from './facts-table.ts';

export interface GameChoice extends GameFilters {
  /** 100: all. */
  readonly category: number;
  /** Excludes games for adults. */
  readonly isForYounger: boolean;
  /** Of prices, unix milliseconds. */
  readonly at: number;
  /** Only these games, in order of ID; all of them if absent. */
  readonly among?: ArrayLike<number> | undefined;
}

export interface ChosenGames {
  /** In order of ID. */
  readonly ids: Int32Array;
  readonly counts: ChoiceCounts;
  /** When a discount begins or ends next, unix milliseconds; infinite if none is known. */
  readonly changesAt: number;
}

/** The bit of a platform in `GameKind.platforms`. */
export function platformBit(platform: PlatformFilter): number {
  return PLATFORM_CODES.indexOf(PLATFORM_FILTERS[platform]);
}

/** The ratings up to an age, as the index of the last one in `AGE_RATINGS`. */
export function lastRatingFor(age: number): number {
  return AGE_RATINGS.filter((rating) => AGE_BY_RATING[rating] <= age).length - 1;
}

/** A game without any platform or text has no bit: a filter that is not set lets it pass. */
function hasBit(bits: number, bit: number | undefined): boolean {
  return bit === undefined || ((bits >> bit) & 1) === 1;
}

/** Which groups exclude games of a kind, as bits. */
function failedGroups(kind: GameKind, choice: GameChoice): number {
  const { category, platform, price, age, rating, language, at } = choice;
  let failed = 0;
  if (category !== ALL_GAMES_CATEGORY && kind.category !== category) failed |= BIT.category;
  if (!hasBit(kind.platforms, platform && platformBit(platform))) failed |= BIT.platform;
  if (price !== undefined && !isCost(price, costOf(kind, at))) failed |= BIT.price;
  if (age !== undefined && kind.age > lastRatingFor(age)) failed |= BIT.age;
  if (rating !== undefined && kind.rating < rating * 10) failed |= BIT.rating;
  if (!hasBit(kind.languages, language && LOCALES.indexOf(language))) failed |= BIT.language;
  return failed;
}

/** Paid games are those on sale, too. */
function isCost(price: PriceFilter, cost: number): boolean {
  return price === 'free' ? cost === COST.free : cost >= COST[price];
}

/** Of a kind that is not shown at all. */
const HIDDEN = 1 << 30;

/** The groups that exclude each kind, as bits. */
function judgeKinds({ kinds }: FactsTable, choice: GameChoice): Int32Array {
  return Int32Array.from(kinds, (kind, index) =>
    index === NO_GAME || (choice.isForYounger && kind.isAdult) ? HIDDEN : failedGroups(kind, choice),
  );
}

/** How many of the wanted tags each set lacks. */
function judgeTagSets({ tagSets }: FactsTable, wanted: readonly number[]): Uint8Array {
  return Uint8Array.from(tagSets, (tags) => wanted.filter((tag) => !tags.includes(tag)).length);
}

/**
 * The games that pass all filters, and how many there would be with each other choice: one pass over all games, which takes
 * less than a millisecond for 100,000.
 */
export function chooseGames(table: FactsTable, choice: GameChoice): ChosenGames {
  const { kind, tagSet, length, kinds, tagSets } = table;
  const { among, at } = choice;
  const total = among?.length ?? length;
  const wanted = (choice.tags ?? []).map((tag) => TAGS.indexOf(tag));
  const failedOf = judgeKinds(table, choice);
  const lackedOf = judgeTagSets(table, wanted);
  const ofKind = new Uint32Array(kinds.length);
  const ofTagSet = new Uint32Array(tagSets.length);
  const lacking = new Uint32Array(tagSets.length);
  const ids = new Int32Array(total);
  let count = 0;
  for (let place = 0; place < total; place += 1) {
    const id = among === undefined ? place : (among[place] ?? 0);
    const itsKind = kind[id] ?? NO_GAME;
    const failed = failedOf[itsKind] ?? HIDDEN;
    if (failed === HIDDEN) continue;
    const tags = tagSet[id] ?? 0;
    if (lackedOf[tags] === 0) {
      add(ofKind, itsKind, 1);
      if (failed !== 0) continue;
      add(ofTagSet, tags, 1);
      ids[count] = id;
      count += 1;
    } else if (failed === 0) add(lacking, tags, 1);
  }
  const counts = new ChoiceCounts();
  let changesAt = Number.POSITIVE_INFINITY;
  for (const [index, games] of ofKind.entries()) {
    const itsKind = kinds[index];
    if (games === 0 || itsKind === undefined) continue;
    countKind(counts, { ...itsKind, cost: costOf(itsKind, at) }, failedOf[index] ?? HIDDEN, games);
    changesAt = Math.min(changesAt, costChangesAt(itsKind, at));
  }
  countTags(counts, tagSets, { ofTagSet, lacking, wanted });
  return { ids: ids.subarray(0, count), counts, changesAt };
}

interface TagCounts {
  /** Games that pass all filters, by set of tags. */
  readonly ofTagSet: Uint32Array;
  /** Games that only the tags exclude. */
  readonly lacking: Uint32Array;
  readonly wanted: readonly number[];
}

function countTags(counts: ChoiceCounts, tagSets: FactsTable['tagSets'], tagCounts: TagCounts): void {
  const { ofTagSet, lacking, wanted } = tagCounts;
  for (const [index, tags] of tagSets.entries()) {
    const games = ofTagSet[index] ?? 0;
    if (games > 0) for (const tag of tags) add(counts.tags, tag, games);
    const without = lacking[index] ?? 0;
    if (without === 0) continue;
    counts.excluded.tags += without;
    const lacked = wanted.filter((tag) => !tags.includes(tag));
    const [only] = lacked;
    if (lacked.length === 1 && only !== undefined) add(counts.withoutTag, only, without);
  }
}
