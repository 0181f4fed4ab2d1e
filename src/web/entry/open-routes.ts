import type { AnyRoute } from '@tanstack/react-router';
import { Route as rootRoute } from '#web/routes/__root.tsx';
import { Route as detailsRoute } from '#web/routes/application/details.tsx';
import { Route as gamesRoute } from '#web/routes/games.tsx';
import { Route as hallRoute } from '#web/routes/index.tsx';
import { Route as oldHallRoute } from '#web/routes/index_v2.tsx';
import { Route as playRoute } from '#web/routes/play.tsx';
import { Route as notFoundRoute } from '../routes/$.tsx';
import type { FileRoutesByFullPath, FileRouteTypes } from './route-tree.gen.ts';

/** The route of every address that no other one matches. */
export const NO_ROUTE = '/$';

/** The way from the hall to a game: the only pages whose routes every visit loads with the application. */
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

/**
 * The tree of routes that a visit begins with. It is the root that the generated tree has too: whichever of both was
 * put together last says which children it has (load-all-routes.ts).
 */
export const openRoutes = rootRoute.addChildren(Object.entries(OPEN_ROUTES).map(place))._addFileTypes<FileRouteTypes>();
