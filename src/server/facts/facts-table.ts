import { AGE_RATINGS } from '#contract/values/age-ratings.ts';
import { TAGS } from '#contract/values/tags.ts';
import { ADULT_CATEGORIES, ADULT_RATING } from '#domain/age/age-gate.ts';
import { meanOfSum } from '#domain/rating/rating-mean.ts';
import type { GameFacts } from './fact-queries.ts';

type Shared = 'category' | 'platforms' | 'languages' | 'isPaid' | 'saleBegin' | 'saleEnd' | 'age';

/** What many games share, apart from tags. */
export interface GameKind extends Pick<GameFacts, Shared> {
  /** Tenths of a star, as shown. */
  readonly rating: number;
  readonly isAdult: boolean;
}

/** The kind of IDs that are no published game. */
export const NO_GAME = 0;

const ADULT_AGE = AGE_RATINGS.indexOf(ADULT_RATING);

/** Numbers equal values by their order of appearance, from `first`. */
class Numbering<Key, Value> {
  readonly values: Value[];
  readonly #numbers = new Map<Key, number>();

  constructor(first: readonly Value[] = []) {
    this.values = [...first];
  }

  numberOf(key: Key, make: () => Value): number {
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.values.push(make());
    this.#numbers.set(key, this.values.length - 1);
    return this.values.length - 1;
  }
}

/**
 * The facts of all published games, in arrays with one entry for each application ID, as searches have them. Filters look at
 * each kind and each set of tags once; a pass over all games then only follows numbers.
 */
export class FactsTable {
  readonly length: number;
  /** Index in `kinds`. */
  readonly kind: Uint32Array;
  /** Index in `tagSets`. */
  readonly tagSet: Uint32Array;
  readonly ratingCount: Float64Array;
  readonly ratingSum: Float64Array;
  /** The lower, the later; the first place has -1. */
  readonly place: Float64Array;
  readonly publishedAt: Float64Array;
  readonly views: Float64Array;
  readonly plays: Float64Array;
  readonly trend: Float64Array;
  /** Ratings of all published games, for the mean that few ratings are drawn towards. */
  readonly allRatings = { sum: 0, count: 0 };
  readonly #kinds = new Numbering<string, GameKind>([NONE]);
  readonly #tagSets = new Numbering<string, readonly number[]>();

  /** For IDs below `length`. */
  constructor(length: number) {
    this.length = length;
    this.kind = new Uint32Array(length);
    this.tagSet = new Uint32Array(length);
    this.ratingCount = new Float64Array(length);
    this.ratingSum = new Float64Array(length);
    this.place = new Float64Array(length);
    this.publishedAt = new Float64Array(length);
    this.views = new Float64Array(length);
    this.plays = new Float64Array(length);
    this.trend = new Float64Array(length);
  }

  /** All kinds of games there have been; the first one is `NO_GAME`. */
  get kinds(): readonly GameKind[] {
    return this.#kinds.values;
  }

  /** All sets of tags there have been, as indices in `TAGS`. */
  get tagSets(): readonly (readonly number[])[] {
    return this.#tagSets.values;
  }

  set(game: GameFacts): void {
    const { id } = game;
    this.remove(id);
    this.kind[id] = this.#numberOfKind(game);
    this.tagSet[id] = this.#tagSets.numberOf(game.tags, () => readTags(game.tags));
    this.ratingCount[id] = game.ratingCount;
    this.ratingSum[id] = game.ratingSum;
    this.place[id] = -game.position;
    this.publishedAt[id] = game.publishedAt;
    this.views[id] = game.views;
    this.plays[id] = game.plays;
    this.trend[id] = game.trend;
    this.allRatings.sum += game.ratingSum;
    this.allRatings.count += game.ratingCount;
  }

  remove(id: number): void {
    if (id >= this.length || this.kind[id] === NO_GAME) return;
    this.kind[id] = NO_GAME;
    this.allRatings.sum -= this.ratingSum[id] ?? 0;
    this.allRatings.count -= this.ratingCount[id] ?? 0;
  }

  #numberOfKind({ ratingSum, ratingCount, ...game }: GameFacts): number {
    const { category, platforms, languages, isPaid, saleBegin, saleEnd, age } = game;
    const rating = Math.round((meanOfSum(ratingSum, ratingCount) ?? 0) * 10);
    const key = [category, platforms, languages, isPaid ? 1 : 0, saleBegin, saleEnd, age, rating].join();
    const isAdult = age === ADULT_AGE || ADULT_CATEGORIES.includes(category);
    return this.#kinds.numberOf(key, () => ({
      category,
      platforms,
      languages,
      isPaid,
      saleBegin,
      saleEnd,
      age,
      rating,
      isAdult,
    }));
  }
}

const NONE: GameKind = {
  category: 0,
  platforms: 0,
  languages: 0,
  isPaid: false,
  saleBegin: 0,
  saleEnd: 0,
  age: 0,
  rating: 0,
  isAdult: false,
};

/** What games cost; on sale are paid games too. */
export const COST = { free: 0, paid: 1, sale: 2 } as const;

/** What games of a kind cost at a moment (unix milliseconds). */
export function costOf({ isPaid, saleBegin, saleEnd }: GameKind, at: number): number {
  if (!isPaid) return COST.free;
  return saleBegin <= at && saleEnd > at ? COST.sale : COST.paid;
}

/** When their cost changes next; infinite if no moment is known. */
export function costChangesAt({ saleBegin, saleEnd }: GameKind, at: number): number {
  if (saleBegin > at) return saleBegin;
  return saleEnd > at ? saleEnd : Number.POSITIVE_INFINITY;
}

/** Indices in `TAGS`; a tag that is no longer one of them has none. */
function readTags(tags: string): number[] {
  const names = tags.split(',');
  return TAGS.flatMap((tag, index) => (names.includes(tag) ? [index] : []));
}
