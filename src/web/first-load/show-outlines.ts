import type { AnyRouter } from '@tanstack/react-router';

/** A faster page replaces the previous one directly; its skeleton would only flicker. */
const PATIENCE_MS = 200;

/**
 * Shows the skeleton of a slow page (`pendingComponent`) only when navigating to it. A page whose query changes stays
 * visible until its new data has loaded: the skeleton would hide open dialogs with their input and take the focus.
 */
export function showOutlines(router: AnyRouter): void {
  router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
    router.options.defaultPendingMs = pathChanged ? PATIENCE_MS : Number.POSITIVE_INFINITY;
    if (fromLocation !== undefined) giveOwnBoundaries(router);
  });
}

/**
 * Routes that are not shown get their own Suspense boundaries back, which hydration takes (hydrate-whole-pages.ts): a
 * slow page would otherwise hide the layout around it. A page that is shown would be mounted again.
 */
function giveOwnBoundaries(router: AnyRouter): void {
  const shown = new Set<string>(router.state.matches.map(({ routeId }) => routeId));
  for (const id of Object.keys(router.routesById)) {
    if (!shown.has(id)) router.routesById[id].update({ wrapInSuspense: undefined });
  }
}
