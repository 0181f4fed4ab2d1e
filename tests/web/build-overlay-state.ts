import type { OverlayState } from '#web/app/overlays/overlay-state.ts';
import { createSessionStore } from '#web/app/session/session-store.ts';

/** A visitor on the home page, on a desktop, who has not dismissed any notice yet. */
export function buildOverlayState(overrides: Partial<OverlayState> = {}): OverlayState {
  return {
    session: createSessionStore(null, null).state(),
    layout: 'default',
    path: '/',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36',
    isMobile: false,
    isTurned: false,
    isOnline: true,
    losses: 0,
    isScrolled: false,
    hasConsent: true,
    isAgeWanted: true,
    nowMs: Date.parse('2026-11-22T12:00:00.000Z'),
    maintenance: undefined,
    storeNotices: [],
    hasNotice: false,
    hasNewVersion: false,
    ...overrides,
  };
}
