import { isRedirect } from '@tanstack/react-router';
import { reloadAfterChunkFailure } from '#client/chunk-reload.ts';

/**
 * Handles what no page can: a script chunk that a new release has replaced reloads the page, at most once a minute
 * (R8.32, R8.33); a redirect that surfaces as a rejected promise has done its work and shows nothing (R8.34).
 */
export function recoverFromFailures(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Without a connection a reload would only lose the page, and what was typed on it.
    if (!navigator.onLine) return;
    // The router reloads by itself, once per missing chunk, which would come on top of the one allowed: told that it did.
    sessionStorage.setItem(`tanstack_router_reload:${event.payload.message}`, '1');
    // The import fails all the same: were the event cancelled, it would go on with no module at all.
    reloadAfterChunkFailure({ storage: sessionStorage, now: Date.now, reload: () => location.reload() });
  });
  window.addEventListener('unhandledrejection', (event) => {
    if (isRedirect(event.reason)) event.preventDefault();
  });
}
