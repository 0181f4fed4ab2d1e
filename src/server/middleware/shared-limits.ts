import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { ERROR } from '#contract/errors/errors.ts';
import type { Config } from '../../config.ts';
import type { Schema } from '../db/schema.ts';
import { HttpFailure } from './http-failure.ts';
import type { OwnCount, ShareCounts } from './rate-limit.ts';

type LimitSettings = Pick<
  Config,
  | 'RATE_LIMIT'
  | 'RATE_LIMIT_SIGN_INS'
  | 'RATE_LIMIT_CODES'
  | 'RATE_LIMIT_ACCOUNT_CODES'
  | 'RATE_LIMIT_DESTINATION_CODES'
  | 'RATE_LIMIT_NOTICES'
  | 'RATE_LIMIT_GUESSES'
  | 'RATE_LIMIT_ACCOUNT_GUESSES'
  | 'RATE_LIMIT_ACCOUNT_UPLOADS'
  | 'RATE_LIMIT_ACCOUNT_SAVES'
  | 'RATE_LIMIT_ACCOUNT_SCORES'
  | 'RATE_LIMIT_ACCOUNT_RATINGS'
  | 'RATE_LIMIT_ACCOUNT_RATING_MARKS'
  | 'RATE_LIMIT_ACCOUNT_FOLLOWS'
  | 'RATE_LIMIT_ACCOUNT_TAX_IDS'
>;

/** What is limited, by which key, and in what time; settings define how often. */
const LIMITS = {
  signIns: { setting: 'RATE_LIMIT_SIGN_INS', seconds: 600 },
  codes: { setting: 'RATE_LIMIT_CODES', seconds: 3600 },
  accountCodes: { setting: 'RATE_LIMIT_ACCOUNT_CODES', seconds: 3600 },
  destinationCodes: { setting: 'RATE_LIMIT_DESTINATION_CODES', seconds: 3600 },
  notices: { setting: 'RATE_LIMIT_NOTICES', seconds: 3600 },
  guesses: { setting: 'RATE_LIMIT_GUESSES', seconds: 3600 },
  accountGuesses: { setting: 'RATE_LIMIT_ACCOUNT_GUESSES', seconds: 3600 },
  uploads: { setting: 'RATE_LIMIT_ACCOUNT_UPLOADS', seconds: 3600 },
  gameSaves: { setting: 'RATE_LIMIT_ACCOUNT_SAVES', seconds: 60 },
  gameScores: { setting: 'RATE_LIMIT_ACCOUNT_SCORES', seconds: 60 },
  ratings: { setting: 'RATE_LIMIT_ACCOUNT_RATINGS', seconds: 3600 },
  ratingMarks: { setting: 'RATE_LIMIT_ACCOUNT_RATING_MARKS', seconds: 3600 },
  follows: { setting: 'RATE_LIMIT_ACCOUNT_FOLLOWS', seconds: 3600 },
  taxIds: { setting: 'RATE_LIMIT_ACCOUNT_TAX_IDS', seconds: 3600 },
} as const satisfies Record<string, { setting: keyof LimitSettings; seconds: number }>;

export type SharedLimit = keyof typeof LIMITS;

/** Limits counted across all processes of an installation, in the database. */
export interface SharedLimits {
  /**
   * Counts one for a subject: a client's limit key, an account's number, or the recipient of codes. In a transaction
   * it counts if that commits.
   * @throws HttpFailure 429 with `systemBusy` and Retry-After above the limit.
   */
  count(limit: SharedLimit, subject: string | number, db?: Kysely<Schema>): Promise<void>;
}

export interface SharedLimitsParts {
  readonly db: Kysely<Schema>;
  readonly config: LimitSettings;
  /** Keyed hashes keep addresses out of the table. */
  readonly hashKey: string;
  /** Server clock in unix milliseconds. */
  readonly now: () => number;
}

