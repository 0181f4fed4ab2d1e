import type { AnyRoute } from '@tanstack/react-router';
import { Route as rootRoute } from '#web/routes/__root.tsx';
import { Route as detailsRoute } from '#web/routes/application/details.tsx';
import { Route as gamesRoute } from '#web/routes/games.tsx';
import { Route as hallRoute } from '#web/routes/index.tsx';
import { Route as oldHallRoute } from '#web/routes/index_v2.tsx';
import { Route as playRoute } from '#web/routes/play.tsx';
import { Route as notFoundRoute } from '../routes/$.tsx';
import type { FileRoutesByFullPath, FileRouteTypes } from './route-tree.gen.ts';

/** The catch-all route. */
export const NO_ROUTE = '/$';

/** The routes from the hall to a game, the only ones in the initial bundle. */
const OPEN_ROUTES = {
  '/': hallRoute,
  '/index_v2': oldHallRoute,
  '/games': gamesRoute,
  '/application/details': detailsRoute,
  '/play': playRoute,
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
  /^\/(?:about|age|developer\/become|help|library|login|news|offline|search|store|terms|unsubscribe)(?:\/|$)/;

/** Whether the route of an address comes with those of visitors, not with all others. */
export function isVisitorPage(path: string): boolean {
  return VISITOR_PAGE.test(path);
}

/**
 * The initial route tree. It shares its root with the generated tree: whichever was built last defines the root's
 * children (load-all-routes.ts).
 */
export const openRoutes = rootRoute.addChildren([...openRouteList])._addFileTypes<FileRouteTypes>();
