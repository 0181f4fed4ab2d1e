/** What tells that somebody begins to use a page. */
const BEGINNINGS = ['pointerdown', 'keydown', 'scroll'] as const;

/** How long something else may keep a loaded page busy, in milliseconds. */
const PATIENCE_MS = 2000;

/** Resolves once all of a page is loaded and it has nothing better to do, or somebody begins to use it. */
export function whenIdle(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const wait = () => void nextPause().then(resolve);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  for (const event of BEGINNINGS) document.addEventListener(event, () => resolve(), { once: true, capture: true });
  return promise;
}

/** Resolves when a page has nothing better to do; after two seconds at the latest. */
export function nextPause(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: PATIENCE_MS });
    else setTimeout(resolve);
  });
}

/** Resolves in a task of its own, behind hands and frames that wait for the one at hand to end. */
export function nextTask(): Promise<void> {
  return 'scheduler' in window ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve));
}
