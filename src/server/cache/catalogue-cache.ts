import { LRUCache } from 'lru-cache';
import type { CacheLookups } from '../metrics/metrics.ts';

/** Caches results that are valid until the catalog changes or, for counters, for a limited time. */
export interface CatalogueCache {
  /**
   * The cached value of a key, or the result of `load`, shared by concurrent callers. `undefined`, meaning that it
   * does not exist, is not cached: made-up names would evict real entries.
   */
  read<Value>(key: string, load: () => Promise<Value>): Promise<Value>;
  /** Clears the cache: another process reported a change of the catalog. */
  clear(): void;
  /**
   * While change notifications are lost, entries live longer, up to `STALE_MS`; once they resume the cache is
   * cleared.
   */
  onListening(isListening: boolean): void;
  /** Registers a callback for every clear. */
  onClear(run: () => void): void;
  /**
   * A separate partition for large values, which would evict all others. It is cleared with this cache, and its
   * entries live longer while notifications are lost.
   */
  branch(maxEntries: number): Pick<CatalogueCache, 'read' | 'lookups'>;
  readonly lookups: CacheLookups;
}

export interface CatalogueCacheOptions {
  readonly maxEntries: number;
  /** Clock in unix milliseconds. */
  readonly now?: () => number;
}

interface Entry {
  readonly value: Promise<unknown>;
  readonly expiresAt: number;
  /** When it becomes untrue, whether or not changes are received. */
  readonly untrueAt: number;
}

/** Views and plays send no notification when they are counted; this is how long lists may lag behind. */
const LIFETIME_MS = 60_000;
/**
 * Additional lifetime of entries that cannot be renewed: without a database no changes are reported, and data a few
 * minutes old is better than none. See decision 035.
 */
export const STALE_MS = 600_000;

/** When values become untrue, in unix milliseconds. */
const ends = new WeakMap<object, number>();

/** Marks a value as true until a moment that is known beforehand; null: none is. A cache never returns it afterwards. */
export function validUntil<Value extends object>(value: Value, untilMs: number | null): Value {
  if (untilMs !== null) ends.set(value, untilMs);
  return value;
}

function untrueAtOf(value: unknown): number {
  const end = typeof value === 'object' && value !== null ? ends.get(value) : undefined;
  return end ?? Number.POSITIVE_INFINITY;
}

/** What a cache holds or held. */
const kept = new WeakSet<object>();

/** Whether a value comes from a cache as it is, so that it may be returned again. */
export function isKept(value: object): boolean {
  return kept.has(value);
}

/** Creates a cache of at most `maxEntries` with least-recently-used eviction. */
export function createCatalogueCache({ maxEntries, now = Date.now }: CatalogueCacheOptions): CatalogueCache {
  const entries = new LRUCache<string, Entry>({ max: maxEntries });
  const loads = new Map<string, Promise<unknown>>();
  const listeners: (() => void)[] = [];
  const branches: CatalogueCache[] = [];
  const lookups: CacheLookups = { hits: 0, misses: 0 };
  let isDisconnected = false;
  const find = (key: string) => {
    const entry = entries.get(key);
    if (entry === undefined || entry.untrueAt <= now()) return undefined;
    return entry.expiresAt + (isDisconnected ? STALE_MS : 0) > now() ? entry : undefined;
  };
  const clear = () => {
    entries.clear();
    loads.clear();
    for (const branch of branches) branch.clear();
    for (const run of listeners) run();
  };
  /**
   * The previous value stays during a load and after a failed one: it may be needed if the database remains
   * unavailable.
   */
  const begin = <Value>(key: string, load: () => Promise<Value>): Promise<Value> => {
    const expiresAt = now() + LIFETIME_MS;
    const value = load();
    loads.set(key, value);
    // A change meanwhile has removed this load.
    const end = () => loads.get(key) === value && loads.delete(key);
    value.then((found) => {
      if (!end()) return;
      if (found === undefined) entries.delete(key);
      else entries.set(key, { value, expiresAt, untrueAt: untrueAtOf(found) });
      if (typeof found === 'object' && found !== null) kept.add(found);
    }, end);
    return value;
  };
  return {
    read<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
      // The key identifies the loader, so its entry has the loader's type.
      const known = find(key)?.value ?? loads.get(key);
      lookups[known === undefined ? 'misses' : 'hits'] += 1;
      return known === undefined ? begin(key, load) : (known as Promise<Value>);
    },
    lookups,
    clear,
    onListening(isListening) {
      isDisconnected = !isListening;
      for (const branch of branches) branch.onListening(isListening);
      if (isListening) clear();
    },
    onClear: (run) => listeners.push(run),
    branch(maxEntries) {
      const made = createCatalogueCache({ maxEntries, now });
      branches.push(made);
      return made;
    },
  };
}
