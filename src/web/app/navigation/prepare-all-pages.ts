import type { AnyRouter } from '@tanstack/react-router';
import { keepUnsavedPages } from './keep-unsaved-pages.ts';

/** What only pages of signed-in people need: they have forms whose input could be lost, and skeletons. */
export function prepareAllPages(router: AnyRouter): void {
  keepUnsavedPages(router);
  giveOwnBoundaries(router);
}

/**
 * Gives routes their own Suspense boundaries back, which hydration takes (first-load/hydrate-whole-pages.ts), once they
 * are not shown: a slow page would otherwise hide the layout around it. A page that is shown would be mounted again.
 */
function giveOwnBoundaries(router: AnyRouter): void {
  router.subscribe('onBeforeLoad', ({ fromLocation }) => {
    if (fromLocation === undefined) return;
    const shown = new Set<string>(router.state.matches.map(({ routeId }) => routeId));
    for (const id of Object.keys(router.routesById)) {
      if (!shown.has(id)) router.routesById[id].update({ wrapInSuspense: undefined });
    }
  });
}
