import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { STALE_MS } from '../cache/catalogue-cache.ts';
import type { CacheLookups } from '../metrics/metrics.ts';
import { compressText, type TextBodies } from '../streaming/compress-text.ts';

/** A page shared by all visitors: rendered once, compressed once. */
export interface CachedPage {
  readonly etag: string;
  readonly policy: string;
  readonly bodies: TextBodies;
  /** Unix milliseconds after which it is rendered again. */
  readonly expiresAt: number;
  /** Unix milliseconds after which it is never served, even if it cannot be rendered again; null: none known. */
  readonly closesAt: number | null;
  /** Unix milliseconds of its next planned change; null: none known. */
  readonly changesAt: number | null;
  /** Whether a CDN may hold it: its address alone says in which language it is. */
  readonly isHoldable: boolean;
}

/** Counters on the page change without a catalog event; this is how long they may lag behind. */
const LIFETIME_MS = 60_000;
export interface PackedPage {
  readonly policy: string;
  /** Unix milliseconds. */
  readonly now: number;
  /** Unix milliseconds of the next scheduled change of the page; null: none. */
  readonly until: number | null;
  /** Unix milliseconds at which planned maintenance closes it; null: none. */
  readonly closesAt: number | null;
  readonly isHoldable: boolean;
}

/** Compresses a rendered page for caching, until the next scheduled change at most. */
export async function packPage(
  html: string,
  { policy, now, until, closesAt, isHoldable }: PackedPage,
): Promise<CachedPage> {
  const bodies = await compressText(html);
  // Weak, since all encodings share it.
  const etag = `W/"${createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 22)}"`;
  const expiresAt = Math.min(now + LIFETIME_MS, until ?? Number.POSITIVE_INFINITY);
  return { etag, policy, bodies, expiresAt, closesAt, changesAt: until, isHoldable };
}

const sizeOf = ({ bodies: { br, gzip, identity } }: CachedPage) => br.length + gzip.length + identity.length;

export interface PageCache {
  find(key: string, now: number): CachedPage | undefined;
  /** The cached page even if it is due for rendering, up to `STALE_MS` later: a fallback for failures. */
  findStale(key: string, now: number): CachedPage | undefined;
  /** The cached page, or the result of `render`; concurrent visitors share one rendering. */
  read(key: string, now: number, render: () => Promise<CachedPage | null>): Promise<CachedPage | null>;
  /** Whether a page is what is found, and changes are heard: otherwise a CDN must not hold it. */
  isCurrent(key: string, page: CachedPage): boolean;
  /** Pages that were cached, and those that had to be rendered. */
  readonly lookups: CacheLookups;
  clear(): void;
  /** While change notifications are lost, outdated pages are still found; once they resume the cache is cleared. */
  onListening(isListening: boolean): void;
}

export interface PageCacheLimits {
  readonly maxPages: number;
  /** Of their bodies in all encodings; unlimited by default. */
  readonly maxBytes?: number;
}

/** Creates a cache with least-recently-used eviction. */
export function createPageCache({ maxPages, maxBytes = Number.MAX_SAFE_INTEGER }: PageCacheLimits): PageCache {
  const pages = new LRUCache<string, CachedPage>({ max: maxPages, maxSize: maxBytes, sizeCalculation: sizeOf });
  const underWay = new Map<string, Promise<CachedPage | null>>();
  const lookups: CacheLookups = { hits: 0, misses: 0 };
  let generation = 0;
  let isDisconnected = false;
  const findWithin = (key: string, now: number, lateMs: number) => {
    const page = pages.peek(key);
    if (page === undefined || page.expiresAt + lateMs <= now) return undefined;
    if (page.closesAt !== null && page.closesAt <= now) return undefined;
    // A use: unused pages are evicted first, so that endless search words do not evict the hall.
    return pages.get(key);
  };
  const find = (key: string, now: number) => {
    const page = findWithin(key, now, isDisconnected ? STALE_MS : 0);
    if (page !== undefined) lookups.hits += 1;
    return page;
  };
  const clear = () => {
    generation += 1;
    pages.clear();
    underWay.clear();
  };
  return {
    find,
    findStale: (key, now) => findWithin(key, now, STALE_MS),
    async read(key, now, render) {
      const kept = find(key, now);
      if (kept !== undefined) return kept;
      const running = underWay.get(key);
      if (running !== undefined) return running;
      lookups.misses += 1;
      const startedIn = generation;
      const rendering: Promise<CachedPage | null> = render().finally(() => {
        if (underWay.get(key) === rendering) underWay.delete(key);
      });
      underWay.set(key, rendering);
      const page = await rendering;
      // A page rendered from data that may have changed since is served once, not cached.
      if (page !== null && startedIn === generation && !isDisconnected) pages.set(key, page);
      return page;
    },
    isCurrent: (key, page) => !isDisconnected && pages.peek(key) === page,
    lookups,
    clear,
    onListening(isListening) {
      isDisconnected = !isListening;
      if (isListening) clear();
    },
  };
}
