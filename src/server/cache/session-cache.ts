import { LRUCache } from 'lru-cache';
import type { ChangeListener } from './listen-to-changes.ts';

/**
 * Keeps for a moment what the database says of sessions, for as long as this process hears of every change. It keeps
 * rows, not judgements: expiry, authority cookie and account are judged anew at each call.
 */
export interface SessionCache<Row> extends ChangeListener {
  /** The row of a session by the hash of its handle, kept or looked up; undefined for a handle that is unknown. */
  find(tokenHash: Buffer): Promise<Row | undefined>;
  /** Forgets one session, of which less is kept than the database knows. */
  forget(tokenHash: Buffer): void;
  /** Forgets all, also what is being looked up now: whoever asks after this gets nothing from before. */
  clear(): void;
}

export interface SessionCacheOptions<Row> {
  /** Looks a session up; no answer may be older than the question. */
  readonly lookUp: (tokenHash: Buffer) => Promise<Row | undefined>;
  readonly maxEntries: number;
  /** Clock in unix milliseconds. */
  readonly now: () => number;
}

interface Entry<Row> {
  readonly row: Row;
  readonly askedAtMs: number;
}

/** The longest that a change can stay unseen, should the database ever fail to tell of it. */
const LONGEST_AGE_MS = 5000;

/** Makes a cache that keeps nothing until changes are heard; of more than `maxEntries` the one unused for longest goes. */
export function createSessionCache<Row>({ lookUp, maxEntries, now }: SessionCacheOptions<Row>): SessionCache<Row> {
  const entries = new LRUCache<string, Entry<Row>>({ max: maxEntries });
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
      if (kept !== undefined && isFresh(kept, askedAtMs)) return kept.row;
      const clearsBefore = clears;
      const row = await lookUp(tokenHash);
      // Unknown handles are not kept: anybody can make them up, and a sign-in would have to be told of.
      if (row !== undefined && isOn && clears === clearsBefore) entries.set(key, { row, askedAtMs });
      return row;
    },
    forget: (tokenHash) => entries.delete(tokenHash.toString('latin1')),
    clear,
    onChange: clear,
    onHearing(isHearing) {
      isOn = isHearing;
      clear();
    },
  };
}

/** A clock that was put back makes nothing younger. */
function isFresh({ askedAtMs }: Entry<unknown>, nowMs: number): boolean {
  return nowMs >= askedAtMs && nowMs - askedAtMs < LONGEST_AGE_MS;
}
