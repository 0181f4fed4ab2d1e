import { LOCALE_COOKIE, type LocaleCode } from '#contract/values/locales.ts';
import { type Device, readDevice } from '#domain/device/device.ts';
import { detectLocale } from '#domain/page/detect-locale.ts';
import { formatQuery } from '#domain/page/format-query.ts';
import { localizePath, splitLocalePath, stripDefaultLocale } from '#domain/page/locale-path.ts';
import { isPrivatePath } from '#domain/page/page-query.ts';
import { HALL_PATHS, stripHallDefaults } from '#domain/search/hall-search.ts';

/** The parts of a request that the page server reads before rendering. */
export interface PageRequest {
  readonly url: URL;
  readonly locale: LocaleCode;
  /** Path without its language prefix. */
  readonly path: string;
  readonly device: Device;
}

export interface PageHints {
  readonly cookie: string;
  readonly acceptLanguage: string;
  readonly userAgent: string;
}

/** The value of a cookie in a Cookie header. */
export function readCookie(header: string, name: string): string | undefined {
  for (const part of header.split(';')) {
    const [key = '', ...value] = part.split('=');
    if (key.trim() === name) return value.join('=').trim();
  }
  return undefined;
}

export function readPageRequest(url: URL, userAgent: string, locales: readonly LocaleCode[]): PageRequest {
  return { url, ...splitLocalePath(url.pathname, locales), device: readDevice(userAgent) };
}

export interface PageRedirect {
  readonly status: 302 | 307;
  readonly location: string;
}

/**
 * The redirect before rendering, if any: removes the default language's prefix (R2.5), sends the root and account
 * pages to the visitor's language (R4.43, R4.44, O27; except for crawlers), and strips default values and unusual
 * encodings from the hall's address (R2.39).
 */
export function findRedirect(
  request: PageRequest,
  hints: PageHints,
  locales: readonly LocaleCode[],
): PageRedirect | null {
  const { url, path, device } = request;
  const stripped = stripDefaultLocale(url.pathname);
  if (stripped !== null) return { status: 302, location: stripped + url.search };
  if ((url.pathname === '/' || isPrivatePath(url.pathname)) && !device.isCrawler) {
    const stored = readCookie(hints.cookie, LOCALE_COOKIE);
    const detected = detectLocale({ cookie: stored, acceptLanguage: hints.acceptLanguage }, locales);
    const location = localizePath(url.pathname, detected);
    if (location !== url.pathname) return { status: 302, location: location + url.search };
  }
  const query = HALL_PATHS.includes(path) ? (stripHallDefaults(url.searchParams) ?? recode(url)) : null;
  return query === null ? null : { status: 307, location: url.pathname + query };
}

/**
 * The query as the router writes it, if it is written differently. Otherwise the router would replace the address and load
 * the page's data a second time, before the code of its parts is there.
 */
function recode({ search, searchParams }: URL): string | null {
  const query = formatQuery(searchParams);
  return query === search ? null : query;
}
