import { z } from 'zod';
import { LIMITS } from '#contract/values/limits.ts';
import { LOCALES, type LocaleCode, REQUIRED_LOCALES } from '#contract/values/locales.ts';
import { AGE_POLICIES } from '#domain/age/age-gate.ts';
import { COMPANY_ID_RULES, isCompanyId } from '#domain/company/company-id.ts';
import { findOpenIdProblems, openIdProviders } from './server/providers/identity/openid/openid-settings.ts';
import { findPaymentProblems, PAYMENT_PROVIDER_NAMES, paymentSettings } from './server/providers/payment/index.ts';
import { readGivenSettings } from './setting-files.ts';
import {
  ageKey,
  ageKeys,
  backupAddress,
  choices,
  cookieDomain,
  feeSchedule,
  internalPath,
  isAddressOrNetwork,
  link,
  list,
  mailFrom,
  onOff,
  origin,
  programPath,
  ratio,
  scannerAddress,
  secondPersonAmounts,
  smtpAddress,
  starCoinGuarantee,
  text,
  traceHeaders,
  webAddress,
  webAddresses,
  wholeNumber,
  wholeNumberText,
  wholePath,
} from './setting-kinds.ts';
import { findUnsafeSettings, UNSAFE_SETTINGS, type UnsafeSetting } from './unsafe-settings.ts';

const TRACE_SAMPLERS = [
  ...(['always_on', 'always_off', 'traceidratio'] as const),
  ...(['parentbased_always_on', 'parentbased_always_off', 'parentbased_traceidratio'] as const),
] as const;

