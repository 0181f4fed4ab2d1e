import type { AnyRouter } from '@tanstack/react-router';

/**
 * Makes the root's outlet the only Suspense boundary around a page. React hydrates nested ones after it, so that a
 * page would be half ready when its own elements are (app/navigation/follow-links.ts).
 */
export function hydrateWholePages(router: AnyRouter): void {
  for (const route of Object.values(router.routesById)) route.update({ wrapInSuspense: false });
}
