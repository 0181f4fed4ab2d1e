import { isCrawler } from '#domain/device/device.ts';
import type { OverlayState } from './overlay-state.ts';

/** Pages of the store in its usual layout that show no games, and that anybody has to be able to read at once. */
const WITHOUT_GAMES = /^\/(?:terms|help|about|news|account|developer|operator|login|unsubscribe|age)(?:\/|$)/;

/**
 * Whether the 18+ notice is due (R2.55): on the store's pages, for visitors whom the store asks everywhere; crawlers read on.
 * What closes it for the day is the manager's to know (R4.40).
 */
export function isAgeNoticeDue({ layout, path, isAgeWanted, userAgent }: OverlayState): boolean {
  const isStore = layout === 'default' && !WITHOUT_GAMES.test(path);
  return isStore && isAgeWanted && !isCrawler(userAgent);
}
