import type { GameFacets } from '#contract/application/entities.ts';
import { PLATFORM_FILTERS } from '#contract/values/game-filters.ts';
import { LANGUAGE_NAMES } from '#domain/page/language-names.ts';
import { FILTER_NAMES, type GameFilters, toggleTag } from '#domain/search/game-filters.ts';
import type { Page } from '#web/app/use-page.ts';

/** A list of games that can be filtered: what is chosen, how many games there are, and where other choices lead. */
export interface FilterView {
  readonly filters: GameFilters;
  readonly facets: GameFacets;
  readonly count: number;
  /** The address of the same list with other filters, at its first page. */
  readonly addressOf: (filters: GameFilters) => string;
}

/** One value of a filter. */
export interface FilterOption {
  readonly key: string;
  readonly label: string;
  readonly count: number;
  readonly isChosen: boolean;
  /** With this value, or without it if it is chosen. */
  readonly next: GameFilters;
}

type SingleFilter = Exclude<keyof GameFilters, 'tags'>;

/** The name of a value in the visitor's language. Tags have theirs in the facets. */
export function filterLabel<Name extends SingleFilter>(
  page: Page,
  name: Name,
  value: NonNullable<GameFilters[Name]>,
): string {
  const labels: { readonly [Each in SingleFilter]: (chosen: NonNullable<GameFilters[Each]>) => string } = {
    platform: (platform) =>
      platform === 'web' ? page.t('filters.platform.web') : page.t(`platform.${PLATFORM_FILTERS[platform]}`),
    price: (price) => page.t(`filters.price.${price}`),
    age: (age) => (age === 0 ? page.t('filters.age.0') : page.t('filters.age.upTo', { age })),
    rating: (stars) => page.t('filters.rating.from', { stars }),
    language: (language) => LANGUAGE_NAMES[language],
  };
  return labels[name](value);
}

/** Everything that is chosen, each with the filters that are left without it. */
export function chosenOptions(page: Page, { filters, facets }: Pick<FilterView, 'filters' | 'facets'>): FilterOption[] {
  return FILTER_NAMES.flatMap((name): FilterOption[] => {
    if (name === 'tags') {
      return (filters.tags ?? []).map((tag) => ({
        key: tag,
        label: facets.tags.find(({ value }) => value === tag)?.name ?? tag,
        count: facets.without.find((other) => other.tag === tag)?.count ?? 0,
        isChosen: true,
        next: toggleTag(filters, tag),
      }));
    }
    const value = filters[name];
    if (value === undefined) return [];
    const count = facets.without.find(({ filter }) => filter === name)?.count ?? 0;
    const next = { ...filters, [name]: undefined };
    return [{ key: name, label: filterLabel(page, name, value), count, isChosen: true, next }];
  });
}
