/** Set while a game is open that music has made way for: the second at which it goes on. */
const KEY = 'musicAfterGame';

type Visit = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The storage of this visit; nothing where it is switched off. */
export function visitStorage(): Visit | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** Whether music has made way for a game and has not gone on yet. */
export function isWaitingForGame(visit: Visit | null): boolean {
  return visit !== null && visit.getItem(KEY) !== null;
}

export function waitForGame(visit: Visit | null, position: number): void {
  visit?.setItem(KEY, String(position));
}

/** The second at which music goes on, asked once; null where it did not wait. */
export function endWait(visit: Visit | null): number | null {
  const kept = visit?.getItem(KEY) ?? null;
  visit?.removeItem(KEY);
  const position = Number(kept);
  return kept === null || !Number.isFinite(position) || position < 0 ? null : position;
}

/** Whether an address is a game's page, in whatever language. */
export function isGamePath(path: string): boolean {
  return /^(?:\/[a-z]{2}-[A-Z]{2})?\/play$/.test(path);
}
