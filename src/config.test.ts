import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Config, ConfigError, parseConfig } from './config.ts';

/** What takes payments in production. */
const TAKES_PAYMENTS = {
  PAYMENT_PROVIDERS: 'ecpay',
  ECPAY_MERCHANT_ID: '2000132',
  ECPAY_HASH_KEY: '5294y06JbISpM5x9',
  ECPAY_HASH_IV: 'v77hoKGq4kWxNNIS',
} as const;

const PRODUCTION = {
  ...TAKES_PAYMENTS,
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://games.example.com',
  SIGN_SECRET: 'sign'.repeat(8),
  SESSION_SECRET: 'session'.repeat(5),
  GAMES_ORIGIN: 'https://games-files.example',
  SMTP_URL: 'smtp://mail.example.com',
  GOOGLE_CLIENT_ID: 'google',
  OPERATOR_EMAILS: 'op@example.com',
  STAR_COIN_GUARANTEE: 'trust:First Bank',
} as const;

/** The message that settings are refused with. */
function refusal(variables: Record<string, string>): string {
  try {
    parseConfig(variables);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
}

it('starts without any setting', () => {
  expect(parseConfig({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    SIGN_ENFORCE: true,
    TRUST_PROXY: 0,
    ROUTE_GUARD: 'open',
    RATE_LIMIT: true,
    OPERATOR_EMAILS: ['operator@starhall.test'],
    isProduction: false,
    isDemo: true,
    isUpgradeNoticeOn: false,
  } satisfies Partial<Config>);
});

it('takes empty and blank variables for unset ones', () => {
  expect(parseConfig({ PORT: '', LOCALES: '', COMPANY_NAME: '', DEMO: undefined })).toEqual(parseConfig({}));
  expect(refusal({ ...PRODUCTION, SIGN_SECRET: '  ' })).toBe('SIGN_SECRET must be set when NODE_ENV=production');
});

it.each([
  ['NODE_ENV', 'live'],
  ['PORT', 'http'],
  ['PORT', '-1'],
  ['PORT', '65536'],
  ['PUBLIC_ORIGIN', 'games.example.com'],
  ['PUBLIC_ORIGIN', 'ftp://games.example.com'],
  ['PUBLIC_ORIGIN', 'https://games.example.com/store'],
  ['PUBLIC_ORIGIN', 'https://user@games.example.com'],
  ['SIGN_ENFORCE', 'yes'],
  ['COOKIE_DOMAIN', 'https://example.com'],
  ['COOKIE_DOMAIN', 'example.com; Path=/x'],
  ['COOKIE_DOMAIN', '..example.com'],
  ['TRUST_PROXY', 'true'],
  ['DENY_LIST', 'example.com'],
  ['DENY_LIST', '203.0.113.1, 203.0.113.0/33'],
  ['DENY_LIST', '203.0.113.0/x'],
  ['DENY_LIST', '2001:db8::/129'],
  ['DENY_LIST', '203.0.113.0/8/8'],
  ['ROUTE_GUARD', 'closed'],
  ['LOCALES', 'zh-TW,fr-FR'],
  ['UPGRADE_NOTICE', '1'],
  ['SUCCESSOR_URL', 'javascript:alert(1)'],
  ['GAME_RULES_URL', 'rules'],
  ['STATIC_BASE', '//static.example.com'],
  ['FILES_ORIGIN', 'https://files.example.com/a; script-src *'],
  ['GAMES_ORIGIN', 'games'],
  ['FILES', 's4'],
  ['DOWNLOAD_ACCEL', '/files; root /'],
  ['DOWNLOAD_ACCEL', 'x-accel-redirect'],
  ['SMTP_URL', 'mail.example.com'],
  ['SMTP_URL', 'https://mail.example.com'],
  ['SMTP_URL', 'smtp:'],
  ['MAIL_FROM', 'Starhall'],
  ['MAIL_FROM', 'a@example.com, b@example.com'],
  ['MAIL_FROM', 'Starhall <a@example.com>\r\nBcc: b@example.com'],
  ['SMS_PROVIDER', 'pigeon'],
  ['SMS_OUTBOX_QUOTA', 'none'],
  ['TWILIO_API_URL', 'api.twilio.com'],
  ['STAR_COIN_GUARANTEE', 'First Bank'],
  ['STAR_COIN_GUARANTEE', 'bank:'],
  ['WINNING_DAYS', '0'],
  ['DEMO', 'true'],
  ['LOG_LEVEL', 'loud'],
  ['RATE_LIMIT', 'none'],
  ['RATE_LIMIT_CALLS', '0'],
  ['MIN_CLIENT_VERSION', '2023'],
])('refuses %s=%s in one line that names the setting', (name, value) => {
  const message = refusal({ [name]: value });
  expect(message).toMatch(new RegExp(`^${name} .+$`));
  expect(message).not.toContain('\n');
});

it('names every refused setting at once', () => {
  const lines = refusal({ PORT: 'x', ROUTE_GUARD: 'x', LOG_LEVEL: 'x' }).split('\n');
  expect(lines.map((line) => line.split(' ')[0])).toEqual(['PORT', 'ROUTE_GUARD', 'LOG_LEVEL']);
});

it('R7.16 refuses production without its own secrets, naming everything that is missing at once', () => {
  const lines = refusal({ NODE_ENV: 'production' }).split('\n');
  expect(lines).toEqual(
    [
      'PUBLIC_ORIGIN',
      'SIGN_SECRET',
      'SESSION_SECRET',
      'SMTP_URL',
      'one of GOOGLE_CLIENT_ID, APPLE_CLIENT_ID, OIDC_PROVIDERS and EMAIL_SIGN_IN=on',
      'OPERATOR_EMAILS',
    ]
      .map((name) => `${name} must be set when NODE_ENV=production`)
      .concat(
        'GAMES_ORIGIN must be set, or HOSTED_GAMES must be off when NODE_ENV=production (ALLOW_UNSAFE=GAMES_ORIGIN allows it)',
        'PAYMENT_PROVIDERS must be set to one way to pay when NODE_ENV=production (ALLOW_UNSAFE=PAYMENT_PROVIDERS allows it)',
      ),
  );
});

const UNSAFE: readonly (readonly [name: string, settings: Record<string, string>])[] = [
  ['SIGN_SECRET', { SIGN_SECRET: 'x'.repeat(31) }],
  ['SESSION_SECRET', { SESSION_SECRET: 'x'.repeat(31) }],
  ['SESSION_SECRET', { SESSION_SECRET: PRODUCTION.SIGN_SECRET }],
  ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'http://games.example.com' }],
  ['SIGN_ENFORCE', { SIGN_ENFORCE: 'off' }],
  ['RATE_LIMIT', { RATE_LIMIT: 'off' }],
  ['GAMES_ORIGIN', { GAMES_ORIGIN: '' }],
  ['GAMES_ORIGIN', { GAMES_ORIGIN: PRODUCTION.PUBLIC_ORIGIN }],
  ['GAMES_ORIGIN', { GAMES_ORIGIN: 'http://games-files.example' }],
  ['PAYMENT_PROVIDERS', { PAYMENT_PROVIDERS: '' }],
  ['STAR_COIN_GUARANTEE', { STAR_COIN_GUARANTEE: '' }],
  ['BACKUP_KEY', { BACKUP_TO: '/mnt/backups' }],
  ['BACKUP_KEY', { WAL_ARCHIVE_TO: '/mnt/journal' }],
];

