import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Maintenance } from '#contract/system/entities.ts';
import { currentMaintenance } from '#domain/operations/current-maintenance.ts';
import { nextMaintenance } from '#domain/operations/planned-maintenance.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';
import { notice } from '#web/ui/dialog/notice-store.ts';
import { browserStorage } from '../browser-storage.ts';
import { readConsent, subscribeToConsent } from '../consent/consent.ts';
import type { VisitStore } from '../page/visit-store.ts';
import { useSession } from '../session/use-session.ts';
import { type Page, usePage } from '../use-page.ts';
import { isDismissed } from './dismissals.ts';
import { newVersion } from './new-version.ts';
import type { OverlayState } from './overlay-state.ts';
import { storeNoticeKey, storeNotices } from './store-notices.ts';

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

/** Informs visitors who stay on a page about maintenance planned in the meantime. */
const ASKED_AGAIN_MS = 600_000;

/**
 * The current or next maintenance: as sent with the page, and fetched again on long visits and when it begins or ends,
 * because it may have been postponed.
 */
function usePlannedMaintenance(nowMs: number): Maintenance | undefined {
  const page = usePage();
  const [planned, setPlanned] = useState(page.state.maintenance ?? page.state.plannedMaintenance);
  const askedMs = useRef(nowMs);
  useEffect(() => {
    const isPassed = (at: string | undefined) =>
      Date.parse(at ?? '') > askedMs.current && Date.parse(at ?? '') <= nowMs;
    const isOld = nowMs - askedMs.current >= ASKED_AGAIN_MS || isPassed(planned?.beginAt) || isPassed(planned?.endAt);
    if (!isOld || document.visibilityState !== 'visible') return;
    askedMs.current = nowMs;
    findNext(page, nowMs).then(setPlanned, () => undefined);
  }, [page, nowMs, planned]);
  return planned;
}

async function findNext(page: Page, nowMs: number): Promise<Maintenance | undefined> {
  const { getMaintenance } = await import('#contract/system/endpoints.ts');
  const options = { isQuiet: true, loadingBar: false } as const;
  const { list = [] } = await page.call(getMaintenance, { lang: page.state.locale }, options);
  return currentMaintenance(list) ?? nextMaintenance(list, nowMs);
}

/** Subscribes to window events. Returns the unsubscribe function. */
function listen(events: readonly string[], notify: () => void, target: EventTarget = window): () => void {
  for (const event of events) target.addEventListener(event, notify, { passive: true });
  return () => {
    for (const event of events) target.removeEventListener(event, notify);
  };
}

/**
 * Whether the screen is rotated from its natural orientation; old iPhones only report it on the window, as -90 for
 * right.
 */
function isTurned(visit: VisitStore): boolean {
  return visit.state().orientation !== 0 || (window.orientation ?? 0) !== 0;
}

const turnsOf = new WeakMap<VisitStore, (notify: () => void) => () => void>();

/** Subscribes to screen rotation; returns the same function for the same visit, as React requires. */
function onTurn(visit: VisitStore): (notify: () => void) => () => void {
  const known = turnsOf.get(visit);
  if (known !== undefined) return known;
  const subscribe = (notify: () => void) => {
    const ends = [visit.subscribe(notify), listen(['orientationchange'], notify)];
    return () => {
      for (const end of ends) end();
    };
  };
  turnsOf.set(visit, subscribe);
  return subscribe;
}

let isBeyond = false;

/** Whether the page is scrolled by more than half the window's height (R2.62), as of the last frame. */
const isScrolled = (): boolean => isBeyond;

/** Reads the scroll position once per frame: reading it in between would force a layout. */
function onScroll(notify: () => void): () => void {
  const read = () => {
    isBeyond = window.scrollY > window.innerHeight / 2;
    notify();
  };
  const first = requestAnimationFrame(read);
  const end = listen(['scroll', 'resize'], read);
  return () => {
    cancelAnimationFrame(first);
    end();
  };
}

let losses = 0;
const watchers = new Set<() => void>();

function noteConnection(): void {
  if (!navigator.onLine) losses += 1;
  for (const notify of watchers) notify();
}

/** Whether the browser is online, and how often it has gone offline while observed. */
const connection = {
  isOnline: (): boolean => navigator.onLine,
  losses: (): number => losses,
  subscribe(notify: () => void) {
    const events = ['online', 'offline'] as const;
    if (watchers.size === 0) for (const event of events) window.addEventListener(event, noteConnection);
    watchers.add(notify);
    return () => {
      watchers.delete(notify);
      if (watchers.size === 0) for (const event of events) window.removeEventListener(event, noteConnection);
    };
  },
};
