import type { searchContent } from '#contract/content/endpoints.ts';
import { CONTENT_FIELDS, type ContentField, type ContentItem, type ContentResult } from '#contract/content/entities.ts';
import type { ContentSort } from '#contract/content/query.ts';
import type { ReplyOf, RequestOf } from '#contract/endpoint.ts';
import { DEFAULT_LOCALE } from '#contract/locales.ts';
import { folderOf } from './content-library.ts';
import { matchesFilter, matchesSearch, type SearchableContent } from './match-content.ts';

type Query = RequestOf<typeof searchContent>;

/**
 * Answers a content search: filter and search words, order, then `skip` and `limit`, then the fields (O102).
 * With `surround` the list is [previous, next] of that path among the matches of its language and folder.
 */
export function searchLibrary(library: readonly SearchableContent[], query: Query): ReplyOf<typeof searchContent> {
  const { where = {}, search, sortBy = [], skip, limit, surround } = query;
  const matches = library
    .filter((content) => matchesFilter(content, where) && (search === undefined || matchesSearch(content, search)))
    .map(({ item }) => item)
    .sort((a, b) => compareItems(a, b, sortBy));
  if (surround !== undefined) {
    const list = findNeighbours(matches, surround).map((item) => item && pickFields(item, query));
    return { count: list.filter((item) => item !== null).length, list };
  }
  return { count: matches.length, list: matches.slice(skip, skip + limit).map((item) => pickFields(item, query)) };
}

/** Previous and next; null where there is none or the path is unknown. The default language where none is asked. */
function findNeighbours(items: readonly ContentItem[], path: string): (ContentItem | null)[] {
  const versions = items.filter((item) => item.path === path);
  const current = versions.find(({ lang }) => lang === DEFAULT_LOCALE) ?? versions[0];
  if (current === undefined) return [null, null];
  const folder = folderOf(path);
  const siblings = items.filter((item) => item.lang === current.lang && folderOf(item.path) === folder);
  const index = siblings.indexOf(current);
  return [siblings[index - 1] ?? null, siblings[index + 1] ?? null];
}

/** Zero leaves the library's order, since sorting is stable. */
function compareItems(a: ContentItem, b: ContentItem, order: readonly ContentSort[]): number {
  for (const { field, direction } of order) {
    if (a[field] === b[field]) continue;
    return a[field] < b[field] === (direction === 'asc') ? -1 : 1;
  }
  return 0;
}

function pickFields(item: ContentItem, { without = [], only }: Query): ContentResult {
  const isHidden = (field: ContentField) => without.includes(field) || only?.includes(field) === false;
  const result: ContentResult = { ...item };
  for (const field of CONTENT_FIELDS) if (isHidden(field)) delete result[field];
  return result;
}
