const STORAGE_KEY = 'overlaysPutOff';

type Kept = Readonly<Record<string, string>>;

function readKept(storage: Pick<Storage, 'getItem'>): Kept {
  try {
    const kept: unknown = JSON.parse(storage.getItem(STORAGE_KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, until]) => typeof until === 'string'));
  } catch {
    // Storage may be disabled, and its content may be anything.
    return {};
  }
}

/** Whether the visitor has closed an overlay until a time in the future. */
export function isDismissed(storage: Pick<Storage, 'getItem'>, key: string, nowMs: number): boolean {
  return Date.parse(readKept(storage)[key] ?? '') > nowMs;
}

/** Stores until when an overlay stays closed, and removes expired entries. */
export function dismissUntil(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  key: string,
  { nowMs, untilMs }: { readonly nowMs: number; readonly untilMs: number },
): void {
  const others = Object.entries(readKept(storage)).filter(([, until]) => Date.parse(until) > nowMs);
  const kept = Object.fromEntries([...others, [key, new Date(untilMs).toISOString()]]);
  try {
    storage.setItem(STORAGE_KEY, JSON.stringify(kept));
  } catch {
    // Storage may be disabled; the overlay then stays closed as long as the page is open.
  }
}
