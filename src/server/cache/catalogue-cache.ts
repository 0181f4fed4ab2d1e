/** Keeps answers that only a change of the catalogue, or for counters time, makes wrong. */
export interface CatalogueCache {
  /** The kept answer of a key, else what `load` gives; callers that ask at the same time share one load. */
  read<Value>(key: string, load: () => Promise<Value>): Promise<Value>;
  /** Forgets everything: a process heard that the catalogue changed. */
  clear(): void;
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

/** Makes a cache of at most `maxEntries` answers; the one unused for longest goes first. */
export function createCatalogueCache({ maxEntries, now = Date.now }: CatalogueCacheOptions): CatalogueCache {
  const entries = new Map<string, Entry>();
  const listeners: (() => void)[] = [];
  const find = (key: string) => {
    const entry = entries.get(key);
    return entry !== undefined && entry.expiresAt > now() ? entry : undefined;
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
      const value = load();
      const entry = { value, expiresAt: now() + LIFETIME_MS };
      keep(key, entry);
      value.catch(() => {
        if (entries.get(key) === entry) entries.delete(key);
      });
      return value;
    },
    clear() {
      entries.clear();
      for (const run of listeners) run();
    },
    onClear: (run) => listeners.push(run),
  };
}
