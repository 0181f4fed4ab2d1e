import type { AnyRouter } from '@tanstack/react-router';

/** The routers that have the routes of visitors, and those that have all. */
const begun = new WeakSet<AnyRouter>();
const complete = new WeakSet<AnyRouter>();

/**
 * Adds the routes of visitors to a browser's router; returns whether it had only the initial ones.
 * @param load Loads a function that makes them the root's children.
 */
export async function loadVisitorRoutes(router: AnyRouter, load: () => Promise<() => void>): Promise<boolean> {
  if (begun.has(router)) return false;
  const add = await load();
  // All routes, or these, may have come meanwhile.
  if (begun.has(router)) return true;
  begun.add(router);
  add();
  router.setRoutes(router.buildRouteTree());
  return true;
}

/**
 * Adds all routes to a browser's router; returns whether it had only some.
 * @param importAll Imports the generated tree, which sets the root's children when evaluated.
 */
export async function loadAllRoutes(router: AnyRouter, importAll: () => Promise<unknown>): Promise<boolean> {
  if (complete.has(router)) return false;
  const [{ prepareAllPages }] = await Promise.all([import('#web/app/navigation/prepare-all-pages.ts'), importAll()]);
  complete.add(router);
  begun.add(router);
  router.setRoutes(router.buildRouteTree());
  prepareAllPages(router);
  return true;
}
