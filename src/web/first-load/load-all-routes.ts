import type { AnyRouter } from '@tanstack/react-router';
import { keepTyped } from '#web/app/navigation/keep-typed.ts';

const complete = new WeakSet<AnyRouter>();

/**
 * Gives a browser's router every page; returns whether it had only the open ones before.
 * @param importAll Loads the generated tree, which gives the root all its children as it is evaluated.
 */
export async function loadAllRoutes(router: AnyRouter, importAll: () => Promise<unknown>): Promise<boolean> {
  if (complete.has(router)) return false;
  await importAll();
  complete.add(router);
  router.setRoutes(router.buildRouteTree());
  keepTyped(router);
  return true;
}