it.each(UNSAFE)('refuses an unsafe %s in production, %j, unless it is allowed by name', (name, settings) => {
  const lines = refusal({ ...PRODUCTION, ...settings }).split('\n');
  expect(lines).toEqual([expect.stringMatching(new RegExp(`^${name} must .+ \\(ALLOW_UNSAFE=${name} `))]);
  const others = UNSAFE.map(([other]) => other).filter((other) => other !== name);
  expect(refusal({ ...PRODUCTION, ...settings, ALLOW_UNSAFE: others.join(',') })).toBe(lines[0]);
  const allowed = parseConfig({ ...PRODUCTION, ...settings, ALLOW_UNSAFE: name }).allowedUnsafe;
  expect(allowed.map((unsafe) => unsafe.name)).toEqual([name]);
  expect(refusal({ ...settings, NODE_ENV: 'development' })).toBe('');
});

it('names everything unsafe and everything missing in one message', () => {
  const settings = { ...PRODUCTION, SMTP_URL: '', SIGN_SECRET: 'x', SESSION_SECRET: 'x', RATE_LIMIT: 'off' };
  const names = refusal({ ...settings, SIGN_ENFORCE: 'off', GAMES_ORIGIN: '' }).split('\n');
  expect(names.map((line) => line.split(' ', 1)[0])).toEqual([
    ...['SMTP_URL', 'SIGN_SECRET', 'SESSION_SECRET', 'SESSION_SECRET', 'SIGN_ENFORCE', 'RATE_LIMIT', 'GAMES_ORIGIN'],
  ]);
});

