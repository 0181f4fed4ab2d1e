import { ratingChoiceParameters, readRatingChoice } from '../rating/rating-choice.ts';
import { HALL_PATHS, hallQuery, readHallSearch } from '../search/hall-search.ts';
import { pageSearchQuery, readPageSearch } from '../search/page-search.ts';

const PLAIN_PATHS = [
  '/login',
  '/games',
  '/terms/privacy-policy',
  '/terms/terms-of-use',
  '/terms/intellectual-property',
  '/help',
  '/about',
  '/developer/become',
  '/store/wallet',
  '/store/deposit',
  '/store/record',
  '/store/lottery',
  '/store/binding',
  '/store/invoices',
];

/** Articles by slug; most possible slugs do not exist, and those are never cached. */
const ARTICLE_PATHS = /^\/(?:help\/(?:players|developers)|news)\/[a-z0-9-]{1,80}$/;
/** Pages of developers and their news, by present or former address. */
const POST_PATH = /^\/developers\/[a-z0-9-]{3,40}\/news\/[1-9]\d{0,9}$/;
const DEVELOPER_PATH = /^\/developers\/[a-z0-9-]{3,40}$/;
/** Collections by slug. */
const COLLECTION_PATH = /^\/collections\/[a-z0-9-]{1,60}$/;
/** A page number of a list, except the first. */
const PAGE_NUMBER = /^(?!1$)[1-9]\d{0,4}$/;

/**
 * The part of a query that a page reads, without defaults: page links carry it on, and it is part of the cache key.
 * Null for a path (without language prefix) that is not a page.
 */
export function pageQuery(path: string, parameters: Readonly<Record<string, unknown>>): string | null {
  if (HALL_PATHS.includes(path)) return hallQuery(readHallSearch(parameters));
  if (path === '/play') return applicationQuery(parameters, {});
  if (path === '/application/details') {
    return applicationQuery(parameters, ratingChoiceParameters(readRatingChoice(parameters)));
  }
  if (path === '/search') return pageSearchQuery(readPageSearch(parameters));
  if (path === '/news' || path === '/news/developers' || DEVELOPER_PATH.test(path))
    return pageNumberQuery(parameters.page);
  const isPlain =
    PLAIN_PATHS.includes(path) || [ARTICLE_PATHS, POST_PATH, COLLECTION_PATH].some((one) => one.test(path));
  return isPlain ? '' : null;
}

type Parameters = Readonly<Record<string, unknown>>;

function applicationQuery({ applicationId }: Parameters, others: Readonly<Record<string, string>>): string {
  return typeof applicationId === 'string' ? `?${new URLSearchParams({ applicationId, ...others })}` : '';
}

function pageNumberQuery(page: unknown): string {
  return typeof page === 'string' && PAGE_NUMBER.test(page) ? `?page=${page}` : '';
}

/** Pages that depend on a session and are never cached: they keep their whole query. */
const PRIVATE_PATHS = /^\/(?:account|operator|developer|library|unsubscribe)(?:\/|$)/;

/** Whether a path (without language prefix) is a private page, which is never cached. */
export function isPrivatePath(path: string): boolean {
  return PRIVATE_PATHS.test(path) && pageQuery(path, {}) === null;
}

interface PageSearch {
  /** The query string as in the address. */
  readonly searchStr: string;
  readonly search: Readonly<Record<string, unknown>>;
}

/** The query to carry when switching the language of a page: the part it reads, or all of it on private pages. */
export function carriedQuery(path: string, { searchStr, search }: PageSearch): string {
  return pageQuery(path, search) ?? (PRIVATE_PATHS.test(path) ? searchStr : '');
}
