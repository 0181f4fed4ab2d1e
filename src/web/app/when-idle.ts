/** What tells that somebody begins to use a page. */
const BEGINNINGS = ['pointerdown', 'keydown', 'scroll'] as const;

/** How long something else may keep a loaded page busy, in milliseconds. */
const PATIENCE_MS = 2000;

/** Resolves once all of a page is loaded and it has nothing better to do, or somebody begins to use it. */
export function whenIdle(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: PATIENCE_MS });
    else setTimeout(resolve);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  for (const event of BEGINNINGS) document.addEventListener(event, () => resolve(), { once: true, capture: true });
  return promise;
}
