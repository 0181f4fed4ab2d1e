import { redirect } from '@tanstack/react-router';
import { authenticateRoute } from '#domain/page/route-authentication.ts';
import { guardRoute } from '#domain/page/route-guard.ts';
import type { Page } from '../use-page.ts';

export interface RouteVisit {
  readonly page: Page;
  readonly location: { readonly publicHref: string };
  readonly matches: readonly RouteMatch[];
}

interface RouteMatch {
  /** Path of the route as declared. */
  readonly fullPath: string;
  readonly staticData: { readonly middleware?: readonly string[] };
}

type RouteMiddleware = (visit: RouteVisit) => void;

/** Redirects requests that the installation's guard rejects (R2.18-R2.20). */
function routeGuard({ page, location }: RouteVisit): void {
  const { guard, guardAlso, user, locales } = page.state;
  const pathname = location.publicHref.split(/[?#]/, 1)[0] ?? '/';
  const target = guardRoute({ mode: guard, isSignedIn: user !== null, pathname, locales, alsoAllowed: guardAlso });
  if (target !== null) throw redirect({ href: target });
}

/**
 * Redirects visitors who may not open the page (R2.21, O5). The API protects the data; this check only guides people.
 */
function routeAuthentication({ page, location, matches }: RouteVisit): void {
  const { user, locale } = page.state;
  const target = authenticateRoute({
    path: matches.at(-1)?.fullPath ?? '/',
    user,
    locale,
    address: location.publicHref,
  });
  if (target !== null) throw redirect({ href: target });
}

/** The checks that a route can name in its static data. */
export const ROUTE_MIDDLEWARE: Readonly<Record<string, RouteMiddleware>> = {
  route_guard: routeGuard,
  route_authentication: routeAuthentication,
};

/** Always run: a route that forgets to name them must not be unprotected. */
const STANDING = ['route_guard', 'route_authentication'] as const;

/** An error that the error page shows under its own status. */
export class StatusError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'StatusError';
    this.status = status;
  }
}

/** Runs the mandatory checks and those that the matched routes name; an unknown name is a 500 (R2.52). */
export function runRouteMiddleware(visit: RouteVisit): void {
  const named = visit.matches.flatMap((match) => match.staticData.middleware ?? []);
  for (const name of [...STANDING, ...named]) {
    const run = Object.hasOwn(ROUTE_MIDDLEWARE, name) ? ROUTE_MIDDLEWARE[name] : undefined;
    if (run === undefined) throw new StatusError(500, 'Unknown middleware');
    run(visit);
  }
}
