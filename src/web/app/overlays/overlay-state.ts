import type { Banner } from '#contract/banner/entities.ts';
import type { Maintenance } from '#contract/system/entities.ts';
import type { SessionState } from '../session/session-store.ts';

/** The state that overlays depend on. */
export interface OverlayState {
  readonly session: SessionState;
  /** Layout of the current page. */
  readonly layout: string;
  /** Path of the current page, without language prefix. */
  readonly path: string;
  readonly userAgent: string;
  /** A phone or a tablet (O116). */
  readonly isMobile: boolean;
  /** The screen is rotated from its natural orientation. */
  readonly isTurned: boolean;
  readonly isOnline: boolean;
  /** Number of times this window has lost its connection. */
  readonly losses: number;
  /** The page is scrolled by more than half the window's height. */
  readonly isScrolled: boolean;
  readonly hasConsent: boolean;
  /** The store asks all visitors for their age, and this one has not answered; an account answers when it plays. */
  readonly isAgeWanted: boolean;
  /** Unix milliseconds, accurate to the minute. */
  readonly nowMs: number;
  /** The next maintenance. */
  readonly maintenance: Maintenance | undefined;
  /** The operators' notices in the hall. */
  readonly storeNotices: readonly Banner[];
  /** The notice dialog is open. */
  readonly hasNotice: boolean;
  readonly hasNewVersion: boolean;
}
