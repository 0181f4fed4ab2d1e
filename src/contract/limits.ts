import { POLICY_TYPE, SORT_TYPE } from './states.ts';

/** Business constants (requirements R9.*, api.md section 1). Durations end in their unit, sizes in `Bytes`. */
export const LIMITS = {
  clientVersion: 20230802100001,
  minimumClientVersion: 20230802100001,

  pageSizeMin: 1,
  pageSizeMax: 100,
  pageSizeDefault: 20,
  hallPageSize: 20,
  suggestionsMax: 10,
  searchTextLength: 100,
  listParameterItems: 100,

  idempotencyKeyLength: 255,
  idempotencyKeyDays: 90,
  jsonBodyBytes: 262_144,
  signatureWindowSeconds: 300,
  signedParamsBytes: 4096,
  parameterDepth: 8,
  parameterCount: 2000,
  parameterListIndex: 999,

  identityTokenLength: 8192,
  sessionSeconds: 604_800,
  deviceCookieSeconds: 31_536_000,
  deviceNameLength: 50,
  devicesListed: 100,
  verificationCodeDigits: 6,
  verificationCodeSeconds: 300,
  verificationCodeTries: 5,
  verificationCodeInputLength: 32,
  phoneNumberInputLength: 40,

  requestTimeoutMs: 15_000,
  uploadTimeoutMs: 3_600_000,
  timeFetchRetries: 3,
  timeFetchRetryDelayMs: 10_000,
  chunkReloadGuardMs: 60_000,
  fetchMinimumDelayMs: 200,

  toastDurationMs: 5000,
  notificationOffsetPx: 58,
  localeCookieDays: 365,
  doubleTapWindowMs: 300,
  doubleTapDistancePx: 40,
  mobileNetworkWarningBytes: 209_715_200,

  versionsPerApplication: 10,
  versionNameLength: 50,
  testAccounts: 100,
  /** Room for a few lists of the longest addresses. */
  testAccountListLength: 30_000,
  reviewDaysMin: 3,
  reviewDaysMax: 5,
  reviewMessageLength: 2000,
  reviewMessagePictures: 10,
  providerApplicationSteps: 5,
  draftBytes: 65_536,
  providerReviewLapseDays: 14,
  refundSecondPersonFrom: 10_000,
  winningDaysDefault: 60,
  starsForMailMin: 10_000,
  nicknameMin: 2,
  nicknameMax: 10,
  lastNameMin: 1,
  lastNameMax: 50,
  documentDigits: 4,
  cardNumberMin: 8,
  cardNumberMax: 16,
  codeLength: 21,
  redeemCodeMin: 1,
  redeemCodeMax: 32,
  applicationIdLength: 100,
  productIdLength: 100,
  applicationNameLength: 30,
  shortDescriptionLength: 80,
  fullDescriptionLength: 4000,
  hardwareRequirementsLength: 1000,
  applicationDraftBytes: 131_072,
  applicationDrafts: 100,
  versionDescriptionLength: 4000,
  productNameLength: 55,
  productTitleLength: 55,
  productDescriptionLength: 200,
  depositAmountMax: 1_000_000,
  depositOfferHours: 24,
  depositStoreCodeHours: 72,
  orderQuantityMin: 1,
  orderQuantityMax: 1000,
  urlLength: 2048,
  companyNameLength: 100,
  foreignTaxIdLength: 20,
  addressLength: 200,
  personNameLength: 50,
  postalCodeLength: 10,
  reasonLength: 500,
  /** `application:` and the longest ID fit. */
  auditSubjectLength: 120,
  bankNameLength: 100,
  bankAccountLength: 34,
  bankCodeDigits: 3,
  branchCodeDigits: 7,
  cnapsCodeDigits: 12,
  sortMax: 1_000_000,
  recommendedApplications: 100,
  bannerEyebrowLength: 30,
  bannerTitleLength: 60,
  bannerTaglineLength: 120,
  maintenanceMessageLength: 500,
  claimMinutes: 10,
  agencyPageSize: 100,
  agencyCodeLength: 20,
  agencyNameLength: 100,
  carrierCodeLength: 64,
  bindingTokenLength: 200,
  /** Lines of one import; the published lists of cloud prizes are cut to one's own numbers beforehand. */
  drawnNumbers: 4000,
  exchangeRateMax: 1_000_000,

  musicVolumeDefault: 50,
  musicTracks: 10,
  companyPolicyTypeDefault: POLICY_TYPE.privacy,
  copyrightYear: 2024,
} as const;

/** Upper bounds (exclusive) of the named widths in pixels; `xl` is everything above (R9.23). */
export const BREAKPOINTS = { xs: 600, sm: 960, md: 1270, lg: 1910 } as const;

/** Defaults of the game hall's address parameters (R9.14). */
export const HALL_DEFAULTS = {
  page: 1,
  gameCategory: 100,
  gameSortType: SORT_TYPE.recommended,
  searchWord: '',
} as const;

/** Logo size in pixels (R9.28). */
export const LOGO_SIZE = { phone: { width: 72, height: 36 }, other: { width: 100, height: 50 } } as const;

/** Header names of the call protocol. */
export const HEADERS = {
  signature: 'yg-token',
  clientVersion: 'client-version',
  requestId: 'x-request-id',
  idempotency: 'idempotency-key',
} as const;

/** Name of the cookie that holds the session's handle where scripts can read it (R9.21, O99). */
export const SESSION_COOKIE = 'token';

/** Name of the local-storage entry that holds server clock minus client clock in milliseconds (R7.8). */
export const SERVER_TIME_STORAGE_KEY = 'syncServerTime';

/** Reason of a cancelled call; such calls are only logged (R8.31). */
export const CANCEL_REASON = 'cancel_request';

export const CURRENCIES = ['TWD', 'MYR', 'SGD', 'EUR'] as const;
export type CurrencyCode = (typeof CURRENCIES)[number];
/** Digits after the point of an amount in major units (decisions.md, Data). */
export const CURRENCY_DIGITS = { TWD: 0, MYR: 2, SGD: 2, EUR: 2 } as const satisfies Record<CurrencyCode, number>;
export const DEFAULT_CURRENCY = 'EUR' satisfies CurrencyCode;
export const DEFAULT_COUNTRY = 'MY';

/** What MB and GB of the requirements are in bytes (O59). */
export const MEGABYTE_BYTES = 1_048_576;
export const GIGABYTE_BYTES = 1_073_741_824;
