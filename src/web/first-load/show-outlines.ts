import type { AnyRouter } from '@tanstack/react-router';

/** A page that is there sooner replaces the one before at once: an outline would only flicker. */
const PATIENCE_MS = 200;

/**
 * Shows the outline of a slow page (`pendingComponent`) on the way to it only. A page whose query changes stays in sight
 * until its new data are there: its outline would hide open dialogs with what is typed in them, and take the focus.
 */
export function showOutlines(router: AnyRouter): void {
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    router.options.defaultPendingMs = pathChanged ? PATIENCE_MS : Number.POSITIVE_INFINITY;
  });
}
