/** Waits before the first tries of something that fails, in seconds. */
const WAITS = [1, 2, 4, 8, 15, 30] as const;
const LONGEST = 60;
/** A quarter of an hour without any success. */
const TRIES_MAX = 20;

/**
 * Waits longer and longer, but no longer than until the browser is online again.
 * @returns false once it has been tried often enough.
 */
export async function waitForNextTry(tries: number, signal: AbortSignal): Promise<boolean> {
  if (tries > TRIES_MAX) return false;
  const seconds = isOnline() ? WAITS[tries - 1] : undefined;
  await waitFor((seconds ?? LONGEST) * 1000, signal);
  return true;
}

/** False where the browser knows that nothing can be reached; such tries need not be counted. */
export function isOnline(): boolean {
  return typeof navigator === 'undefined' || navigator.onLine !== false;
}

function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    globalThis.addEventListener?.('online', end);
    signal.addEventListener('abort', end);
  });
}
