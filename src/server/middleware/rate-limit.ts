import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ERROR } from '#contract/errors/errors.ts';
import { toLimitKey } from './client-address.ts';
import { HttpFailure } from './http-failure.ts';

export interface RateLimitSettings {
  /** `false` (RATE_LIMIT=off) for load tests. */
  readonly isOn: boolean;
  readonly callsPerMinute: number;
  /** Adds what this process has counted to the count of all; without it each process counts alone. */
  readonly share?: ShareCounts;
}

/** What a process has counted of a client address since it last said so. */
export interface OwnCount {
  readonly subject: string;
  readonly count: number;
  /** When its minute ends, in unix milliseconds, unless another process has begun one. */
  readonly resetsAtMs: number;
}

/** Adds counts of up to `most`; returns those of all processes. */
export type ShareCounts = (counts: readonly OwnCount[], most: number) => Promise<readonly OwnCount[]>;

/** Counts a call of a client address; throws 429 with `systemBusy` and Retry-After above the limit. */
export type RateLimit = (clientAddress: string) => Promise<void>;

const MINUTE_SECONDS = 60;
/** A client that makes less than this part of the limit in a process costs the database nothing. */
const QUIET_PART = 50;
const SHARE_AFTER_MS = 250;

/**
 * The limit of all calls. Each process counts in its memory, so that a call costs almost nothing, and adds the counts of
 * busy clients to those of the other processes a few times a second. What attackers care about is counted in the database
 * at every attempt (`shared-limits.ts`).
 */
export function createRateLimit({ isOn, callsPerMinute, share }: RateLimitSettings): RateLimit {
  if (!isOn) return async () => {};
  const calls = new RateLimiterMemory({ keyPrefix: '', points: callsPerMinute, duration: MINUTE_SECONDS });
  const note = share === undefined ? undefined : noteCounts(calls, share);
  return async (clientAddress) => {
    const subject = toLimitKey(clientAddress);
    try {
      const { consumedPoints, msBeforeNext } = await calls.consume(subject);
      note?.(subject, consumedPoints, msBeforeNext);
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection;
      const seconds = Math.max(Math.ceil(rejection.msBeforeNext / 1000), 1);
      throw new HttpFailure(ERROR.systemBusy, { status: 429, headers: { 'retry-after': String(seconds) } });
    }
  };
}

/** Collects what is counted, shares it, and takes over the sums. */
function noteCounts(calls: RateLimiterMemory, share: ShareCounts) {
  const quiet = Math.max(Math.floor(calls.points / QUIET_PART), 1);
  let noted = new Map<string, OwnCount>();
  let isWaiting = false;
  const takeOver = async ({ subject, count, resetsAtMs }: OwnCount) => {
    const seconds = (resetsAtMs - Date.now()) / 1000;
    // Calls that came meanwhile are part of the next sum.
    if (seconds > 0) await calls.set(subject, count + (noted.get(subject)?.count ?? 0), seconds);
  };
  const shareNoted = async () => {
    const counts = [...noted.values()];
    noted = new Map();
    // While the database is away each process counts alone.
    const sums = await share(counts, calls.points).catch(() => []);
    for (const sum of sums) await takeOver(sum);
    isWaiting = false;
    if (noted.size > 0) shareSoon();
  };
  const shareSoon = () => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => void shareNoted(), SHARE_AFTER_MS).unref();
  };
  return (subject: string, consumed: number, msBeforeNext: number): void => {
    if (consumed < quiet) return;
    const resetsAtMs = Date.now() + msBeforeNext;
    // The first note has all that came before.
    const count = consumed === quiet ? quiet : (noted.get(subject)?.count ?? 0) + 1;
    noted.set(subject, { subject, count, resetsAtMs });
    shareSoon();
  };
}
