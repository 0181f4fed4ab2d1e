import type { Banner } from '#contract/banner/entities.ts';
import type { Maintenance } from '#contract/system/entities.ts';
import type { SessionState } from '../session/session-store.ts';

/** What overlays follow from. */
export interface OverlayState {
  readonly session: SessionState;
  /** Name of the layout of the page at hand. */
  readonly layout: string;
  /** Path of the page at hand, without its language. */
  readonly path: string;
  readonly userAgent: string;
  /** A phone or a tablet (O116). */
  readonly isMobile: boolean;
  /** The screen is turned from its natural position. */
  readonly isTurned: boolean;
  readonly isOnline: boolean;
  /** How often the connection has been lost in this window. */
  readonly losses: number;
  /** The page is scrolled beyond half the window's height. */
  readonly isScrolled: boolean;
  readonly hasConsent: boolean;
  /** The store asks everybody for the age, and this visitor has not said it; an account says it where it plays. */
  readonly isAgeWanted: boolean;
  /** Unix milliseconds, right to the minute. */
  readonly nowMs: number;
  /** The maintenance that comes next. */
  readonly maintenance: Maintenance | undefined;
  /** What operators tell in the hall. */
  readonly storeNotices: readonly Banner[];
  /** Something has opened the notice dialog. */
  readonly hasNotice: boolean;
  readonly hasNewVersion: boolean;
}
