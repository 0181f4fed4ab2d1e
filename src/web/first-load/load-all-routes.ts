import type { AnyRouter } from '@tanstack/react-router';
import { keepTyped } from '#web/app/navigation/keep-typed.ts';
import { loadOnce } from './load-once.ts';

/** Loads the generated tree, which gives the root all its children as it is evaluated. */
export const importAllRoutes = loadOnce(() => import('#web/entry/route-tree.gen.ts'));

const complete = new WeakSet<AnyRouter>();

/** Gives a browser's router every page; tells whether it had only the open ones until now. */
export async function loadAllRoutes(router: AnyRouter): Promise<boolean> {
  if (complete.has(router)) return false;
  await importAllRoutes();
  complete.add(router);
  router.setRoutes(router.buildRouteTree());
  keepTyped(router);
  return true;
}
