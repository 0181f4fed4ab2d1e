import { SORT_TYPE } from './page-states.ts';

/**
 * Business constants (requirements R9.*, api.md section 1). Durations end in their unit, sizes in `Bytes`. A module and
 * no object, so that a page brings those along that it reads.
 */
export * as LIMITS from './limit-values.ts';

/** Upper bounds (exclusive) of the named widths in pixels; `xl` is everything above (R9.23). */
export const BREAKPOINTS = { xs: 600, sm: 960, md: 1270, lg: 1910 } as const;

/** Defaults of the game hall's address parameters (R9.14). */
export const HALL_DEFAULTS = {
  page: 1,
  gameCategory: 100,
  gameSortType: SORT_TYPE.recommended,
  searchWord: '',
} as const;

/** Header names of the call protocol. */
export const HEADERS = {
  signature: 'yg-token',
  clientVersion: 'client-version',
  requestId: 'x-request-id',
  idempotency: 'idempotency-key',
} as const;

/** Name of the cookie that holds the session token where scripts can read it (R9.21, O99). */
export const SESSION_COOKIE = 'token';

/** Name of the local-storage entry that holds server clock minus client clock in milliseconds (R7.8). */
export const SERVER_TIME_STORAGE_KEY = 'syncServerTime';

/** Reason of a canceled call; such calls are only logged (R8.31). */
export const CANCEL_REASON = 'cancel_request';

export const CURRENCIES = ['TWD', 'MYR', 'SGD', 'EUR'] as const;
export type CurrencyCode = (typeof CURRENCIES)[number];
/** Digits after the point of an amount in major units (decisions.md, Data). */
export const CURRENCY_DIGITS = { TWD: 0, MYR: 2, SGD: 2, EUR: 2 } as const satisfies Record<CurrencyCode, number>;
export const DEFAULT_CURRENCY = 'EUR' satisfies CurrencyCode;
export const DEFAULT_COUNTRY = 'MY';

/** MB and GB of the requirements in bytes (O59). */
export const MEGABYTE_BYTES = 1_048_576;
export const GIGABYTE_BYTES = 1_073_741_824;
