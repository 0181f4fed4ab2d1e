import type { VisitStore } from '../page/visit-store.ts';

/** Subscribes to window events. Returns the unsubscribe function. */
export function listen(events: readonly string[], notify: () => void, target: EventTarget = window): () => void {
  for (const event of events) target.addEventListener(event, notify, { passive: true });
  return () => {
    for (const event of events) target.removeEventListener(event, notify);
  };
}

/**
 * Whether the screen is rotated from its natural orientation; old iPhones only report it on the window, as -90 for
 * right.
 */
export function isTurned(visit: VisitStore): boolean {
  return visit.state().orientation !== 0 || (window.orientation ?? 0) !== 0;
}

const turnsOf = new WeakMap<VisitStore, (notify: () => void) => () => void>();

/** Subscribes to screen rotation; returns the same function for the same visit, as React requires. */
export function onTurn(visit: VisitStore): (notify: () => void) => () => void {
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
export const isScrolled = (): boolean => isBeyond;

/** Reads the scroll position once per frame: reading it in between would force a layout. */
export function onScroll(notify: () => void): () => void {
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
export const connection = {
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
