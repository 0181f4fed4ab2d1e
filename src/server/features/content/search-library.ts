import type { searchContent } from '#contract/content/endpoints.ts';
import { CONTENT_FIELDS, type ContentField, type ContentItem, type ContentResult } from '#contract/content/entities.ts';
import type { ContentSort, ContentSurround } from '#contract/content/query-parts.ts';
import type { ReplyOf, RequestOf } from '#contract/endpoint.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { DEFAULT_LOCALE } from '#contract/values/locales.ts';
import { makeExcerpt } from '#domain/search/text-search.ts';
import { folderOf } from './content-library.ts';
import { matchesFilter } from './match-content.ts';
import type { SearchableContent } from './prepare-content.ts';
import { rankContent, readSearch } from './rank-content.ts';

type Query = RequestOf<typeof searchContent>;

/**
 * Runs a content search in this order: filter and search words, sorting, `skip`, `limit`, fields, `surround` (O102).
 * Search results are sorted by relevance unless another order is requested. With `surround` the list has the neighbors
 * of that item among the matches of its language and folder.
 */
export function searchLibrary(library: readonly SearchableContent[], query: Query): ReplyOf<typeof searchContent> {
  const { sortBy = [], skip, surround } = query;
  const matches = findMatches(library, query).sort((a, b) => compareItems(a.item, b.item, sortBy));
  const limit = query.limit ?? (surround === undefined ? LIMITS.pageSizeDefault : matches.length);
  const page = matches.slice(skip, skip + limit);
  const present = (content: SearchableContent) => presentContent(content, query);
  if (surround === undefined) return { count: matches.length, list: page.map(present) };
  const list = findNeighbours(page, surround, query.deep).map((content) => content && present(content));
  return { count: list.filter((item) => item !== null).length, list };
}

/** The matches of the filter; with a search, sorted by score and then by library order. */
function findMatches(library: readonly SearchableContent[], { where = {}, search }: Query): SearchableContent[] {
  const passing = library.filter((content) => matchesFilter(content, where));
  if (search === undefined) return passing;
  const read = readSearch(search);
  return passing
    .map((content) => ({ content, rank: rankContent(content, read) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ content }) => content);
}

/**
 * The neighbors of an item; null where there is none or the item is unknown. Prefers the item in the default language.
 */
function findNeighbours(
  contents: readonly SearchableContent[],
  { slugOrPath, before, after }: ContentSurround,
  isDeep: boolean,
): (SearchableContent | null)[] {
  const versions = contents.filter(({ item }) => item.path === slugOrPath || item.path.endsWith(`/${slugOrPath}`));
  const current = versions.find(({ item }) => item.lang === DEFAULT_LOCALE) ?? versions[0];
  const siblings = contents.filter(
    ({ item }) =>
      item.lang === current?.item.lang && (isDeep || folderOf(item.path) === folderOf(current?.item.path ?? '')),
  );
  const index = current === undefined ? Number.NEGATIVE_INFINITY : siblings.indexOf(current);
  const at = (distance: number) => siblings[index + distance] ?? null;
  return [
    ...Array.from({ length: before }, (_, place) => at(place - before)),
    ...Array.from({ length: after }, (_, place) => at(place + 1)),
  ];
}

/** Zero keeps the existing order, since sorting is stable. */
function compareItems(a: ContentItem, b: ContentItem, order: readonly ContentSort[]): number {
  for (const { field, direction } of order) {
    if (a[field] === b[field]) continue;
    return a[field] < b[field] === (direction === 'asc') ? -1 : 1;
  }
  return 0;
}

function presentContent({ item, text }: SearchableContent, query: Query): ContentResult {
  const { without = [], only, search } = query;
  const isHidden = (field: ContentField) => without.includes(field) || only?.includes(field) === false;
  const result: ContentResult = { ...item };
  for (const field of CONTENT_FIELDS) if (isHidden(field)) delete result[field];
  return {
    ...result,
    ...(query.text ? { text } : {}),
    ...(query.excerpt ? { excerpt: makeExcerpt(text, search?.words ?? '') } : {}),
  };
}
