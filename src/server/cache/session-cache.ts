import { LRUCache } from 'lru-cache';
import type { CacheLookups } from '../metrics/metrics.ts';
import type { ChangeListener } from './listen-to-changes.ts';

/**
 * Caches session rows briefly, while this process receives change notifications. Only rows are cached: expiry,
 * secret cookie and account are checked at each call.
 */
export interface SessionCache<Row> extends ChangeListener {
  /** The row of a session by the hash of its token, cached or looked up; undefined if unknown. */
  find(tokenHash: Buffer): Promise<Row | undefined>;
  /** Removes one session whose cached row is outdated. */
  forget(tokenHash: Buffer): void;
  /** Clears the cache including pending lookups: later callers get nothing from before. */
  clear(): void;
  readonly lookups: CacheLookups;
}

export interface SessionCacheOptions<Row> {
  /** Looks a session up; results must not be older than the call. */
  readonly lookUp: (tokenHash: Buffer) => Promise<Row | undefined>;
  readonly maxEntries: number;
  /** Clock in unix milliseconds. */
  readonly now: () => number;
}

interface Entry<Row> {
  readonly row: Row;
  readonly askedAtMs: number;
}

/** The longest time a change can go unnoticed, should a notification be lost. */
const LONGEST_AGE_MS = 5000;

/** Creates a cache, inactive until notifications arrive, with least-recently-used eviction above `maxEntries`. */
export function createSessionCache<Row>({ lookUp, maxEntries, now }: SessionCacheOptions<Row>): SessionCache<Row> {
  const entries = new LRUCache<string, Entry<Row>>({ max: maxEntries });
  const lookups: CacheLookups = { hits: 0, misses: 0 };
  let isOn = false;
  let clears = 0;
  const clear = () => {
    entries.clear();
    clears += 1;
  };
  return {
    async find(tokenHash) {
      const key = tokenHash.toString('latin1');
      const askedAtMs = now();
      const kept = entries.get(key);
      const isHit = kept !== undefined && isFresh(kept, askedAtMs);
      lookups[isHit ? 'hits' : 'misses'] += 1;
      if (isHit) return kept.row;
      const clearsBefore = clears;
      const row = await lookUp(tokenHash);
      // Unknown tokens are not cached: anyone can make them up, and every sign-in would have to notify.
      if (row !== undefined && isOn && clears === clearsBefore) entries.set(key, { row, askedAtMs });
      return row;
    },
    forget: (tokenHash) => entries.delete(tokenHash.toString('latin1')),
    clear,
    lookups,
    onChange: clear,
    onListening(isListening) {
      isOn = isListening;
      clear();
    },
  };
}

/** Also false if the clock was set back. */
function isFresh({ askedAtMs }: Entry<unknown>, nowMs: number): boolean {
  return nowMs >= askedAtMs && nowMs - askedAtMs < LONGEST_AGE_MS;
}
