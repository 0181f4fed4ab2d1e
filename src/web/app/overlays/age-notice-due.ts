import { isCrawler } from '#domain/device/device.ts';
import type { OverlayState } from './overlay-state.ts';

/** Pages in the usual layout without games, which everyone must be able to read immediately. */
const WITHOUT_GAMES = /^\/(?:terms|help|about|news|account|developer|operator|login|unsubscribe|age)(?:\/|$)/;

/**
 * Whether the 18+ notice is due (R2.55): on the store's pages, if the store asks all visitors for their age; not for
 * crawlers. The overlay manager remembers that it was closed for the day (R4.40).
 */
export function isAgeNoticeDue({ layout, path, isAgeWanted, userAgent }: OverlayState): boolean {
  const isStore = layout === 'default' && !WITHOUT_GAMES.test(path);
  return isStore && isAgeWanted && !isCrawler(userAgent);
}
