/** Tells purgers which held answers are meant. Varnish (vmod xkey) and Fastly use this name. */
export const SURROGATE_KEY = 'surrogate-key';

/** Every held answer has it: any change of the catalog may show in any of them, as in the page cache. */
export const STORE_KEY = 'store';

/** How long a CDN may show a page that it is already fetching again, in seconds. */
const REVALIDATE_SECONDS = 30;

export interface HeldUntil {
  /** Unix milliseconds after which the answer is made again. */
  readonly expiresAt: number;
  /** Unix milliseconds of its next planned change; null: none is known. */
  readonly changesAt: number | null;
}

/**
 * Cache-Control of an answer that a CDN may hold, as long as this process would. Browsers ask every time:
 * `must-revalidate` also forbids them to show an old page while they ask. Undefined if it ends within a second.
 */
export function heldCacheControl({ expiresAt, changesAt }: HeldUntil, nowMs: number): string | undefined {
  const seconds = Math.floor((expiresAt - nowMs) / 1000);
  if (seconds < 1) return undefined;
  const isPlanned = changesAt !== null && changesAt < expiresAt + REVALIDATE_SECONDS * 1000;
  const revalidate = isPlanned ? '' : `, stale-while-revalidate=${REVALIDATE_SECONDS}`;
  return `public, max-age=0, must-revalidate, s-maxage=${seconds}${revalidate}`;
}
