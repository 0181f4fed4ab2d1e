import type { AnyRouter } from '@tanstack/react-router';

/** A faster page replaces the previous one directly; its skeleton would only flicker. */
const PATIENCE_MS = 200;

/**
 * Shows the skeleton of a slow page (`pendingComponent`) only when navigating to it. A page whose query changes stays
 * visible until its new data has loaded: the skeleton would hide open dialogs with their input and take the focus.
 */
export function showOutlines(router: AnyRouter): void {
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    router.options.defaultPendingMs = pathChanged ? PATIENCE_MS : Number.POSITIVE_INFINITY;
  });
}