it('counts bytes of secrets, and needs no origin of games where none are hosted', () => {
  expect(parseConfig({ ...PRODUCTION, SIGN_SECRET: '鑰'.repeat(11) }).allowedUnsafe).toEqual([]);
  expect(parseConfig({ ...PRODUCTION, GAMES_ORIGIN: '', HOSTED_GAMES: 'off' }).HOSTED_GAMES).toBe(false);
  expect(refusal({ ALLOW_UNSAFE: 'PUBLIC_ORIGIN,COOKIES' })).toContain('ALLOW_UNSAFE takes a comma-separated list of');
});

it('needs no guarantee of star coins where nobody takes payments, and keeps the one that is stated', () => {
  const free = { PAYMENT_PROVIDERS: '', STAR_COIN_GUARANTEE: '', ALLOW_UNSAFE: 'PAYMENT_PROVIDERS' };
  expect(parseConfig({ ...PRODUCTION, ...free }).STAR_COIN_GUARANTEE).toBe('');
  const stated = { ...PRODUCTION, STAR_COIN_GUARANTEE: ' bank:第一銀行 ' };
  expect(parseConfig(stated).STAR_COIN_GUARANTEE).toBe('bank:第一銀行');
});

it('starts in production with what it needs, on every address and without the demo', () => {
  expect(parseConfig(PRODUCTION)).toMatchObject({ isProduction: true, isDemo: false, HOST: '0.0.0.0' });
  const { GOOGLE_CLIENT_ID: id, ...others } = PRODUCTION;
  expect(parseConfig({ ...others, APPLE_CLIENT_ID: id }).APPLE_CLIENT_ID).toBe('google');
  expect(parseConfig({ ...others, OIDC_PROVIDERS: JSON.stringify([COMPANY]) }).OIDC_PROVIDERS).toHaveLength(1);
  expect(parseConfig({ ...others, EMAIL_SIGN_IN: 'on' }).EMAIL_SIGN_IN).toBe(true);
});

it('refuses the SMS outbox in production, where strangers could read codes, and starts without SMS', () => {
  expect(refusal({ ...PRODUCTION, SMS_PROVIDER: 'outbox' })).toBe(
    'SMS_PROVIDER must not be outbox when NODE_ENV=production',
  );
  expect(parseConfig({ SMS_PROVIDER: 'outbox' }).SMS_PROVIDER).toBe('outbox');
  expect(parseConfig(PRODUCTION).SMS_PROVIDER).toBe('');
});

it('refuses Twilio without its account, naming everything that is missing at once', () => {
  const twilio = {
    SMS_PROVIDER: 'twilio',
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 't',
    TWILIO_FROM: '+15005550006',
  };
  expect(parseConfig(twilio)).toMatchObject({ ...twilio, TWILIO_API_URL: 'https://api.twilio.com' });
  expect(refusal({ SMS_PROVIDER: 'twilio', TWILIO_FROM: '+15005550006' }).split('\n')).toEqual([
    'TWILIO_ACCOUNT_SID must be set when SMS_PROVIDER=twilio',
    'TWILIO_AUTH_TOKEN must be set when SMS_PROVIDER=twilio',
  ]);
});

it.each([
  'smtp://mail.example.com',
  'smtps://user%40example.com:p%40ss@mail.example.com:465',
  'smtp://127.0.0.1:2525?requireTLS=true',
])('takes %s as a mail server', (url) => {
  expect(parseConfig({ SMTP_URL: url }).SMTP_URL).toBe(url);
});

