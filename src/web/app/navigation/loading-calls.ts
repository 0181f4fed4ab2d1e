let active = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  active += by;
  for (const notify of listeners) notify();
}

/** How many calls show the loading bar at the moment; a call may opt out (R7.12). */
export const loadingCalls = {
  start: () => change(1),
  end: () => change(-1),
  isActive: () => active > 0,
  subscribe(notify: () => void) {
    listeners.add(notify);
    return () => listeners.delete(notify);
  },
};
