/** Events that show that the visitor starts to use the page; assistive technology may send nothing but a click. */
const BEGINNINGS = ['pointerdown', 'keydown', 'scroll', 'click'] as const;

/** Events before a use. */
const SIGNS = ['pointermove'] as const;

/** Maximum wait for an idle moment on a loaded page, in milliseconds. */
const PATIENCE_MS = 2000;

/** Resolves once the page has loaded and is idle, or the visitor starts to use it. */
export function whenIdle(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const wait = () => void nextPause().then(resolve);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return Promise.race([promise, firstOf(BEGINNINGS)]);
}

/**
 * Resolves once the visitor starts to use the page, or is about to and the page is idle. What nobody sees before a use
 * is not part of the first load.
 */
export function whenUsed(): Promise<void> {
  if (isUsed()) return Promise.resolve();
  return Promise.race([firstOf(BEGINNINGS), firstOf(SIGNS).then(whenIdle)]);
}

/** Whether the visitor has used the page, maybe before it had any code, or began something that waits for this page. */
function isUsed(): boolean {
  return (
    hasPendingAction() ||
    window.earlyPress !== undefined ||
    window.scrollY > 0 ||
    navigator.userActivation?.hasBeenActive === true
  );
}

/** Where a tab keeps what its visitor wanted before signing in (`app/session/pending-action.ts`). */
export const PENDING_ACTION_KEY = 'pendingAction';

/** It is done by a part that loads on first use. */
function hasPendingAction(): boolean {
  try {
    return sessionStorage.getItem(PENDING_ACTION_KEY) !== null;
  } catch {
    return false;
  }
}

/** Resolves with the first of these events. */
function firstOf(events: readonly string[]): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const seen = new AbortController();
  const notice = () => {
    seen.abort();
    resolve();
  };
  for (const event of events) document.addEventListener(event, notice, { capture: true, signal: seen.signal });
  return promise;
}

/** Resolves when the page is idle, after two seconds at the latest. */
export function nextPause(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: PATIENCE_MS });
    else setTimeout(resolve);
  });
}

/** Resolves in a new task, after pending input and frames. */
export function nextTask(): Promise<void> {
  return 'scheduler' in window ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve));
}
