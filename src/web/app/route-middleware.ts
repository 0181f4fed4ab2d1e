import { redirect } from '@tanstack/react-router';
import { guardRoute } from '#domain/route-guard.ts';
import type { Page } from './use-page.ts';

export interface RouteVisit {
  readonly page: Page;
  readonly location: { readonly publicHref: string };
}

type RouteMiddleware = (visit: RouteVisit) => void;

/** Redirects what the installation's guard does not let through (R2.18-R2.20). */
function routeGuard({ page, location }: RouteVisit): void {
  const { guard, guardAlso, isSignedIn, locales } = page.state;
  const pathname = location.publicHref.split(/[?#]/, 1)[0] ?? '/';
  const target = guardRoute({ mode: guard, isSignedIn, pathname, locales, alsoAllowed: guardAlso });
  if (target !== null) throw redirect({ href: target });
}

/** The checks a route may name in its static data. */
export const ROUTE_MIDDLEWARE: Readonly<Record<string, RouteMiddleware>> = { route_guard: routeGuard };

/** An error that the error page shows under its own status. */
export class StatusError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'StatusError';
    this.status = status;
  }
}

/** Runs the guard and every check that a matched route names; an unknown name is a 500 (R2.52). */
export function runRouteMiddleware(
  visit: RouteVisit & {
    readonly matches: readonly { readonly staticData: { readonly middleware?: readonly string[] } }[];
  },
): void {
  const named = visit.matches.flatMap((match) => match.staticData.middleware ?? []);
  for (const name of ['route_guard', ...named]) {
    const run = Object.hasOwn(ROUTE_MIDDLEWARE, name) ? ROUTE_MIDDLEWARE[name] : undefined;
    if (run === undefined) throw new StatusError(500, 'Unknown middleware');
    run(visit);
  }
}
