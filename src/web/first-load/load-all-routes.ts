import type { AnyRouter } from '@tanstack/react-router';
import { keepUnsavedPages } from '#web/app/navigation/keep-unsaved-pages.ts';

const complete = new WeakSet<AnyRouter>();

/**
 * Adds routes to a browser's router.
 * @param importSome Imports a tree, which sets the root's children when evaluated.
 */
export async function addRoutes(router: AnyRouter, importSome: () => Promise<unknown>): Promise<void> {
  await importSome();
  router.setRoutes(router.buildRouteTree());
}

/**
 * Adds all routes to a browser's router; returns whether it had only the initial ones.
 * @param importAll Imports the generated tree, which sets the root's children when evaluated.
 */
export async function loadAllRoutes(router: AnyRouter, importAll: () => Promise<unknown>): Promise<boolean> {
  if (complete.has(router)) return false;
  await addRoutes(router, importAll);
  complete.add(router);
  keepUnsavedPages(router);
  return true;
}
