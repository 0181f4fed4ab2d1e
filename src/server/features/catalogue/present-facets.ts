import type { GameFacets } from '#contract/application/entities.ts';
import { ALL_GAMES_CATEGORY, CATEGORIES } from '#contract/values/categories.ts';
import { AGE_FILTERS, PRICE_FILTERS, RATING_FILTERS } from '#contract/values/game-filters.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { TAGS, type Tag } from '#contract/values/tags.ts';
import { FILTER_NAMES, type GameFilters, PLATFORM_FILTER_NAMES } from '#domain/search/game-filters.ts';
import { CATALOGS } from '#i18n/catalogs.ts';
import { lastRatingFor, platformBit } from '../../facts/choose-games.ts';
import { countBit, countRange, type Group } from '../../facts/count-choices.ts';
import { COST } from '../../facts/facts-table.ts';
import type { FoundPage } from './choose-page.ts';

interface FacetView extends GameFilters {
  readonly category: number;
  readonly lang: LocaleCode;
}

/** The numbers of games that each choice would lead to. */
export function presentFacets({ count, counts }: Pick<FoundPage, 'count' | 'counts'>, view: FacetView): GameFacets {
  const all = countRange(counts.category, 0, counts.category.length - 1);
  return {
    categories: CATEGORIES.map(({ code }) => ({
      value: code,
      count: code === ALL_GAMES_CATEGORY ? all : (counts.category[code] ?? 0),
    })),
    platforms: PLATFORM_FILTER_NAMES.map((value) => ({ value, count: countBit(counts.platform, platformBit(value)) })),
    prices: PRICE_FILTERS.map((value) => ({
      value,
      count: countRange(counts.price, COST[value], value === 'free' ? COST.free : COST.sale),
    })),
    ages: AGE_FILTERS.map((value) => ({ value, count: countRange(counts.age, 0, lastRatingFor(value)) })),
    ratings: RATING_FILTERS.map((value) => ({ value, count: countRange(counts.rating, value * 10, HIGHEST_RATING) })),
    languages: LOCALES.map((value, bit) => ({ value, count: countBit(counts.language, bit) })),
    tags: presentTags(counts.tags, view),
    without: presentWithout({ count, counts }, view),
  };
}

/** Five stars, in tenths. */
const HIGHEST_RATING = 50;

function presentTags(counts: Uint32Array, { lang, tags = [] }: FacetView): GameFacets['tags'] {
  return TAGS.map((value, index) => ({ value, name: nameOfTag(value, lang), count: counts[index] ?? 0 }))
    .filter(({ value, count }) => count > 0 || tags.includes(value))
    .sort((one, other) => other.count - one.count);
}

function nameOfTag(tag: Tag, lang: LocaleCode): string {
  return CATALOGS.tags[lang][`tag.${tag}`];
}

function presentWithout({ count, counts }: Pick<FoundPage, 'count' | 'counts'>, view: FacetView) {
  const without = (filter: Group) => ({ filter, count: count + counts.excluded[filter] });
  const single = FILTER_NAMES.filter((name) => name !== 'tags' && view[name] !== undefined).map(without);
  const ofTags = (view.tags ?? []).map((tag) => ({
    filter: 'tags',
    tag,
    count: count + (counts.withoutTag[TAGS.indexOf(tag)] ?? 0),
  }));
  return [...(view.category === ALL_GAMES_CATEGORY ? [] : [without('category')]), ...single, ...ofTags];
}
