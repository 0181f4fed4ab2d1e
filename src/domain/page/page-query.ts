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
  '/store/deposit',
  '/store/record',
  '/store/lottery',
  '/store/binding',
  '/store/invoices',
];

/** Articles: pages by their names, of which most there could be do not exist and are kept nowhere. */
const ARTICLE_PATHS = /^\/(?:help\/(?:players|developers)|news)\/[a-z0-9-]{1,80}$/;
/** A page of a list, the first left out. */
const PAGE_NUMBER = /^(?!1$)[1-9]\d{0,4}$/;

/**
 * The part of a query that a page reads, without defaults: what links of the page carry on and what a kept page is
 * kept under. Null for a path (without language prefix) that is no page of ours.
 */
export function pageQuery(path: string, parameters: Readonly<Record<string, unknown>>): string | null {
  if (HALL_PATHS.includes(path)) return hallQuery(readHallSearch(parameters));
  if (path === '/play') return applicationQuery(parameters, {});
  if (path === '/application/details') {
    return applicationQuery(parameters, ratingChoiceParameters(readRatingChoice(parameters)));
  }
  if (path === '/search') return pageSearchQuery(readPageSearch(parameters));
  if (path === '/news') return pageNumberQuery(parameters.page);
  return PLAIN_PATHS.includes(path) || ARTICLE_PATHS.test(path) ? '' : null;
}

type Parameters = Readonly<Record<string, unknown>>;

function applicationQuery({ applicationId }: Parameters, others: Readonly<Record<string, string>>): string {
  return typeof applicationId === 'string' ? `?${new URLSearchParams({ applicationId, ...others })}` : '';
}

function pageNumberQuery(page: unknown): string {
  return typeof page === 'string' && PAGE_NUMBER.test(page) ? `?page=${page}` : '';
}

/** Pages of a session, which are kept for nobody: all of their query goes along. */
const PRIVATE_PATHS = /^\/(?:account|operator|developer|library|unsubscribe)(?:\/|$)/;

/** Whether a path (without language prefix) is a page of somebody's own, which is never kept. */
export function isPrivatePath(path: string): boolean {
  return PRIVATE_PATHS.test(path) && pageQuery(path, {}) === null;
}

interface PageSearch {
  /** The query as it stands in the address. */
  readonly searchStr: string;
  readonly search: Readonly<Record<string, unknown>>;
}

/** The query that goes along when a page is shown in another language: what it reads, all of it on private pages. */
export function carriedQuery(path: string, { searchStr, search }: PageSearch): string {
  return pageQuery(path, search) ?? (PRIVATE_PATHS.test(path) ? searchStr : '');
}
