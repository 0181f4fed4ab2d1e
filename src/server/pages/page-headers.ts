export const HTML_TYPE = 'text/html; charset=utf-8';

/** Request headers that select a page, for upstream caches. */
export const PAGE_VARY = 'Accept-Encoding, Accept-Language, Cookie, User-Agent';

/** Those of a page that a CDN may hold: its language is in its address. */
export const HELD_PAGE_VARY = 'Accept-Encoding, Cookie, User-Agent';

/** Headers of a page shared by all visitors. */
export const KEPT_PAGE_HEADERS = {
  'content-type': HTML_TYPE,
  'cache-control': 'public, max-age=0, must-revalidate',
  vary: PAGE_VARY,
} as const;
