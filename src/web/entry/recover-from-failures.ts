import { isRedirect } from '@tanstack/react-router';
import { reloadAfterChunkFailure } from '#client/chunk-reload.ts';

/**
 * Handles failures outside any page: a script chunk that a new release has replaced reloads the page, at most once a
 * minute (R8.32, R8.33); a redirect that surfaces as a rejected promise is ignored (R8.34).
 */
export function recoverFromFailures(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Offline, a reload would only lose the page and its input.
    if (!navigator.onLine) return;
    // The router also reloads once per missing chunk, in addition to the reload allowed here; this entry prevents it.
    sessionStorage.setItem(`tanstack_router_reload:${event.payload.message}`, '1');
    // Not canceled: a canceled event would continue the import with an undefined module.
    reloadAfterChunkFailure({ storage: sessionStorage, now: Date.now, reload: () => location.reload() });
  });
  window.addEventListener('unhandledrejection', (event) => {
    if (isRedirect(event.reason)) event.preventDefault();
  });
}
