import { useLocation } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { notice } from '../../ui/notice-store.ts';
import { browserStorage } from '../browser-storage.ts';
import { readConsent, subscribeToConsent } from '../consent.ts';
import { useSession } from '../session-store.ts';
import { usePage } from '../use-page.ts';
import { newVersion } from './new-version.ts';
import type { OverlayState } from './overlay-state.ts';
import { isPutOff } from './put-off.ts';
import { storeNoticeKey, storeNotices } from './store-notices.ts';
import { usePlannedMaintenance } from './use-planned-maintenance.ts';
import { connection, isScrolled, isTurned, listen, onScroll, onTurn } from './window-state.ts';

const MINUTE_MS = 60_000;

/** Everything that overlays follow from, as it changes. Only in browsers: the server shows none. */
export function useOverlayState(layout: string): OverlayState {
  const page = usePage();
  const nowMs = useMinute();
  const { visit, state } = page;
  const notices = useSyncExternalStore(storeNotices.subscribe, storeNotices.list);
  return {
    session: useSession(),
    layout,
    path: useLocation({ select: ({ pathname }) => pathname }),
    userAgent: navigator.userAgent,
    isPhone: state.device.kind === 'mobile',
    isTurned: useSyncExternalStore(onTurn(visit), () => isTurned(visit)),
    isOnline: useSyncExternalStore(connection.subscribe, connection.isOnline),
    losses: useSyncExternalStore(connection.subscribe, connection.losses),
    isScrolled: useSyncExternalStore(onScroll, isScrolled),
    hasConsent: useSyncExternalStore(subscribeToConsent, () => readConsent(browserStorage(), nowMs) !== null),
    nowMs,
    maintenance: usePlannedMaintenance(nowMs),
    storeNotices: notices.filter(({ id }) => !isPutOff(browserStorage(), storeNoticeKey(id), nowMs)),
    hasNotice: useSyncExternalStore(notice.subscribe, () => notice.current() !== null),
    hasNewVersion: useSyncExternalStore(newVersion.subscribe, newVersion.isReady),
  };
}

/**
 * The time, renewed every minute, and at once when somebody comes back to a page that stood still meanwhile, or has
 * answered something in another tab.
 */
function useMinute(): number {
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    const renew = () => setNowMs(Date.now());
    const timer = setInterval(renew, MINUTE_MS);
    const ends = [listen(['pageshow', 'storage'], renew), listen(['visibilitychange'], renew, document)];
    return () => {
      clearInterval(timer);
      for (const end of ends) end();
    };
  }, []);
  return nowMs;
}