it.each(['/run/clamav/clamd.ctl', 'scanner.internal:3310', '[::1]:3310'])('takes %s as a scanner of files', (CLAMD) => {
  expect(parseConfig({ CLAMD }).CLAMD).toBe(CLAMD);
});

it.each(['scanner', 'tcp://scanner:3310', 'run/clamd.ctl', ':3310'])('refuses %s as a scanner of files', (CLAMD) => {
  expect(refusal({ CLAMD })).toContain('CLAMD takes host:port or the path of a unix socket');
});

it.each(['no-reply@example.com', 'Starhall <no-reply@example.com>', '星廳 Starhall <no-reply@example.com>'])(
  'takes %s as sender of mails',
  (sender) => {
    expect(parseConfig({ MAIL_FROM: sender }).MAIL_FROM).toBe(sender);
  },
);

it('R1.27 R9.33 O1 serves four languages, or those of LOCALES besides zh-TW and en-US', () => {
  const locales = (LOCALES: string) => parseConfig({ LOCALES }).LOCALES;
  expect(locales('')).toEqual(['zh-TW', 'zh-CN', 'vi-VN', 'en-US']);
  expect(locales('zh-TW,en-US')).toEqual(['zh-TW', 'en-US']);
  expect(locales('vi-VN')).toEqual(['zh-TW', 'vi-VN', 'en-US']);
  expect(locales(' en-US , zh-CN ,zh-CN')).toEqual(['zh-TW', 'zh-CN', 'en-US']);
});

it('O4 shows the upgrade notice in wind-down mode, and wherever it is switched on', () => {
  const isOn = (variables: Record<string, string>) => parseConfig(variables).isUpgradeNoticeOn;
  expect(isOn({ ROUTE_GUARD: 'all' })).toBe(true);
  expect(isOn({ ROUTE_GUARD: 'visitors' })).toBe(false);
  expect(isOn({ ROUTE_GUARD: 'all', UPGRADE_NOTICE: 'off' })).toBe(false);
  expect(isOn({ UPGRADE_NOTICE: 'on' })).toBe(true);
});

it('writes origins as browsers do and addresses without a slash at their end', () => {
  expect(parseConfig({ PUBLIC_ORIGIN: 'https://Games.Example.com:443/' }).PUBLIC_ORIGIN).toBe(
    'https://games.example.com',
  );
  expect(parseConfig({ STATIC_BASE: 'https://cdn.example.com/static/' }).STATIC_BASE).toBe(
    'https://cdn.example.com/static',
  );
});

it('keeps links as they were typed, with the slash at their end', () => {
  for (const name of ['SUCCESSOR_URL', 'GAME_RULES_URL', 'INVOICE_PLATFORM_URL'] as const) {
    expect(parseConfig({ [name]: ' https://next.example.com/start/ ' })[name]).toBe('https://next.example.com/start/');
  }
});

it('reads lists without blanks', () => {
  expect(parseConfig({ DENY_LIST: ' 10.0.0.1, ,10.0.0.2,' }).DENY_LIST).toEqual(['10.0.0.1', '10.0.0.2']);
});

it('takes former keys of backups, and refuses what is none', () => {
  const [first, second] = ['AB', 'CD'].map((letters) => `AGE-SECRET-KEY-1${letters.repeat(29)}`);
  expect(parseConfig({ BACKUP_KEY_OLD: `${first}, ${second}` }).BACKUP_KEY_OLD).toEqual([first, second]);
  expect(parseConfig({}).BACKUP_KEY_OLD).toEqual([]);
  expect(refusal({ BACKUP_KEY_OLD: `${first},age1former` })).toBe('BACKUP_KEY_OLD takes age keys, comma-separated');
});