export function createSharedLimits({ db, config, hashKey, now }: SharedLimitsParts): SharedLimits {
  if (!config.RATE_LIMIT) return { count: async () => {} };
  return {
    async count(limit, subject, through = db) {
      const { setting, seconds } = LIMITS[limit];
      const nowMs = now();
      const key = createHmac('sha256', hashKey).update(`rate limit\n${limit}\n${subject}`).digest();
      const { count, resets_at } = await countOne(through, key, { nowMs, seconds, most: config[setting] });
      if (count <= config[setting]) return;
      const waitSeconds = Math.max(Math.ceil((resets_at.getTime() - nowMs) / 1000), 1);
      throw new HttpFailure(ERROR.systemBusy, { status: 429, headers: { 'retry-after': String(waitSeconds) } });
    },
  };
}

interface Window {
  readonly nowMs: number;
  readonly seconds: number;
  /** Counting stops one above it, so that the number cannot overflow. */
  readonly most: number;
}

/** One statement, so that concurrent calls are all counted; an expired window restarts. */
function countOne(db: Kysely<Schema>, key_hash: Buffer, { nowMs, seconds, most }: Window) {
  const now = new Date(nowMs);
  const resets_at = new Date(nowMs + seconds * 1000);
  return db
    .insertInto('rate_limits')
    .values({ key_hash, count: 1, resets_at })
    .onConflict((conflict) =>
      conflict.column('key_hash').doUpdateSet(({ eb, fn, ref, val }) => ({
        count: eb
          .case()
          .when('rate_limits.resets_at', '<=', now)
          .then(1)
          .else(fn<number>('least', [eb('rate_limits.count', '+', 1), val(most + 1)]))
          .end(),
        resets_at: eb
          .case()
          .when('rate_limits.resets_at', '<=', now)
          .then(ref('excluded.resets_at'))
          .else(ref('rate_limits.resets_at'))
          .end(),
      })),
    )
    .returning(['count', 'resets_at'])
    .executeTakeFirstOrThrow();
}

/** Loses at most the last moments, should the database's machine crash. */
const ADD_ALL = `WITH quick AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true))
  INSERT INTO rate_limits AS kept (key_hash, count, resets_at)
  SELECT key_hash, count, resets_at
    FROM quick, unnest($1::bytea[], $2::integer[], $3::timestamptz[]) AS own (key_hash, count, resets_at)
    ORDER BY key_hash
  ON CONFLICT (key_hash) DO UPDATE SET
    count = CASE WHEN kept.resets_at <= $4 THEN excluded.count ELSE least(kept.count + excluded.count, $5) END,
    resets_at = CASE WHEN kept.resets_at <= $4 THEN excluded.resets_at ELSE kept.resets_at END
  RETURNING key_hash, count, resets_at`;

interface KeptCount {
  readonly key_hash: Buffer;
  readonly count: number;
  readonly resets_at: Date;
}

/** Counts of one limit that processes count in their memory, added up in the database by one statement for many subjects. */
export function shareCountsOf(
  limit: string,
  { pool, hashKey }: { readonly pool: pg.Pool; readonly hashKey: string },
): ShareCounts {
  const hashOf = (subject: string) => createHmac('sha256', hashKey).update(`rate limit\n${limit}\n${subject}`).digest();
  return async (counts, most) => {
    const own = new Map(counts.map((count) => [hashOf(count.subject).toString('latin1'), count]));
    const values = [
      [...own.keys()].map((key) => Buffer.from(key, 'latin1')),
      counts.map(({ count }) => Math.min(count, most + 1)),
      counts.map(({ resetsAtMs }) => new Date(resetsAtMs)),
      ...[new Date(), most + 1],
    ];
    const { rows } = await pool.query<KeptCount>({ name: 'share-counts', text: ADD_ALL, values });
    return rows.map(({ key_hash, count, resets_at }): OwnCount => {
      const subject = own.get(key_hash.toString('latin1'))?.subject ?? '';
      return { subject, count, resetsAtMs: resets_at.getTime() };
    });
  };
}

/** Deletes expired windows. */
export async function deleteExpiredRateLimits(db: Kysely<Schema>, nowMs: number): Promise<void> {
  await db.deleteFrom('rate_limits').where('resets_at', '<=', new Date(nowMs)).execute();
}
