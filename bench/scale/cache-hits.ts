import { ASSUMPTIONS, KNOWN } from './assumptions.ts';

/** Changes of the catalog a second. */
const CHANGES = ASSUMPTIONS.changesPerHour.value / 3600;
/** Seconds that a page lives on average: until the next change, or a minute. */
const LIFETIME = (1 - Math.exp(-CHANGES * KNOWN.pageLifetimeS.value)) / CHANGES;
/** Shares of the page views, the most popular page first. */
const SHARES = popularity(ASSUMPTIONS.pages.value, ASSUMPTIONS.zipf.value);
const VIEWS_TO_EVICTION = viewsToEviction(KNOWN.cachedPages.value);
/** Of a cache that holds every page. */
export const UNLIMITED = Number.POSITIVE_INFINITY;

/**
 * The share of visitors’ page views that a process answers from its cache, 0 to 1. Views follow Zipf’s law. The first
 * view after the end of a page’s life renders it. The page whose last view is the oldest leaves a full cache (LRU, in Che’s
 * approximation: every page stays for the same number of views of all pages after its last one).
 * @param rate views a second that this cache gets
 * @param evictAfter views of others after which a page leaves the cache
 */
export function cacheHits(rate: number, evictAfter = VIEWS_TO_EVICTION): number {
  // A cache that every change empties before it is full evicts nothing.
  const views = evictAfter > rate / CHANGES ? UNLIMITED : evictAfter;
  return sumOf((share) => {
    const viewsPerLife = rate * share * LIFETIME;
    return share * (1 - Math.exp(-views * share)) * (viewsPerLife / (1 + viewsPerLife));
  });
}

/** Views of all pages in which just as many different ones are asked for as the cache holds. */
function viewsToEviction(size: number): number {
  let [low, high] = [0, 1e9];
  for (let step = 0; step < 60; step += 1) {
    const views = (low + high) / 2;
    if (sumOf((share) => 1 - Math.exp(-views * share)) > size) high = views;
    else low = views;
  }
  return low;
}

function sumOf(term: (share: number) => number): number {
  return SHARES.reduce((sum, share) => sum + term(share), 0);
}

function popularity(pages: number, exponent: number): number[] {
  const weights = Array.from({ length: pages }, (_, index) => (index + 1) ** -exponent);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}