it('takes no payments in production without a configured provider, and never with the sandbox', () => {
  expect(parseConfig({}).PAYMENT_PROVIDERS).toEqual(['sandbox']);
  const free = { PAYMENT_PROVIDERS: '', ALLOW_UNSAFE: 'PAYMENT_PROVIDERS' };
  expect(parseConfig({ ...PRODUCTION, ...free }).PAYMENT_PROVIDERS).toEqual([]);
  expect(refusal({ ...PRODUCTION, PAYMENT_PROVIDERS: 'sandbox' })).toBe(
    'PAYMENT_PROVIDERS must not have sandbox when NODE_ENV=production',
  );
  const without = { ECPAY_MERCHANT_ID: '', ECPAY_HASH_IV: '' };
  expect(refusal({ ...PRODUCTION, ...without })).toBe(
    'ECPAY_MERCHANT_ID must be set when PAYMENT_PROVIDERS has ecpay\n' +
      'ECPAY_HASH_IV must be set when PAYMENT_PROVIDERS has ecpay',
  );
  const whole = { ECPAY_MERCHANT_ID: '1', ECPAY_HASH_KEY: 'key', ECPAY_HASH_IV: 'iv' };
  expect(parseConfig({ ...PRODUCTION, ...whole, PAYMENT_PROVIDERS: 'ecpay' })).toMatchObject({
    PAYMENT_PROVIDERS: ['ecpay'],
    PAYMENT_METHODS_ECPAY: ['credit_card', 'ecpay'],
    REFUND_SECOND_PERSON_FROM: { TWD: 10_000, MYR: 1300, SGD: 400, EUR: 250 },
  });
  expect(refusal({ PAYMENT_PROVIDERS: 'paypal' })).toBe(
    'PAYMENT_PROVIDERS takes a comma-separated list of sandbox, ecpay, stripe',
  );
  expect(refusal({ PAYMENT_METHODS_ECPAY: 'credit_card,direct_carrier_billing' })).toBe(
    'PAYMENT_METHODS_ECPAY takes a comma-separated list of credit_card, ecpay, familymart, hilife, okmart',
  );
});

it('takes the amount from which a second operator is needed for each currency, never one number for all', () => {
  const amountsOf = (value: string) => parseConfig({ REFUND_SECOND_PERSON_FROM: value }).REFUND_SECOND_PERSON_FROM;
  expect(amountsOf('EUR:100')).toEqual({ TWD: 10_000, MYR: 1300, SGD: 400, EUR: 100 });
  expect(refusal({ REFUND_SECOND_PERSON_FROM: '10000' })).toBe(
    'REFUND_SECOND_PERSON_FROM takes whole amounts from 1 to 999999999 by currency, like TWD:10000,EUR:250',
  );
});

it('leaves downloads to nginx only for local files, and to the storage only for files there', () => {
  const s3 = { FILES: 's3', S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'i', S3_SECRET_ACCESS_KEY: 's' };
  expect(parseConfig({}).DOWNLOAD_ACCEL).toBe('');
  expect(parseConfig({ DOWNLOAD_ACCEL: 'off' }).DOWNLOAD_ACCEL).toBe('');
  expect(parseConfig({ DOWNLOAD_ACCEL: '/internal-files' }).DOWNLOAD_ACCEL).toBe('/internal-files');
  expect(parseConfig({ ...s3, S3_DOWNLOAD_LINKS: 'on' }).S3_DOWNLOAD_LINKS).toBe(true);
  expect(refusal({ S3_DOWNLOAD_LINKS: 'on' })).toBe('S3_DOWNLOAD_LINKS must be off unless FILES=s3');
  expect(refusal({ ...s3, DOWNLOAD_ACCEL: '/internal-files' })).toBe('DOWNLOAD_ACCEL must be off unless FILES=local');
});

it('allows webhooks into the private network in development only, unless set', () => {
  expect(parseConfig({}).allowsPrivateWebhooks).toBe(true);
  expect(parseConfig({ WEBHOOK_PRIVATE_ADDRESSES: 'off' }).allowsPrivateWebhooks).toBe(false);
  expect(parseConfig(PRODUCTION).allowsPrivateWebhooks).toBe(false);
  expect(parseConfig({ ...PRODUCTION, WEBHOOK_PRIVATE_ADDRESSES: 'on' }).allowsPrivateWebhooks).toBe(true);
});