/** Every setting, its default and its values; docs/settings.md is generated from the comments. */
const settings = {
  /** `production` refuses to start with settings that are unsafe for a real service. */
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  /** Settings that may be unsafe on purpose, although production would refuse them, comma-separated; each start logs a warning for each. */
  ALLOW_UNSAFE: choices(UNSAFE_SETTINGS, []),
  /** Port to listen on. */
  PORT: wholeNumber(3000, { max: 65_535 }),
  /** Address to listen on; 127.0.0.1 in development, 0.0.0.0 in production. */
  HOST: text(),
  /** Seconds for which a stopping service still accepts requests while `/readyz` is 503, so that proxies notice; 5 in production, otherwise 0. */
  DRAIN_SECONDS: wholeNumber(5, { max: 300 }),
  /** Port of `/metrics` for Prometheus; 0: none. The store's own port never has it. */
  METRICS_PORT: wholeNumber(0, { max: 65_535 }),
  /** Address to listen on for `/metrics`; do not expose it to the public: it shows how much is sold. */
  METRICS_HOST: text('127.0.0.1'),
  /** Where traces are sent: an address that takes OTLP over HTTP, for example http://127.0.0.1:4318; empty: no traces. */
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress,
  /** Headers sent with traces, for example with a key, comma-separated. */
  OTEL_EXPORTER_OTLP_HEADERS: traceHeaders,
  /** The protocol of traces; gRPC is not supported. */
  OTEL_EXPORTER_OTLP_PROTOCOL: z.enum(['http/protobuf'], { error: 'takes http/protobuf' }).default('http/protobuf'),
  /** The name of the store in traces. */
  OTEL_SERVICE_NAME: text('starhall'),
  /** Which requests are traced. Those that start with `parentbased` follow a trusted proxy, if it sends `traceparent`. */
  OTEL_TRACES_SAMPLER: z
    .enum(TRACE_SAMPLERS, { error: `takes ${TRACE_SAMPLERS.join(', ')}` })
    .default('parentbased_always_on'),
  /** Share of the requests that `traceidratio` traces. */
  OTEL_TRACES_SAMPLER_ARG: ratio(1),
  /** The address players type, for example https://games.example.com. */
  PUBLIC_ORIGIN: origin,
  /** Folder of the embedded database, uploads and generated secrets. */
  DATA_DIR: text(),
  /** Folder to which the embedded database copies its journal, for point-in-time recovery, encrypted if there is a BACKUP_KEY; empty: none. */
  WAL_ARCHIVE_TO: wholePath,
  /** PostgreSQL to use instead of the embedded one. */
  DATABASE_URL: text(),
  /** Streaming replica for public lists and pages, search and statistics; empty: none. */
  DATABASE_READ_URL: text(),
  /** Seconds that the replica may be behind; while it is further behind or unreachable, the primary is used instead. */
  DATABASE_READ_LAG: wholeNumber(5, { min: 1, max: 300 }),
  /** Which pending migrations of the database a start runs: all, but those for after an upgrade only once no process of an earlier release is connected; before, never those; none: the start fails until `starhall migrate --before` has run. */
  MIGRATE: z.enum(['all', 'before', 'none'], { error: 'takes all, before or none' }).default('all'),
  /** Key of the request signature (yg-token). */
  SIGN_SECRET: text(),
  /** `off` accepts unsigned calls, for local trials. */
  SIGN_ENFORCE: onOff(true),
  /** Key of cookies and one-time values. */
  SESSION_SECRET: text(),
  /** Parent domain of the readable session cookie, for example example.com; if it is empty or not a parent of the address players type, that host alone. */
  COOKIE_DOMAIN: cookieDomain,
  /** Addresses of a CDN or cache in front that may hold visitors' pages, comma-separated: each is sent PURGE with the header Surrogate-Key when the catalog changes. `none`: nothing in front holds pages. */
  CDN_PURGE: webAddresses,
  /** Number of proxies in front whose X-Forwarded-For is trusted. */
  TRUST_PROXY: wholeNumber(0),
  /** open: every page; visitors: seven pages for visitors; all: seven pages for everyone. */
  ROUTE_GUARD: z.enum(['open', 'visitors', 'all'], { error: 'takes open, visitors or all' }).default('open'),
  /** Further paths that the guard lets through, for example /terms/intellectual-property. */
  ROUTE_GUARD_ALSO: list(''),
  /** When players are asked whether they are 18: adult, only for games for adults; everywhere, also on the first visit of a day and before every play. */
  AGE_NOTICE: z.enum(AGE_POLICIES, { error: `takes ${AGE_POLICIES.join(' or ')}` }).default('adult'),
  /** Languages served; zh-TW and en-US are always on. */
  LOCALES: list(LOCALES.join(',')).refine((codes) => codes.every((code) => LOCALES.some((known) => known === code)), {
    error: `takes a comma-separated list of ${LOCALES.join(', ')}`,
  }),
  /** Banner that announces a successor service; on by default in the guard's `all` mode. */
  UPGRADE_NOTICE: z.enum(['on', 'off', ''], { error: 'takes on or off' }).default(''),
  /** Name of the successor service in that banner. */
  SUCCESSOR_NAME: text('Starhall Next'),
  /** Address the banner links to; empty: no link. */
  SUCCESSOR_URL: link,
  /** External page with the rules of the games. */
  GAME_RULES_URL: link.default('https://example.com/rules'),
  /** Host of the static lists; empty: this service. */
  STATIC_BASE: webAddress,
  /** Origin of developers' files, on a different site from the store. */
  FILES_ORIGIN: origin,
  /** Origin of hosted games' files, on a different site from the store; empty: the store's own, with the games still isolated. Required in production unless HOSTED_GAMES is off. */
  GAMES_ORIGIN: origin,
  /** `off`: the store hosts no web games. Builds cannot be uploaded, published or played; games on their developers' own sites still can. */
  HOSTED_GAMES: onOff(true),
  /** Where uploads are stored: local, in DATA_DIR, or s3, in a bucket. */
  FILES: z.enum(['local', 's3'], { error: 'takes local or s3' }).default('local'),
  /** Megabytes that uploaded versions always leave free on their disk, with FILES=local. */
  MIN_FREE_DISK_MB: wholeNumber(1024),
  /** Address of the object storage, for example https://s3.example.com; empty: Amazon's. */
  S3_ENDPOINT: webAddress,
  /** Region of the bucket. */
  S3_REGION: text('us-east-1'),
  /** The bucket; it needs no public access. */
  S3_BUCKET: text(),
  /** Key that may list, read, write and delete objects of the bucket, and list and abort multipart uploads. */
  S3_ACCESS_KEY_ID: text(),
  /** Secret of that key. */
  S3_SECRET_ACCESS_KEY: text(),
  /** `on`: the bucket's name is in the path instead of the host, as most self-hosted object storage requires. */
  S3_FORCE_PATH_STYLE: onOff(false),
  /** `on`: players download versions from the storage itself, through links that expire after six hours; they must be able to reach it. */
  S3_DOWNLOAD_LINKS: onOff(false),
  /** Internal path at which the web server in front serves DATA_DIR/files (nginx, X-Accel-Redirect), so that it sends the downloads; `off`: this service sends them. */
  DOWNLOAD_ACCEL: internalPath,
  /** ClamAV's clamd, which scans the files of versions: host:port, or the path of its unix socket; empty: nothing is scanned. */
  CLAMD: scannerAddress,
  /** Converts trailers that browsers cannot play: auto, with the ffmpeg on the PATH, if there is one; off; or the full path of ffmpeg. */
  FFMPEG: programPath,
  /** Where backups are written: the full path of a folder, or s3://bucket/folder; empty: no backups are scheduled. */
  BACKUP_TO: backupAddress,
  /** Hours between two scheduled backups. */
  BACKUP_EVERY: wholeNumber(24, { min: 1, max: 8760 }),
  /** Number of backups to keep in BACKUP_TO; older ones are deleted once a new one is complete. */
  BACKUP_KEEP: wholeNumber(14, { min: 1, max: 10_000 }),
  /** Key of encrypted backups and copies of the journal, AGE-SECRET-KEY-1…, which `starhall backup --new-key` makes; keep a copy elsewhere. Empty: backups are not encrypted and contain no secrets. */
  BACKUP_KEY: ageKey,
  /** Former values of BACKUP_KEY, comma-separated: they open what was written with them, and write nothing. */
  BACKUP_KEY_OLD: ageKeys,
  /** Address of the object storage of backups; empty: S3_ENDPOINT. */
  BACKUP_S3_ENDPOINT: webAddress,
  /** Region of the bucket of backups; empty: S3_REGION. */
  BACKUP_S3_REGION: text(),
  /** Key that may list, read, write and delete objects of the bucket of backups; empty: S3_ACCESS_KEY_ID. */
  BACKUP_S3_ACCESS_KEY_ID: text(),
  /** Secret of that key; empty: S3_SECRET_ACCESS_KEY. */
  BACKUP_S3_SECRET_ACCESS_KEY: text(),
  /** Accounts with the operator's role, comma-separated; operator@starhall.test in development. */
  OPERATOR_EMAILS: list(''),
  /** Client ID of Google sign-in; PUBLIC_ORIGIN is one of its JavaScript origins. */
  GOOGLE_CLIENT_ID: text(),
  /** Client ID (services ID) of Sign in with Apple; PUBLIC_ORIGIN/login is one of its return URLs. */
  APPLE_CLIENT_ID: text(),
  /** More sign-in providers, any that support OpenID Connect: a JSON list of objects with `id`, `name` (a text, or an object with one for each language), `issuer`, `clientId`, `clientSecret`, and `scopes` unless they are `openid email profile`. PUBLIC_ORIGIN/api/provider/openid/ID/callback is the redirect address of each. */
  OIDC_PROVIDERS: openIdProviders,
  /** `on`: people can also sign in with a code that is sent to their email address. */
  EMAIL_SIGN_IN: onOff(false),
  /** Mail server: smtps: is TLS from the first byte; smtp: uses STARTTLS if offered, and requires it with a password (`?requireTLS=false`: does not). */
  SMTP_URL: smtpAddress,
  /** Sender of mail; empty: COMPANY_NAME, no-reply at the host of PUBLIC_ORIGIN. */
  MAIL_FROM: mailFrom,
  /** Provider of SMS; empty: the outbox, or in production none, so that no codes can be requested by SMS. */
  SMS_PROVIDER: z.enum(['outbox', 'twilio', ''], { error: 'takes outbox or twilio' }).default(''),
  /** Numbers that the SMS outbox refuses as a provider would, comma-separated, for example +886912345678. */
  SMS_OUTBOX_REFUSED: list(''),
  /** Numbers at which the SMS outbox fails, comma-separated. */
  SMS_OUTBOX_FAILING: list(''),
  /** Number of SMS the outbox accepts until the next start; after that its quota is used up. */
  SMS_OUTBOX_QUOTA: wholeNumber(100_000),
  /** Account at Twilio, AC and 32 digits. */
  TWILIO_ACCOUNT_SID: text(),
  /** Secret of that account. */
  TWILIO_AUTH_TOKEN: text(),
  /** Sender of SMS: a number or name. */
  TWILIO_FROM: text(),
  /** Address of Twilio's API. */
  TWILIO_API_URL: webAddress.default('https://api.twilio.com'),
  /** Payment providers; the first that offers a method takes the payment. Default: in development the sandbox cashier, which moves no money; in production none. */
  PAYMENT_PROVIDERS: choices(PAYMENT_PROVIDER_NAMES, []),
  ...paymentSettings,
  /** For each currency, in major units, the total refund of one payment, or the top-up to credit, from which two operators are needed. A currency that is not named keeps its default. */
  REFUND_SECOND_PERSON_FROM: secondPersonAmounts(LIMITS.secondPersonFrom),
  /** The store's share of developers' sales less refunds, in percent (0 to 100). After a comma, a different share from a month on; earlier months keep theirs: 30,2027-01:25. */
  STORE_FEE_PERCENT: feeSchedule('30'),
  /** Who guarantees star coins, shown in the terms of use: `bank:` (a full guarantee) or `trust:` (a trust account) and the bank, both for at least a year from each top-up; `company:` or `association:` and its name, for a joint guarantee; `other:` and the guarantee in words. Production needs it once PAYMENT_PROVIDERS is set. */
  STAR_COIN_GUARANTEE: starCoinGuarantee,
  /** Tax ID (eight digits) under which invoices are issued; empty in production: none are issued. Development has an invented one. */
  COMPANY_TAX_ID: text().refine((value) => value === '' || isCompanyId(value, { rule: 'since-2023' }), {
    error: 'takes a company tax ID of Taiwan, eight digits',
  }),
  /** Address at which member carriers are linked, https://www.einvoice.nat.gov.tw/APMEMBERVAN/membercardlogin; empty: none, in development a local stand-in. */
  INVOICE_PLATFORM_URL: link,
  /** Key of the QR codes of invoices, 32 hexadecimal digits from the platform's tool; empty in production: no QR codes. */
  INVOICE_QR_KEY: text().refine((value) => /^(?:[\da-f]{32})?$/i.test(value), { error: 'takes 32 hexadecimal digits' }),
  /** Number of days for which winning invoices are shown. */
  WINNING_DAYS: wholeNumber(LIMITS.winningDaysDefault, { min: 1 }),
  /** Checksum rule for developers' Taiwanese tax IDs: before-2023 divides the total by 10, since-2023 by 5. */
  COMPANY_ID_RULE: z.enum(COMPANY_ID_RULES, { error: `takes ${COMPANY_ID_RULES.join(' or ')}` }).default('before-2023'),
  /** `on`: developers' webhooks may point to this machine and its network; on in development, off in production. */
  WEBHOOK_PRIVATE_ADDRESSES: z.enum(['on', 'off', ''], { error: 'takes on or off' }).default(''),
  /** Name of the operating company, in policies and footer. */
  COMPANY_NAME: text('Starhall'),
  /** Phone number of customer support. */
  COMPANY_HOTLINE: text(),
  /** Fax number of customer support. */
  COMPANY_FAX: text(),
  /** Email address of customer support; policies show service@starhall.test if none is set. */
  COMPANY_SERVICE_EMAIL: text(),
  /** Fills the demo store once; on in development. */
  DEMO: z.enum(['on', 'off', ''], { error: 'takes on or off' }).default(''),
  /** Minimum severity of log entries. */
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'takes fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
  /** `off` for load tests. */
  RATE_LIMIT: onOff(true),
  /** `off` renders every page again for each request, for measurements. */
  PAGE_CACHE: onOff(true),
  /** Visitors' pages that each process keeps; those not requested for the longest time are dropped first. */
  CACHED_PAGES: wholeNumber(500, { min: 1, max: 100_000 }),
  /** Megabytes that these pages may take in each process, however many they are. */
  CACHED_PAGES_MB: wholeNumber(256, { min: 1, max: 65_536 }),
  /** `off` reads the session from the database at every call; `on` caches sessions for a few seconds, as long as changes can be heard. */
  SESSION_CACHE: onOff(true),
  /** Calls per minute from one client address. */
  RATE_LIMIT_CALLS: wholeNumber(1200, { min: 1 }),
  /** Sign-ins per ten minutes from one client address. */
  RATE_LIMIT_SIGN_INS: wholeNumber(300, { min: 1 }),
  /** Verification codes per hour that one client address can request. */
  RATE_LIMIT_CODES: wholeNumber(20, { min: 1 }),
  /** Verification codes per hour for one account. */
  RATE_LIMIT_ACCOUNT_CODES: wholeNumber(5, { min: 1 }),
  /** Verification codes per hour to one email address or phone number, whoever requests them. */
  RATE_LIMIT_DESTINATION_CODES: wholeNumber(5, { min: 1 }),
  /** New access tokens and ways to sign in per hour for one account, and applications for one contact address: each sends a mail. */
  RATE_LIMIT_NOTICES: wholeNumber(20, { min: 1 }),
  /** Attempts to enter verification codes per hour from one client address. */
  RATE_LIMIT_GUESSES: wholeNumber(100, { min: 1 }),
  /** Attempts to enter verification codes per hour for one account. */
  RATE_LIMIT_ACCOUNT_GUESSES: wholeNumber(30, { min: 1 }),
  /** Images per hour that one account can upload. */
  RATE_LIMIT_ACCOUNT_UPLOADS: wholeNumber(300, { min: 1 }),
  /** Times per minute that games can save data for one account. */
  RATE_LIMIT_ACCOUNT_SAVES: wholeNumber(120, { min: 1 }),
  /** Scores per minute that games can submit for one account. */
  RATE_LIMIT_ACCOUNT_SCORES: wholeNumber(120, { min: 1 }),
  /** Reviews and replies per hour that one account can write or change. */
  RATE_LIMIT_ACCOUNT_RATINGS: wholeNumber(60, { min: 1 }),
  /** Reviews per hour that one account can mark as helpful or report. */
  RATE_LIMIT_ACCOUNT_RATING_MARKS: wholeNumber(200, { min: 1 }),
  /** Times per hour that one account can follow developers or stop following them. */
  RATE_LIMIT_ACCOUNT_FOLLOWS: wholeNumber(200, { min: 1 }),
  /** Times per hour that one account can check whether a tax ID is available before it applies. */
  RATE_LIMIT_ACCOUNT_TAX_IDS: wholeNumber(20, { min: 1 }),
  /** Client addresses to refuse, comma-separated. */
  DENY_LIST: list('').refine((entries) => entries.every(isAddressOrNetwork), {
    error: 'takes addresses and networks like 203.0.113.0/24, comma-separated',
  }),
  /** Oldest supported client version; older clients must update. */
  MIN_CLIENT_VERSION: wholeNumberText('20230802100001'),
};

