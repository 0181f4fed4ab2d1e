import type { AnyRoute } from '@tanstack/react-router';
import { Route as rootRoute } from '#web/routes/__root.tsx';
import { Route as hallRoute } from '#web/routes/index.tsx';
import { Route as oldHallRoute } from '#web/routes/index_v2.tsx';
import { Route as notFoundRoute } from '../routes/$.tsx';
import type { FileRoutesByFullPath, FileRouteTypes } from './route-tree.gen.ts';

/** The catch-all route. */
export const NO_ROUTE = '/$';

/** The hall, the only route in the initial bundle; those of visitors follow with its first use. */
const OPEN_ROUTES = {
  '/': hallRoute,
  '/index_v2': oldHallRoute,
  [NO_ROUTE]: notFoundRoute,
} satisfies Partial<FileRoutesByFullPath>;

function place([path, route]: [string, AnyRoute]): AnyRoute {
  Object.assign(route.options, { path, getParentRoute: () => rootRoute });
  return route;
}

/** The open routes, each with its place under the root. */
export const openRouteList: readonly AnyRoute[] = Object.entries(OPEN_ROUTES).map(place);

/** Addresses of the routes in visitor-routes.ts. */
const VISITOR_PAGE =
  /^\/(?:about|age|application|collections|developer\/become|developers|games|help|library|login|news|offline|play|search|store|terms|unsubscribe)(?:\/|$)/;

/** Whether the route of an address comes with those of visitors, not with all others. */
export function isVisitorPage(path: string): boolean {
  return VISITOR_PAGE.test(path);
}

/**
 * The initial route tree. It shares its root with the generated tree: whichever was built last defines the root's
 * children (load-all-routes.ts).
 */
export const openRoutes = rootRoute.addChildren([...openRouteList])._addFileTypes<FileRouteTypes>();
