import { createHash } from 'node:crypto';
import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { STALE_MS } from '../cache/catalogue-cache.ts';

/** A page shared by all visitors: rendered once, compressed once. */
export interface CachedPage {
  readonly etag: string;
  readonly policy: string;
  readonly bodies: { readonly br: Buffer; readonly gzip: Buffer; readonly identity: Buffer };
  /** Unix milliseconds after which it is rendered again. */
  readonly expiresAt: number;
  /** Unix milliseconds after which it is never served, even if it cannot be rendered again; null: none known. */
  readonly closesAt: number | null;
}

export type PageEncoding = keyof CachedPage['bodies'];

/** Counters on the page change without a catalog event; this is how long they may lag behind. */
const LIFETIME_MS = 60_000;
const BROTLI_QUALITY = 5;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A text in every supported encoding. */
export async function compressText(text: string): Promise<CachedPage['bodies']> {
  const identity = Buffer.from(text);
  const [br, gzipped] = await Promise.all([
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    compressGzip(identity),
  ]);
  return { br, gzip: gzipped, identity };
}

const QUICK_BROTLI_QUALITY = 2;
const QUICK_GZIP_LEVEL = 3;

const QUICK_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: QUICK_BROTLI_QUALITY } };
const QUICK_GZIP = { level: QUICK_GZIP_LEVEL };

/** A text in one encoding for a single response: fast rather than small. */
export async function compressOnce(text: string, encoding: PageEncoding): Promise<Buffer> {
  if (encoding === 'br') return compressBrotli(text, QUICK_BROTLI);
  return encoding === 'gzip' ? compressGzip(text, QUICK_GZIP) : Buffer.from(text);
}

/** The same as a stream; undefined for the identity encoding. */
export function createQuickCompressor(encoding: PageEncoding): Transform | undefined {
  if (encoding === 'br') return createBrotliCompress(QUICK_BROTLI);
  return encoding === 'gzip' ? createGzip(QUICK_GZIP) : undefined;
}

export interface PackedPage {
  readonly policy: string;
  /** Unix milliseconds. */
  readonly now: number;
  /** Unix milliseconds of the next scheduled change of the page; null: none. */
  readonly until: number | null;
  /** Unix milliseconds at which planned maintenance closes it; null: none. */
  readonly closesAt: number | null;
}

/** Compresses a rendered page for caching, until the next scheduled change at most. */
export async function packPage(html: string, { policy, now, until, closesAt }: PackedPage): Promise<CachedPage> {
  const bodies = await compressText(html);
  // Weak, since all encodings share it.
  const etag = `W/"${createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 22)}"`;
  const expiresAt = Math.min(now + LIFETIME_MS, until ?? Number.POSITIVE_INFINITY);
  return { etag, policy, bodies, expiresAt, closesAt };
}

/** Chooses the smallest encoding accepted by an Accept-Encoding header. */
export function chooseEncoding(acceptEncoding: string): PageEncoding {
  const taken = (name: string) =>
    new RegExp(`(?:^|,)\\s*${name}\\s*(?:,|$|;(?!\\s*q=0(?:\\.0*)?\\s*(?:,|$)))`).test(acceptEncoding);
  if (taken('br')) return 'br';
  return taken('gzip') ? 'gzip' : 'identity';
}

export interface PageCache {
  find(key: string, now: number): CachedPage | undefined;
  /** The cached page even if it is due for rendering, up to `STALE_MS` later: a fallback for failures. */
  findStale(key: string, now: number): CachedPage | undefined;
  /** The cached page, or the result of `render`; concurrent visitors share one rendering. */
  read(key: string, now: number, render: () => Promise<CachedPage | null>): Promise<CachedPage | null>;
  clear(): void;
  /** While change notifications are lost, outdated pages are still found; once they resume the cache is cleared. */
  onListening(isListening: boolean): void;
}

/** Creates a cache of at most `maxPages` pages with least-recently-used eviction. */
export function createPageCache({ maxPages }: { readonly maxPages: number }): PageCache {
  const pages = new LRUCache<string, CachedPage>({ max: maxPages });
  const underWay = new Map<string, Promise<CachedPage | null>>();
  let generation = 0;
  let isDisconnected = false;
  const findWithin = (key: string, now: number, lateMs: number) => {
    const page = pages.peek(key);
    if (page === undefined || page.expiresAt + lateMs <= now) return undefined;
    if (page.closesAt !== null && page.closesAt <= now) return undefined;
    // A use: unused pages are evicted first, so that endless search words do not evict the hall.
    return pages.get(key);
  };
  const find = (key: string, now: number) => findWithin(key, now, isDisconnected ? STALE_MS : 0);
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
    clear,
    onListening(isListening) {
      isDisconnected = !isListening;
      if (isListening) clear();
    },
  };
}
