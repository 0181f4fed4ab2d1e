import type { AnyRouter } from '@tanstack/react-router';
import { keepUnsavedPages } from '#web/app/navigation/keep-unsaved-pages.ts';

const complete = new WeakSet<AnyRouter>();

/**
 * Adds all routes to a browser's router; returns whether it had only the initial ones.
 * @param importAll Imports the generated tree, which sets the root's children when evaluated.
 */
export async function loadAllRoutes(router: AnyRouter, importAll: () => Promise<unknown>): Promise<boolean> {
  if (complete.has(router)) return false;
  await importAll();
  complete.add(router);
  router.setRoutes(router.buildRouteTree());
  keepUnsavedPages(router);
  return true;
}
