/** Keeps answers that only a change of the catalogue, or for counters time, makes wrong. */
export interface CatalogueCache {
  /** The kept answer of a key, else what `load` gives; callers that ask at the same time share one load. */
  read<Value>(key: string, load: () => Promise<Value>): Promise<Value>;
  /** Forgets everything: a process heard that the catalogue changed. */
  clear(): void;
  /** While changes are not heard, answers are kept for longer, up to `STALE_MS`; once they are heard again all are forgotten. */
  onHearing(isHearing: boolean): void;
  /** Runs after every clear. */
  onClear(run: () => void): void;
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
  const entries = new Map<string, Entry>();
  const listeners: (() => void)[] = [];
  let isDeaf = false;
  const find = (key: string) => {
    const entry = entries.get(key);
    return entry !== undefined && entry.expiresAt + (isDeaf ? STALE_MS : 0) > now() ? entry : undefined;
  };
  const clear = () => {
    entries.clear();
    for (const run of listeners) run();
  };
  const keep = (key: string, entry: Entry) => {
    entries.delete(key);
    entries.set(key, entry);
    const oldest = entries.keys().next();
    if (entries.size > maxEntries && !oldest.done) entries.delete(oldest.value);
  };
  return {
    read<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
      const kept = find(key);
      if (kept !== undefined) {
        keep(key, kept);
        // The key names the loader, so what it holds has the loader's type.
        return kept.value as Promise<Value>;
      }
      const expired = entries.get(key);
      const value = load();
      const entry = { value, expiresAt: now() + LIFETIME_MS };
      keep(key, entry);
      value.catch(() => {
        if (entries.get(key) !== entry) return;
        // The answer before may be needed yet, should the database stay away.
        if (expired === undefined) entries.delete(key);
        else entries.set(key, expired);
      });
      return value;
    },
    clear,
    onHearing(isHearing) {
      isDeaf = !isHearing;
      if (isHearing) clear();
    },
    onClear: (run) => listeners.push(run),
  };
}
