import { getTime } from '#contract/system/endpoints.ts';
import { LIMITS, SERVER_TIME_STORAGE_KEY } from '#contract/values/limits.ts';
import type { ClientDependencies } from './client-dependencies.ts';

export interface ServerClock {
  /** Unix seconds by the server's clock, as accurately as known. */
  nowSeconds(): Promise<number>;
  /** The same without a request: falls back to the client's clock. */
  guessSeconds(): number;
  /** Drops the stored offset, so that the next call asks the server again. */
  forget(): void;
}

type ClockDependencies = Pick<ClientDependencies, 'fetch' | 'baseUrl' | 'now' | 'timers' | 'storage' | 'log'>;

/**
 * Stores `syncServerTime` (server minus client, milliseconds). If it is absent the server is asked, with up to three
 * retries ten seconds apart. If all fail the client's clock is used and nothing is stored.
 */
export function createServerClock(dependencies: ClockDependencies): ServerClock {
  let pending: Promise<number> | undefined;
  const findOffset = async (): Promise<number> => {
    const stored = readOffset(dependencies.storage);
    if (stored !== undefined) return stored;
    pending ??= fetchOffset(dependencies).finally(() => {
      pending = undefined;
    });
    return pending;
  };
  const toSeconds = (offsetMs: number) => Math.floor((dependencies.now() + offsetMs) / 1000);
  return {
    nowSeconds: async () => toSeconds(await findOffset()),
    guessSeconds: () => toSeconds(readOffset(dependencies.storage) ?? 0),
    forget() {
      dependencies.storage.removeItem(SERVER_TIME_STORAGE_KEY);
    },
  };
}

function readOffset(storage: ClockDependencies['storage']): number | undefined {
  const text = storage.getItem(SERVER_TIME_STORAGE_KEY);
  return text !== null && /^-?\d{1,15}$/.test(text) ? Number(text) : undefined;
}

async function fetchOffset(dependencies: ClockDependencies): Promise<number> {
  for (let attempt = 0; attempt <= LIMITS.timeFetchRetries; attempt += 1) {
    if (attempt > 0) await wait(dependencies, LIMITS.timeFetchRetryDelayMs);
    const offsetMs = await fetchOffsetOnce(dependencies);
    if (offsetMs === undefined) continue;
    dependencies.storage.setItem(SERVER_TIME_STORAGE_KEY, String(offsetMs));
    return offsetMs;
  }
  return 0;
}

async function fetchOffsetOnce({ fetch, baseUrl, now, log }: ClockDependencies): Promise<number | undefined> {
  try {
    const sentAt = now();
    const response = await fetch(`${baseUrl}${getTime.path}`, { cache: 'no-store', headers: {} });
    const { timeMs } = await response.json();
    if (!Number.isSafeInteger(timeMs)) throw new TypeError('the server has sent no time');
    return Math.round(timeMs - (sentAt + now()) / 2);
  } catch {
    log({ event: 'time_fetch_failed', call: getTime.name });
    return undefined;
  }
}

function wait({ timers }: ClockDependencies, delayMs: number): Promise<void> {
  return new Promise((resolve) => {
    timers.setTimeout(resolve, delayMs);
  });
}
