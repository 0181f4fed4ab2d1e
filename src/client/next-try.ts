/** Waits before the first attempts after a failure, in seconds. */
const WAITS = [1, 2, 4, 8, 15, 30] as const;
const LONGEST = 60;
/** About a quarter of an hour without success. */
const TRIES_MAX = 20;

/**
 * Waits with increasing delays, but at most until the browser is online again.
 * @returns false after too many attempts.
 */
export async function waitForNextTry(tries: number, signal: AbortSignal): Promise<boolean> {
  if (tries > TRIES_MAX) return false;
  const seconds = isOnline() ? WAITS[tries - 1] : undefined;
  await waitFor((seconds ?? LONGEST) * 1000, signal);
  return true;
}

/** False if the browser knows it is offline; such attempts need not be counted. */
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
