import {
  AGE_FILTERS,
  type AgeFilter,
  PLATFORM_FILTERS,
  type PlatformFilter,
  PRICE_FILTERS,
  type PriceFilter,
  RATING_FILTERS,
  type RatingFilter,
} from '#contract/values/game-filters.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { sortTags, type Tag } from '#contract/values/tags.ts';

/** What a list of games is narrowed to. A filter that is not set is absent. */
export interface GameFilters {
  readonly platform?: PlatformFilter | undefined;
  readonly price?: PriceFilter | undefined;
  /** Up to this age. */
  readonly age?: AgeFilter | undefined;
  /** At least this many stars. */
  readonly rating?: RatingFilter | undefined;
  /** The language in which the game has texts. */
  readonly language?: LocaleCode | undefined;
  /** All of them, in the order of `TAGS`; never empty. */
  readonly tags?: readonly Tag[] | undefined;
}

export type FilterName = keyof GameFilters;

/** In the order of the address. */
export const FILTER_NAMES = ['platform', 'price', 'age', 'rating', 'language', 'tags'] as const satisfies FilterName[];

export const PLATFORM_FILTER_NAMES = Object.keys(PLATFORM_FILTERS) as PlatformFilter[]; // `keys` forgets which ones there are

function readChoice<Choice extends string | number>(choices: readonly Choice[], value: unknown): Choice | undefined {
  return choices.find((choice) => String(choice) === String(value));
}

/** `a,b`, each known and named once or more, and not more than a game can have. */
function readTags(value: unknown): readonly Tag[] | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  const names = value.split(',', LIMITS.applicationTags + 1);
  const tags = sortTags(names);
  const isKnown = names.length <= LIMITS.applicationTags && names.every((name) => tags.some((tag) => tag === name));
  return isKnown ? tags : undefined;
}

const READERS = {
  platform: (value: unknown) => readChoice(PLATFORM_FILTER_NAMES, value),
  price: (value: unknown) => readChoice(PRICE_FILTERS, value),
  age: (value: unknown) => readChoice(AGE_FILTERS, value),
  rating: (value: unknown) => readChoice(RATING_FILTERS, value),
  language: (value: unknown) => readChoice(LOCALES, value),
  tags: readTags,
} satisfies { [Name in FilterName]: (value: unknown) => GameFilters[Name] };

/** Parses the filters of an address. A malformed one counts as not set. */
export function readGameFilters(parameters: Readonly<Record<string, unknown>>): GameFilters {
  const read = FILTER_NAMES.map((name) => [name, READERS[name](parameters[name])] as const);
  return Object.fromEntries(read.filter(([, value]) => value !== undefined));
}

/** The filters as parameters of an address. */
export function filterParameters(filters: GameFilters): [name: FilterName, value: string][] {
  return FILTER_NAMES.flatMap((name): [FilterName, string][] => {
    const value = filters[name];
    return value === undefined ? [] : [[name, Array.isArray(value) ? value.join(',') : String(value)]];
  });
}

/** The filters among other parts of a view. */
export function pickFilters({ platform, price, age, rating, language, tags }: GameFilters): GameFilters {
  return { platform, price, age, rating, language, tags };
}

/** Whether any filter is set. */
export function isFiltered(filters: GameFilters): boolean {
  return FILTER_NAMES.some((name) => filters[name] !== undefined);
}

/** The same filters with a tag more, or without it if it is one of them. */
export function toggleTag(filters: GameFilters, tag: Tag): GameFilters {
  const { tags = [] } = filters;
  const next = tags.includes(tag) ? tags.filter((other) => other !== tag) : sortTags([...tags, tag]);
  return { ...filters, tags: next.length === 0 ? undefined : next };
}
