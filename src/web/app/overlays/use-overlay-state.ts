import { useLocation } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { notice } from '#web/ui/dialog/notice-store.ts';
import { browserStorage } from '../browser-storage.ts';
import { readConsent, subscribeToConsent } from '../consent/consent.ts';
import { useSession } from '../session/use-session.ts';
import { usePage } from '../use-page.ts';
import { isDismissed } from './dismissals.ts';
import { newVersion } from './new-version.ts';
import type { OverlayState } from './overlay-state.ts';
import { storeNoticeKey, storeNotices } from './store-notices.ts';
import { usePlannedMaintenance } from './use-planned-maintenance.ts';
import { connection, isScrolled, isTurned, listen, onScroll, onTurn } from './window-state.ts';

const MINUTE_MS = 60_000;

const no = () => false;
const none = () => 0;
const nothing = () => () => undefined;

/** The current overlay state; the server assumes a first visit without any interaction. */
export function useOverlayState(layout: string): OverlayState {
  const page = usePage();
  const nowMs = useMinute();
  const { visit, state } = page;
  const notices = useSyncExternalStore(storeNotices.subscribe, storeNotices.list, storeNotices.list);
  return {
    session: useSession(),
    layout,
    path: useLocation({ select: ({ pathname }) => pathname }),
    userAgent: useSyncExternalStore(nothing, readUserAgent, () => ''),
    isMobile: state.device.kind !== 'desktop',
    isTurned: useSyncExternalStore(onTurn(visit), () => isTurned(visit), no),
    isOnline: useSyncExternalStore(connection.subscribe, connection.isOnline, () => true),
    losses: useSyncExternalStore(connection.subscribe, connection.losses, none),
    isScrolled: useSyncExternalStore(onScroll, isScrolled, no),
    hasConsent: useSyncExternalStore(subscribeToConsent, () => readConsent(browserStorage(), nowMs) !== null, no),
    isAgeWanted: state.ageNotice === 'everywhere' && state.audience === 'unknown' && state.user === null,
    nowMs,
    maintenance: usePlannedMaintenance(nowMs),
    storeNotices: notices.filter(({ id }) => !isDismissed(browserStorage(), storeNoticeKey(id), nowMs)),
    hasNotice: useSyncExternalStore(notice.subscribe, () => notice.current() !== null, no),
    hasNewVersion: useSyncExternalStore(newVersion.subscribe, newVersion.isReady, no),
  };
}

const readUserAgent = (): string => navigator.userAgent;

/**
 * The current time, updated every minute and when the visitor returns to a page that was suspended or has answered in
 * another tab.
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
