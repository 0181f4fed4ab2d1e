import { type AnyRoute, type AnyRouter, isNotFound, isRedirect, type LoaderFnContext } from '@tanstack/react-router';
import { hasUnsaved } from './unsaved-forms.ts';

type Loader = (given: LoaderFnContext) => unknown;

const kept = new WeakSet<AnyRoute>();

/**
 * Keeps a page with unsaved input if reloading it in the background fails: the error page would replace the form and
 * lose the input.
 */
export function keepUnsavedPages(router: AnyRouter): void {
  const routes: readonly AnyRoute[] = Object.values(router.routesById);
  for (const route of routes) {
    const { loader } = route.options;
    if (typeof loader !== 'function' || kept.has(route)) continue;
    kept.add(route);
    Object.assign(route.options, { loader: keepData(router, route.id, loader) });
  }
}

function keepData(router: AnyRouter, routeId: string, load: Loader): Loader {
  return async (given) => {
    try {
      return await load(given);
    } catch (error) {
      const shown = hasUnsaved() ? findShown(router, routeId, given) : undefined;
      if (shown === undefined || isRedirect(error) || isNotFound(error)) throw error;
      return shown.loaderData;
    }
  };
}

/** The loaded data of the same route and parameters that is on screen. */
function findShown(router: AnyRouter, routeId: string, { params, deps }: LoaderFnContext) {
  const wanted = JSON.stringify([params, deps]);
  return router.state.matches.find(
    (match) =>
      match.routeId === routeId &&
      match.status === 'success' &&
      JSON.stringify([match.params, match.loaderDeps]) === wanted,
  );
}