it('answers for a while before it stops only where proxies send requests, or where a setting says so', () => {
  expect(parseConfig({}).DRAIN_SECONDS).toBe(0);
  expect(parseConfig({ DRAIN_SECONDS: '2' }).DRAIN_SECONDS).toBe(2);
  expect(parseConfig(PRODUCTION).DRAIN_SECONDS).toBe(5);
  expect(parseConfig({ ...PRODUCTION, DRAIN_SECONDS: '0' }).DRAIN_SECONDS).toBe(0);
  expect(refusal({ DRAIN_SECONDS: '301' })).toBe('DRAIN_SECONDS takes a whole number from 0 to 300');
});

const COMPANY = { id: 'company', name: 'Example ID', issuer: 'https://id.example.com/', clientId: 'store' } as const;

it('reads OpenID providers, with a name for every language and the scope that they cannot do without', () => {
  const own = { ...COMPANY, id: 'own', clientSecret: 'secret', scopes: 'email', name: { 'vi-VN': 'Mẫu' } };
  const byDefault = { clientSecret: '', scope: 'openid email profile', issuer: 'https://id.example.com' };
  const named = (name: string) => ({ 'zh-TW': name, 'zh-CN': name, 'vi-VN': name, 'en-US': name });
  expect(parseConfig({ OIDC_PROVIDERS: JSON.stringify([COMPANY, own]) }).OIDC_PROVIDERS).toEqual([
    { id: 'company', clientId: 'store', names: named('Example ID'), ...byDefault },
    { ...byDefault, id: 'own', clientId: 'store', names: named('Mẫu'), clientSecret: 'secret', scope: 'openid email' },
  ]);
});

it.each([
  ['no JSON', 'https://id.example.com', 'takes a JSON list of providers, like'],
  ['no list', '{}', 'takes a JSON list of providers, like'],
  ['no object', '[5]', 'provider 1: takes an object'],
  ['no ID', [{ ...COMPANY, id: undefined }], 'provider 1, id: is missing'],
  ['an ID that is no part of an address', [{ ...COMPANY, id: 'A/b' }], 'provider 1, id: takes up to 30 lower-case'],
  ['no name', [{ ...COMPANY, name: '' }], 'provider 1, name: takes a text of at most 30'],
  ['an unknown language', [{ ...COMPANY, name: { fr: 'Exemple' } }], 'provider 1, name: takes a text of at most 30'],
  ['an issuer that is no address', [COMPANY, { ...COMPANY, issuer: 'id' }], 'provider 2, issuer: takes an https: or'],
  ['an empty client ID', [{ ...COMPANY, clientId: ' ' }], 'provider 1, clientId: is empty'],
  ['a typo', [{ ...COMPANY, secret: 'x' }], 'provider 1: has an unknown field secret'],
  ['an ID twice', [COMPANY, COMPANY], 'has two providers with the id company'],
])('refuses OpenID providers with %s, naming provider and field', (_, value, message) => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  expect(refusal({ OIDC_PROVIDERS: text })).toContain(`OIDC_PROVIDERS ${message}`);
});

it('refuses a provider without TLS in production only', () => {
  const value = JSON.stringify([{ ...COMPANY, issuer: 'http://127.0.0.1:8080/realms/store' }]);
  expect(parseConfig({ OIDC_PROVIDERS: value }).OIDC_PROVIDERS).toHaveLength(1);
  expect(refusal({ ...PRODUCTION, OIDC_PROVIDERS: value })).toBe(
    'OIDC_PROVIDERS company: issuer must begin with https: when NODE_ENV=production',
  );
});

it('reads any setting from a file that its variable with _FILE names', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'starhall-settings-'));
  const path = join(folder, 'secret');
  await writeFile(path, 's3cret\n');
  expect(parseConfig({ SESSION_SECRET_FILE: path }).SESSION_SECRET).toBe('s3cret');
  expect(refusal({ SESSION_SECRET_FILE: path, SESSION_SECRET: 'other' })).toBe(
    'SESSION_SECRET and SESSION_SECRET_FILE must not both be set',
  );
  expect(refusal({ OIDC_PROVIDERS_FILE: join(folder, 'none') })).toBe(
    'OIDC_PROVIDERS_FILE takes the path of a file that the store may read',
  );
  await rm(folder, { recursive: true });
});
