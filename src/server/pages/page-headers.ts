export const HTML_TYPE = 'text/html; charset=utf-8';

/** What a page is chosen by, for caches in front. */
export const PAGE_VARY = 'Accept-Encoding, Accept-Language, Cookie, User-Agent';

/** Headers of a page that every visitor gets alike. */
export const KEPT_PAGE_HEADERS = {
  'content-type': HTML_TYPE,
  'cache-control': 'public, max-age=0, must-revalidate',
  vary: PAGE_VARY,
} as const;
