/** What production refuses and `ALLOW_UNSAFE` can allow, by the setting to blame. */
export const UNSAFE_SETTINGS = [
  'SIGN_SECRET',
  'SESSION_SECRET',
  'PUBLIC_ORIGIN',
  'SIGN_ENFORCE',
  'RATE_LIMIT',
  'GAMES_ORIGIN',
  'PAYMENT_PROVIDERS',
  'STAR_COIN_GUARANTEE',
  'BACKUP_KEY',
] as const;

export interface UnsafeSetting {
  readonly name: (typeof UNSAFE_SETTINGS)[number];
  /** What is wrong with it, a sentence that begins after the name. */
  readonly problem: string;
}

/** The settings looked at; `config.ts` reads them. */
interface SecuritySettings {
  readonly SIGN_SECRET: string;
  readonly SESSION_SECRET: string;
  readonly PUBLIC_ORIGIN: string;
  readonly SIGN_ENFORCE: boolean;
  readonly RATE_LIMIT: boolean;
  readonly HOSTED_GAMES: boolean;
  readonly GAMES_ORIGIN: string;
  readonly PAYMENT_PROVIDERS: readonly string[];
  readonly STAR_COIN_GUARANTEE: string;
  readonly BACKUP_TO: string;
  readonly WAL_ARCHIVE_TO: string;
  readonly BACKUP_KEY: string;
}

/** As long as the hash that they key. */
const SECRET_BYTES = 32;
const SECRETS = ['SIGN_SECRET', 'SESSION_SECRET'] as const;

/** Settings that a service for strangers must not have. What is not set at all is missing, not unsafe. */
export function findUnsafeSettings(values: SecuritySettings): UnsafeSetting[] {
  return [
    ...secretProblems(values),
    ...(values.PUBLIC_ORIGIN.startsWith('http:')
      ? [{ name: 'PUBLIC_ORIGIN', problem: 'must begin with https:, or passwords and sessions can be read' } as const]
      : []),
    ...(values.SIGN_ENFORCE ? [] : [{ name: 'SIGN_ENFORCE', problem: 'must not be off' } as const]),
    ...(values.RATE_LIMIT ? [] : [{ name: 'RATE_LIMIT', problem: 'must not be off' } as const]),
    ...gamesProblems(values),
    ...paymentProblems(values),
    ...guaranteeProblems(values),
    ...backupProblems(values),
  ];
}

function backupProblems({ BACKUP_TO, WAL_ARCHIVE_TO, BACKUP_KEY }: SecuritySettings): UnsafeSetting[] {
  const place = BACKUP_TO === '' ? 'WAL_ARCHIVE_TO' : 'BACKUP_TO';
  if ((BACKUP_TO === '' && WAL_ARCHIVE_TO === '') || BACKUP_KEY !== '') return [];
  return [
    { name: 'BACKUP_KEY', problem: `must be set where ${place} is, or anyone who gets what is there can read it` },
  ];
}

function secretProblems(values: SecuritySettings): UnsafeSetting[] {
  const short = SECRETS.filter((name) => values[name] !== '' && Buffer.byteLength(values[name]) < SECRET_BYTES);
  const problem = `must have at least ${SECRET_BYTES} bytes; openssl rand -base64 32 makes one`;
  const areEqual = values.SIGN_SECRET !== '' && values.SIGN_SECRET === values.SESSION_SECRET;
  return [
    ...short.map((name) => ({ name, problem })),
    // The browser gets the key of signatures, so this one would be public as well.
    ...(areEqual ? [{ name: 'SESSION_SECRET', problem: 'must differ from SIGN_SECRET' } as const] : []),
  ];
}

function gamesProblems({ HOSTED_GAMES, GAMES_ORIGIN, PUBLIC_ORIGIN }: SecuritySettings): UnsafeSetting[] {
  if (!HOSTED_GAMES) return [];
  const name = 'GAMES_ORIGIN';
  if (GAMES_ORIGIN === '') return [{ name, problem: 'must be set, or HOSTED_GAMES must be off' }];
  return [
    ...(GAMES_ORIGIN === PUBLIC_ORIGIN ? [{ name, problem: 'must differ from PUBLIC_ORIGIN' } as const] : []),
    ...(GAMES_ORIGIN.startsWith('http:') ? [{ name, problem: 'must begin with https:' } as const] : []),
  ];
}

/** A store whose games are all free may need none, but then it says so. */
function paymentProblems({ PAYMENT_PROVIDERS }: SecuritySettings): UnsafeSetting[] {
  return PAYMENT_PROVIDERS.length > 0 ? [] : [{ name: 'PAYMENT_PROVIDERS', problem: 'must be set to one way to pay' }];
}

/** Taiwan's rules for prepaid game points want the guarantee stated in the terms. */
function guaranteeProblems({ PAYMENT_PROVIDERS, STAR_COIN_GUARANTEE }: SecuritySettings): UnsafeSetting[] {
  if (PAYMENT_PROVIDERS.length === 0 || STAR_COIN_GUARANTEE !== '') return [];
  return [{ name: 'STAR_COIN_GUARANTEE', problem: 'must be set where PAYMENT_PROVIDERS is' }];
}