const environment = z.object(settings);

type Environment = z.output<typeof environment>;

export interface Config extends Omit<Environment, 'LOCALES'> {
  /** In the order of the contract; the required ones are always among them. */
  readonly LOCALES: readonly LocaleCode[];
  readonly isProduction: boolean;
  readonly isDemo: boolean;
  readonly allowsPrivateWebhooks: boolean;
  readonly isUpgradeNoticeOn: boolean;
  /** What is unsafe in production and allowed by ALLOW_UNSAFE. */
  readonly allowedUnsafe: readonly UnsafeSetting[];
}

/** Thrown for settings that do not parse, are missing or unsafe; the message has one line a setting. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** A tax ID that sums up and is nobody's, and a key that opens nothing. */
const DEVELOPMENT_TAX_ID = '12345675';
const DEVELOPMENT_QR_KEY = '0'.repeat(32);

const REQUIRED_IN_PRODUCTION = ['PUBLIC_ORIGIN', 'SIGN_SECRET', 'SESSION_SECRET', 'SMTP_URL'] as const;

function missingInProduction(values: Environment): string[] {
  const missing: string[] = REQUIRED_IN_PRODUCTION.filter((name) => values[name] === '');
  const { GOOGLE_CLIENT_ID, APPLE_CLIENT_ID, OIDC_PROVIDERS, EMAIL_SIGN_IN } = values;
  const isOpen = GOOGLE_CLIENT_ID !== '' || APPLE_CLIENT_ID !== '' || OIDC_PROVIDERS.length > 0 || EMAIL_SIGN_IN;
  if (!isOpen) missing.push('one of GOOGLE_CLIENT_ID, APPLE_CLIENT_ID, OIDC_PROVIDERS and EMAIL_SIGN_IN=on');
  if (values.OPERATOR_EMAILS.length === 0) missing.push('OPERATOR_EMAILS');
  return missing.map((name) => `${name} must be set when NODE_ENV=production`);
}

