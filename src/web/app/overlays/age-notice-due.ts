import { isCrawler } from '#domain/device.ts';
import type { OverlayState } from './overlay-state.ts';

/** Pages of the store in its usual layout that show no games, and that anybody has to be able to read at once. */
const WITHOUT_GAMES = /^\/(?:terms|help|about|news|account|developer|operator|login|unsubscribe)(?:\/|$)/;

/** Whether somebody signed in is known to be of age or not: those under age are refused by the server where it counts. */
function isAgeKnown({ session: { isLogin, profile } }: OverlayState): boolean {
  // Until the profile is there nobody knows: the notice must not flash up before somebody who is of age.
  if (!isLogin) return false;
  return profile === null || profile.birthdate !== null;
}

/**
 * Whether the 18+ notice is due (R2.55): on the store's pages, for whoever is not known to be of age; crawlers read on.
 * What closes it for the day is the manager's to know (R4.40).
 */
export function isAgeNoticeDue(state: OverlayState): boolean {
  const isStore = state.layout === 'default' && !WITHOUT_GAMES.test(state.path);
  return isStore && !isAgeKnown(state) && !isCrawler(state.userAgent);
}
