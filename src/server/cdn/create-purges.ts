import { messageOf } from '../message-of.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Logger } from '../middleware/logger.ts';
import { createTallyLog } from '../tally-log.ts';
import { STORE_KEY } from './cdn-headers.ts';
import type { CdnPurger } from './cdn-purger.ts';

export interface Purges {
  /** What is held may be old. Call it after this process has dropped its own caches. */
  request(): void;
  /** Purges what has been requested, and requests no more. */
  stop(): Promise<void>;
}

export interface PurgesParts {
  readonly purger: CdnPurger;
  /** Tries again until the CDN responds; called after a failure. */
  readonly retry: (keys: readonly string[]) => Promise<unknown>;
  readonly metrics?: Pick<Metrics, 'purged'> | undefined;
  readonly log: Logger;
  /** For fast tests. */
  readonly times?: Partial<PurgeTimes>;
}

export interface PurgeTimes {
  readonly gatherMs: number;
  readonly againMs: number;
  readonly retryMs: number;
}

const TIMES: PurgeTimes = {
  // A transaction may send many events.
  gatherMs: 100,
  // An old answer may have been on its way to the CDN during the first purge.
  againMs: 2000,
  // One job stands for all failures of a second.
  retryMs: 1000,
};

/**
 * Purges a moment after an event, and once more for answers that were on their way. Every process does so after it has
 * dropped its own caches: whichever was notified last purges what it still answered.
 */
export function createPurges({ purger, retry, metrics, log, times }: PurgesParts): Purges {
  const { gatherMs, againMs, retryMs } = { ...TIMES, ...times };
  const keys = [STORE_KEY];
  let soon: NodeJS.Timeout | undefined;
  let again: NodeJS.Timeout | undefined;
  let retrying: NodeJS.Timeout | undefined;
  let isStopped = false;
  const failures = createTallyLog((reason: string, count) => log.warn({ reason, count }, 'the CDN was not purged'));
  const retryLater = async () => {
    retrying = undefined;
    // Without the database, the next connection to it purges.
    await retry(keys).catch(() => undefined);
  };
  const purge = async () => {
    try {
      await purger.purge(keys);
      metrics?.purged('done');
    } catch (error) {
      metrics?.purged('failed');
      failures.note(messageOf(error));
      retrying ??= setTimeout(() => void retryLater(), retryMs);
    }
  };
  return {
    request() {
      if (isStopped) return;
      soon ??= setTimeout(() => {
        soon = undefined;
        void purge();
        clearTimeout(again);
        again = setTimeout(() => {
          again = undefined;
          void purge();
        }, againMs).unref();
      }, gatherMs).unref();
    },
    async stop() {
      isStopped = true;
      const isDue = soon !== undefined || again !== undefined;
      clearTimeout(soon);
      clearTimeout(again);
      if (isDue) await purge();
      if (retrying === undefined) return;
      clearTimeout(retrying);
      await retryLater();
    },
  };
}
