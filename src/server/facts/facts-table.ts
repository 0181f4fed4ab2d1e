import { AGE_RATINGS } from '#contract/values/age-ratings.ts';
import { ALL_GAMES_CATEGORY } from '#contract/values/categories.ts';
import { TAGS } from '#contract/values/tags.ts';
import { ADULT_CATEGORIES, ADULT_RATING } from '#domain/age/age-gate.ts';
import { meanOfSum } from '#domain/rating/rating-mean.ts';
import type { GameFacts } from './fact-queries.ts';

/** The number of tags that fit into one word of bits. */
export const TAGS_A_WORD = 32;

const WORDS = Math.ceil(TAGS.length / TAGS_A_WORD);
const ADULT_AGE = AGE_RATINGS.indexOf(ADULT_RATING);

function createColumns(length: number) {
  return {
    isShown: new Uint8Array(length),
    isAdult: new Uint8Array(length),
    /** From 0, which is all games. */
    category: new Uint8Array(length),
    platforms: new Uint8Array(length),
    languages: new Uint8Array(length),
    isPaid: new Uint8Array(length),
    saleBegin: new Float64Array(length),
    saleEnd: new Float64Array(length),
    age: new Uint8Array(length),
    /** Tenths of a star, as shown. */
    rating: new Uint8Array(length),
    ratingCount: new Float64Array(length),
    ratingSum: new Float64Array(length),
    position: new Int32Array(length),
    publishedAt: new Float64Array(length),
    views: new Float64Array(length),
    plays: new Float64Array(length),
    trend: new Float64Array(length),
    tags: Array.from({ length: WORDS }, () => new Uint32Array(length)),
  };
}

export type FactColumns = ReturnType<typeof createColumns>;

/** The facts of all published games, each in arrays with one entry for each application ID, as searches have them. */
export class FactsTable {
  readonly columns: FactColumns;
  /** Ratings of all published games, for the mean that few ratings are drawn towards. */
  ratingSum = 0;
  ratingCount = 0;
  /** Many games share a set of tags. */
  readonly #tagBits = new Map<string, readonly number[]>();

  /** For IDs below `length`. */
  constructor(length: number) {
    this.columns = createColumns(length);
  }

  get length(): number {
    return this.columns.isShown.length;
  }

  set(game: GameFacts): void {
    const { id } = game;
    this.remove(id);
    const { columns } = this;
    columns.isShown[id] = 1;
    columns.isAdult[id] = game.age === ADULT_AGE || ADULT_CATEGORIES.includes(game.category) ? 1 : 0;
    columns.category[id] = game.category - ALL_GAMES_CATEGORY;
    columns.platforms[id] = game.platforms;
    columns.languages[id] = game.languages;
    columns.isPaid[id] = game.isPaid ? 1 : 0;
    columns.saleBegin[id] = game.saleBegin;
    columns.saleEnd[id] = game.saleEnd;
    columns.age[id] = game.age;
    columns.rating[id] = Math.round((meanOfSum(game.ratingSum, game.ratingCount) ?? 0) * 10);
    columns.ratingCount[id] = game.ratingCount;
    columns.ratingSum[id] = game.ratingSum;
    columns.position[id] = game.position;
    columns.publishedAt[id] = game.publishedAt;
    columns.views[id] = game.views;
    columns.plays[id] = game.plays;
    columns.trend[id] = game.trend;
    this.#bitsOf(game.tags).forEach((bits, word) => {
      const ofWord = columns.tags[word];
      if (ofWord !== undefined) ofWord[id] = bits;
    });
    this.ratingSum += game.ratingSum;
    this.ratingCount += game.ratingCount;
  }

  remove(id: number): void {
    const { isShown, ratingSum, ratingCount } = this.columns;
    if (isShown[id] !== 1) return;
    isShown[id] = 0;
    this.ratingSum -= ratingSum[id] ?? 0;
    this.ratingCount -= ratingCount[id] ?? 0;
  }

  #bitsOf(tags: string): readonly number[] {
    const known = this.#tagBits.get(tags);
    if (known !== undefined) return known;
    const bits = tagBits(tags.split(','));
    this.#tagBits.set(tags, bits);
    return bits;
  }
}

/** What a game costs at a moment (unix milliseconds). Each kind contains those above it, but for free games. */
export const COST = { free: 0, paid: 1, sale: 2 } as const;

export function costOf({ isPaid, saleBegin, saleEnd }: FactColumns, id: number, at: number): number {
  if (isPaid[id] !== 1) return COST.free;
  return (saleBegin[id] ?? 0) <= at && (saleEnd[id] ?? 0) > at ? COST.sale : COST.paid;
}

/** When the cost of a game changes next; infinite if no moment is known. */
export function costChangesAt({ saleBegin, saleEnd }: FactColumns, id: number, at: number): number {
  const begin = saleBegin[id] ?? 0;
  if (begin > at) return begin;
  const end = saleEnd[id] ?? 0;
  return end > at ? end : Number.POSITIVE_INFINITY;
}

/** Whether a game has a tag, by its index in `TAGS`. */
export function hasTag({ tags }: FactColumns, id: number, tag: number): boolean {
  return (((tags[Math.floor(tag / TAGS_A_WORD)]?.[id] ?? 0) >>> (tag % TAGS_A_WORD)) & 1) === 1;
}

/** Words of bits, one for each tag in the order of `TAGS`; an unknown tag has none. */
function tagBits(tags: readonly string[]): number[] {
  const words = Array.from({ length: WORDS }, () => 0);
  TAGS.forEach((tag, index) => {
    if (!tags.includes(tag)) return;
    const word = Math.floor(index / TAGS_A_WORD);
    words[word] = ((words[word] ?? 0) | (1 << (index % TAGS_A_WORD))) >>> 0;
  });
  return words;
}