const REQUIRED_FOR_TWILIO = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'] as const;

/** What is wrong with how SMS are sent: an account that is not whole, or codes that a stranger can read in the outbox. */
function smsProblems(values: Environment): string[] {
  if (values.SMS_PROVIDER === 'outbox' && values.NODE_ENV === 'production') {
    return ['SMS_PROVIDER must not be outbox when NODE_ENV=production'];
  }
  const missing = values.SMS_PROVIDER === 'twilio' ? REQUIRED_FOR_TWILIO.filter((name) => values[name] === '') : [];
  return missing.map((name) => `${name} must be set when SMS_PROVIDER=twilio`);
}

const REQUIRED_FOR_S3 = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** What is missing of an object storage, and ways to its files that belong to another one. */
function fileProblems(values: Environment): string[] {
  const missing = values.FILES === 's3' ? REQUIRED_FOR_S3.filter((name) => values[name] === '') : [];
  return [
    ...missing.map((name) => `${name} must be set when FILES=s3`),
    ...(values.S3_DOWNLOAD_LINKS && values.FILES !== 's3' ? ['S3_DOWNLOAD_LINKS must be off unless FILES=s3'] : []),
    ...(values.DOWNLOAD_ACCEL !== '' && values.FILES !== 'local'
      ? ['DOWNLOAD_ACCEL must be off unless FILES=local']
      : []),
  ];
}

