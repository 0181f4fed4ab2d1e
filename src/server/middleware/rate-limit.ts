import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimitClass } from '#contract/endpoint.ts';
import { toLimitKey } from './client-address.ts';
import { HttpFailure } from './http-failure.ts';

export interface RateLimitSettings {
  /** `false` (RATE_LIMIT=off) for load tests. */
  readonly isOn: boolean;
  readonly callsPerMinute: number;
  readonly signInsPerTenMinutes?: number;
  readonly codesPerHour?: number;
}

/** Counts one call of a client address; throws 429 with 10000 and Retry-After above the limit. */
export type RateLimit = (clientAddress: string, stricter?: RateLimitClass) => Promise<void>;

export function createRateLimit(settings: RateLimitSettings): RateLimit {
  if (!settings.isOn) return async () => {};
  const calls = new RateLimiterMemory({ keyPrefix: 'calls', points: settings.callsPerMinute, duration: 60 });
  const classes = {
    signIn: new RateLimiterMemory({ keyPrefix: 'signIn', points: settings.signInsPerTenMinutes ?? 300, duration: 600 }),
    sendCode: new RateLimiterMemory({ keyPrefix: 'sendCode', points: settings.codesPerHour ?? 20, duration: 3600 }),
  } as const satisfies Record<RateLimitClass, RateLimiterMemory>;
  return async (clientAddress, stricter) => {
    const key = toLimitKey(clientAddress);
    await consume(calls, key);
    if (stricter !== undefined) await consume(classes[stricter], key);
  };
}

async function consume(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    const seconds = Math.max(Math.ceil(rejection.msBeforeNext / 1000), 1);
    throw new HttpFailure(10000, { status: 429, headers: { 'retry-after': String(seconds) } });
  }
}
