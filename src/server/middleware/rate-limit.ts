import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ERROR } from '#contract/errors/errors.ts';
import { toLimitKey } from './client-address.ts';
import { HttpFailure } from './http-failure.ts';

export interface RateLimitSettings {
  /** `false` (RATE_LIMIT=off) for load tests. */
  readonly isOn: boolean;
  readonly callsPerMinute: number;
}

/** Counts a call of a client address; throws 429 with `systemBusy` and Retry-After above the limit. */
export type RateLimit = (clientAddress: string) => Promise<void>;

/**
 * The limit of all calls. Each process counts separately, so that it costs almost nothing. What attackers care about
 * is counted across processes (`shared-limits.ts`).
 */
export function createRateLimit({ isOn, callsPerMinute }: RateLimitSettings): RateLimit {
  if (!isOn) return async () => {};
  const calls = new RateLimiterMemory({ keyPrefix: 'calls', points: callsPerMinute, duration: 60 });
  return async (clientAddress) => {
    try {
      await calls.consume(toLimitKey(clientAddress));
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection;
      const seconds = Math.max(Math.ceil(rejection.msBeforeNext / 1000), 1);
      throw new HttpFailure(ERROR.systemBusy, { status: 429, headers: { 'retry-after': String(seconds) } });
    }
  };
}
