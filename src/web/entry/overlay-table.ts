import { hasBegun, isMaintenanceNear } from '#domain/operations/planned-maintenance.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import { isAgeNoticeDue } from '#web/app/overlays/age-notice-due.ts';
import type { Overlay } from '#web/app/overlays/overlay.ts';
import type { OverlayState } from '#web/app/overlays/overlay-state.ts';
import { storeNoticeKey } from '#web/app/overlays/store-notices.ts';
import type { Page } from '#web/app/use-page.ts';
import { CookieNotice } from '#web/features/overlays/cookie-notice.tsx';
import { OfflineBar } from '#web/features/overlays/offline-bar.tsx';
import { SESSION_OVERLAYS } from './session-overlays.ts';
import { SAMSUNG } from './when-overlays.ts';

/** A game fills its page: only urgent overlays cover it. */
const isBesidesGame = ({ path }: OverlayState) => path !== '/play';

/** Loads a rarely used overlay with its messages. */
async function loadRare<Module>(page: Page, fetched: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([fetched, loadMessages(page, 'rare-overlays')]);
  return module;
}

const loadSlimBars = (page: Page) => loadRare(page, import('#web/features/overlays/slim-bars.ts'));

/** Dialogs: requested ones first, then automatic ones, one after the other. */
const DIALOGS: readonly Overlay[] = [
  ...SESSION_OVERLAYS,
  {
    name: 'notice',
    place: 'modal',
    rank: 20,
    isBinding: true,
    isDue: ({ hasNotice }) => hasNotice,
    load: async () => (await import('#web/features/overlays/notice-dialog.tsx')).NoticeOverlay,
  },
  {
    // First, because it decides the colors of the others.
    name: 'samsung',
    place: 'modal',
    rank: 30,
    isPatient: true,
    isDue: (state) => isBesidesGame(state) && SAMSUNG.test(state.userAgent),
    closedUntil: ({ nowMs }) => nowMs + 3650 * DAY_MS,
    load: async (page) => (await loadRare(page, import('#web/features/overlays/samsung-reminder.tsx'))).SamsungReminder,
  },
  {
    name: 'age',
    place: 'modal',
    rank: 31,
    isPatient: true,
    isDue: isAgeNoticeDue,
    load: async () => (await import('#web/features/overlays/age-notice.tsx')).AgeNotice,
  },
];

/** The bottom bar: recent changes first, the least urgent last. */
const BARS: readonly Overlay[] = [
  {
    name: 'offline',
    place: 'bottom',
    rank: 10,
    // The offline page has its own message.
    isDue: (state) => isBesidesGame(state) && state.path !== '/offline' && !state.isOnline,
    keyOf: ({ losses }) => `offline-${losses}`,
    // Bundled: it cannot be loaded once the connection is lost.
    View: OfflineBar,
  },
  {
    name: 'rotate',
    place: 'bottom',
    rank: 20,
    isDue: (state) => isBesidesGame(state) && state.isMobile && state.isTurned,
    load: async (page) => (await loadSlimBars(page)).RotateBar,
  },
  {
    name: 'cookies',
    place: 'bottom',
    rank: 30,
    isDue: (state) => isBesidesGame(state) && !state.hasConsent,
    View: CookieNotice,
  },
  {
    name: 'newVersion',
    place: 'bottom',
    rank: 40,
    isDue: (state) => isBesidesGame(state) && state.hasNewVersion,
    load: async (page) => (await loadSlimBars(page)).NewVersionBar,
  },
  {
    name: 'maintenance',
    place: 'bottom',
    rank: 50,
    isDue: (state) =>
      isBesidesGame(state) &&
      state.maintenance !== undefined &&
      (state.maintenance.maintaining || isMaintenanceNear(state.maintenance, state.nowMs)),
    // Shown once before the maintenance begins and once after.
    keyOf: ({ maintenance, nowMs }) => {
      const key = `maintenance-${maintenance?.id}-${maintenance?.beginAt}`;
      return maintenance !== undefined && hasBegun(maintenance, nowMs) ? `${key}-running` : key;
    },
    closedUntil: ({ nowMs, maintenance }) => Math.max(Date.parse(maintenance?.endAt ?? '') || 0, nowMs + DAY_MS),
    load: async (page) => (await loadSlimBars(page)).MaintenanceBar,
  },
  {
    name: 'storeNotice',
    place: 'bottom',
    rank: 60,
    isDue: ({ path, storeNotices }) => path === '/' && storeNotices.length > 0,
    keyOf: ({ storeNotices: [first] }) => storeNoticeKey(first?.id ?? 0),
    closedUntil: ({ nowMs }) => nowMs + 365 * DAY_MS,
    load: async (page) => (await loadSlimBars(page)).StoreNoticeBar,
  },
];

/** All overlays, except those that a page opens itself. */
export const OVERLAYS: readonly Overlay[] = [
  ...DIALOGS,
  ...BARS,
  {
    name: 'scrollToTop',
    place: 'corner',
    rank: 10,
    isDue: (state) => isBesidesGame(state) && state.isScrolled,
    load: async () => (await import('#web/features/overlays/scroll-to-top.tsx')).ScrollToTop,
  },
];