/** A backup's storage that nobody may write to. */
function backupProblems(values: Environment): string[] {
  if (!values.BACKUP_TO.startsWith('s3:')) return [];
  const names = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const missing = names.filter((name) => values[name] === '' && values[`BACKUP_${name}`] === '');
  return missing.map((name) => `BACKUP_${name} must be set when BACKUP_TO is a bucket`);
}

function unsafeProblems(unsafe: readonly UnsafeSetting[]): string[] {
  return unsafe.map(
    ({ name, problem }) => `${name} ${problem} when NODE_ENV=production (ALLOW_UNSAFE=${name} allows it)`,
  );
}

/**
 * Parses the settings once. Empty variables count as unset; `X_FILE` names a file with the value of `X`.
 * @throws ConfigError naming every setting that does not parse, or every one that is missing or unsafe.
 */
export function parseConfig(variables: Record<string, string | undefined>): Config {
  const { given, problems: fileMistakes } = readGivenSettings(variables, Object.keys(settings));
  if (fileMistakes.length > 0) throw new ConfigError(fileMistakes.join('\n'));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`).join('\n'));
  }
  const values = parsed.data;
  const isProduction = values.NODE_ENV === 'production';
  const unsafe = isProduction ? findUnsafeSettings(values) : [];
  const isAllowed = ({ name }: UnsafeSetting) => values.ALLOW_UNSAFE.includes(name);
  const problems = [
    ...(isProduction ? missingInProduction(values) : []),
    ...unsafeProblems(unsafe.filter((setting) => !isAllowed(setting))),
    ...smsProblems(values),
    ...fileProblems(values),
    ...findOpenIdProblems(values),
    ...backupProblems(values),
    ...findPaymentProblems(values),
  ];
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return {
    ...values,
    allowedUnsafe: unsafe.filter(isAllowed),
    DRAIN_SECONDS: isProduction || 'DRAIN_SECONDS' in given ? values.DRAIN_SECONDS : 0,
    HOST: values.HOST || (isProduction ? '0.0.0.0' : '127.0.0.1'),
    LOCALES: LOCALES.filter((code) => [...REQUIRED_LOCALES, ...values.LOCALES].includes(code)),
    OPERATOR_EMAILS: values.OPERATOR_EMAILS.length > 0 ? values.OPERATOR_EMAILS : ['operator@starhall.test'],
    PAYMENT_PROVIDERS: values.PAYMENT_PROVIDERS.length > 0 || isProduction ? values.PAYMENT_PROVIDERS : ['sandbox'],
    COMPANY_TAX_ID: values.COMPANY_TAX_ID || (isProduction ? '' : DEVELOPMENT_TAX_ID),
    INVOICE_QR_KEY: values.INVOICE_QR_KEY || (isProduction ? '' : DEVELOPMENT_QR_KEY),
    isProduction,
    isDemo: values.DEMO === '' ? !isProduction : values.DEMO === 'on',
    allowsPrivateWebhooks:
      values.WEBHOOK_PRIVATE_ADDRESSES === '' ? !isProduction : values.WEBHOOK_PRIVATE_ADDRESSES === 'on',
    isUpgradeNoticeOn: values.UPGRADE_NOTICE === '' ? values.ROUTE_GUARD === 'all' : values.UPGRADE_NOTICE === 'on',
  };
}
