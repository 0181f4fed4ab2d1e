import type { VisitStore } from '../page/visit-store.ts';

/** Calls back on events of the window; answers what ends that. */
export function listen(events: readonly string[], notify: () => void, target: EventTarget = window): () => void {
  for (const event of events) target.addEventListener(event, notify, { passive: true });
  return () => {
    for (const event of events) target.removeEventListener(event, notify);
  };
}

/** Whether the screen is turned from its natural position; old iPhones say so by the window alone, -90 for the right. */
export function isTurned(visit: VisitStore): boolean {
  return visit.state().orientation !== 0 || (window.orientation ?? 0) !== 0;
}

const turnsOf = new WeakMap<VisitStore, (notify: () => void) => () => void>();

/** Tells when the screen is turned; the same function for the same visit, as React wants it. */
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

/** Whether the page is scrolled beyond half the window's height (R2.62), as the window last said. */
export const isScrolled = (): boolean => isBeyond;

/** Reads the window with its frames only: in between, asking where it is would lay out the whole page for it. */
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

/** Whether the browser has a connection, and how often it lost it while somebody watched. */
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
