import { LRUCache } from 'lru-cache';

/** Keeps answers that only a change of the catalogue, or for counters time, makes wrong. */
export interface CatalogueCache {
  /**
   * The kept answer of a key, else what `load` gives; callers that ask at the same time share one load. `undefined`, which
   * says that there is no such thing, is not kept: made-up names would push out what there is.
   */
  read<Value>(key: string, load: () => Promise<Value>): Promise<Value>;
  /** Forgets everything: a process heard that the catalogue changed. */
  clear(): void;
  /** While changes are not heard, answers are kept for longer, up to `STALE_MS`; once they are heard again all are forgotten. */
  onHearing(isHearing: boolean): void;
  /** Runs after every clear. */
  onClear(run: () => void): void;
  /**
   * A cache with room of its own for large answers, which would push out all others. It forgets whenever this one does,
   * and keeps answers for longer while changes are not heard.
   */
  branch(maxEntries: number): Pick<CatalogueCache, 'read'>;
}

export interface CatalogueCacheOptions {
  readonly maxEntries: number;
  /** Clock in unix milliseconds. */
  readonly now?: () => number;
}

interface Entry {
  readonly value: Promise<unknown>;
  readonly expiresAt: number;
}

/** Views and plays tell nobody when they are counted; so long lists may lag behind them. */
const LIFETIME_MS = 60_000;
/**
 * So much longer is kept what nobody can renew: changes are not heard when the database is away, and something a few
 * minutes old is better than nothing. See decision 035.
 */
export const STALE_MS = 600_000;

/** Makes a cache of at most `maxEntries` answers; the one unused for longest goes first. */
export function createCatalogueCache({ maxEntries, now = Date.now }: CatalogueCacheOptions): CatalogueCache {
  const entries = new LRUCache<string, Entry>({ max: maxEntries });
  const loads = new Map<string, Promise<unknown>>();
  const listeners: (() => void)[] = [];
  const branches: CatalogueCache[] = [];
  let isDeaf = false;
  const find = (key: string) => {
    const entry = entries.get(key);
    return entry !== undefined && entry.expiresAt + (isDeaf ? STALE_MS : 0) > now() ? entry : undefined;
  };
  const clear = () => {
    entries.clear();
    loads.clear();
    for (const branch of branches) branch.clear();
    for (const run of listeners) run();
  };
  /** What was kept before stays while a load runs, and after one that failed: it may be needed, should the database stay away. */
  const begin = <Value>(key: string, load: () => Promise<Value>): Promise<Value> => {
    const expiresAt = now() + LIFETIME_MS;
    const value = load();
    loads.set(key, value);
    // A change that came meanwhile has forgotten this load.
    const end = () => loads.get(key) === value && loads.delete(key);
    value.then((found) => {
      if (!end()) return;
      if (found === undefined) entries.delete(key);
      else entries.set(key, { value, expiresAt });
    }, end);
    return value;
  };
  return {
    read<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
      // The key names the loader, so what it holds has the loader's type.
      const known = find(key)?.value ?? loads.get(key);
      return known === undefined ? begin(key, load) : (known as Promise<Value>);
    },
    clear,
    onHearing(isHearing) {
      isDeaf = !isHearing;
      for (const branch of branches) branch.onHearing(isHearing);
      if (isHearing) clear();
    },
    onClear: (run) => listeners.push(run),
    branch(maxEntries) {
      const made = createCatalogueCache({ maxEntries, now });
      branches.push(made);
      return made;
    },
  };
}
