import { REPORT_GROUP, REPORTS_PATH } from '#contract/policy-report/reports-path.ts';

export const HTML_TYPE = 'text/html; charset=utf-8';

/** What a page is chosen by, for caches in front. */
export const PAGE_VARY = 'Accept-Encoding, Accept-Language, Cookie, User-Agent';

/** Where browsers report what a page's policy has stopped. */
export const REPORTING_HEADERS = { 'reporting-endpoints': `${REPORT_GROUP}="${REPORTS_PATH}"` } as const;

/** Headers of a page that every visitor gets alike. */
export const KEPT_PAGE_HEADERS = {
  'content-type': HTML_TYPE,
  'cache-control': 'public, max-age=0, must-revalidate',
  vary: PAGE_VARY,
  ...REPORTING_HEADERS,
} as const;
