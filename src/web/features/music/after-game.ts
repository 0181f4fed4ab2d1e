/** Set while a game that paused the music is open: the position in seconds. */
const KEY = 'musicAfterGame';

type Visit = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The session storage; null if it is disabled. */
export function visitStorage(): Visit | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** Whether the music is paused for a game. */
export function isWaitingForGame(visit: Visit | null): boolean {
  return visit !== null && visit.getItem(KEY) !== null;
}

export function waitForGame(visit: Visit | null, position: number): void {
  visit?.setItem(KEY, String(position));
}

/** The position at which the music resumes; can be read once. Null if it was not paused. */
export function endWait(visit: Visit | null): number | null {
  const kept = visit?.getItem(KEY) ?? null;
  visit?.removeItem(KEY);
  const position = Number(kept);
  return kept === null || !Number.isFinite(position) || position < 0 ? null : position;
}

/** Whether a path is a game's page, in any language. */
export function isGamePath(path: string): boolean {
  return /^(?:\/[a-z]{2}-[A-Z]{2})?\/play$/.test(path);
}
