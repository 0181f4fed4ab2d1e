import type { AnyRoute } from '@tanstack/react-router';

/**
 * Makes the root's outlet the only Suspense boundary around a page. React hydrates nested ones after it, so that a
 * page would be half ready when its own elements are (app/navigation/follow-links.ts).
 */
export function hydrateWholePages(root: AnyRoute): void {
  root.update({ wrapInSuspense: false });
  const children: readonly AnyRoute[] = Object.values(root.children ?? {});
  for (const child of children) hydrateWholePages(child);
}
