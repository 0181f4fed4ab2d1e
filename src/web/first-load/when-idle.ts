/** Events that show that the visitor starts to use the page. */
const BEGINNINGS = ['pointerdown', 'keydown', 'scroll'] as const;

/** Maximum wait for an idle moment on a loaded page, in milliseconds. */
const PATIENCE_MS = 2000;

/** Resolves once the page has loaded and is idle, or the visitor starts to use it. */
export function whenIdle(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const wait = () => void nextPause().then(resolve);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  for (const event of BEGINNINGS) document.addEventListener(event, () => resolve(), { once: true, capture: true });
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
