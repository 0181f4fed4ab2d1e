import type { AnyRouter } from '@tanstack/react-router';
import { errorStatus } from '#domain/page/error-status.ts';

/** ID of the element with the page's loader data. */
const PAGE_DATA_ID = 'page-data';

/** Attributes of that element, a script that browsers do not execute. */
export const PAGE_DATA = { type: 'application/json', id: PAGE_DATA_ID } as const;

type DehydratedRouter = NonNullable<NonNullable<Window['$_TSR']>['router']>;
type Match = DehydratedRouter['matches'][number];

/**
 * Sends loader data as JSON that the browser does not execute. The router would send an inline script that differs per
 * page, and a policy that allows such scripts also allows injected ones.
 */
export function sendAsData(router: AnyRouter): void {
  router.serverSsrLifecycle = {
    onServerSsrAttach: [
      (server) => {
        server.disableHydration();
        server.dehydrate = async () => {};
      },
    ],
  };
}

/** The content of the data element of a loaded router. Loaders must return JSON values. */
export function writePageData(router: AnyRouter): string {
  const { matches } = router.state;
  const last = matches.findIndex(({ status, _notFound }) => status !== 'success' || _notFound === true);
  const shown = last < 0 ? matches : matches.slice(0, last + 1);
  // The data must not close the element or open a comment in it.
  return JSON.stringify(shown.map(dehydrateMatch)).replaceAll('<', '\\u003c');
}

function dehydrateMatch(match: AnyRouter['state']['matches'][number]): Match {
  const { id, updatedAt, status, loaderData, error, ssr, _notFound } = match;
  return {
    i: id.replaceAll('/', '#'),
    u: updatedAt,
    s: status,
    l: loaderData,
    // Only what the error page shows.
    e: status === 'error' ? { status: errorStatus(error) } : error,
    ssr,
    ...(_notFound === true ? { g: true } : {}),
  };
}

/** Passes the page's data to the router before hydration. */
export function receivePageData(): void {
  const element = document.getElementById(PAGE_DATA_ID);
  const matches: Match[] = JSON.parse(element?.textContent ?? '[]');
  element?.remove();
  const nothing = () => {};
  // Without the manifest's scripts: the page has loaded them already, and addresses that arrive as data are never
  // executed.
  window.$_TSR = {
    router: { manifest: { routes: {} }, matches },
    buffer: [],
    h: nothing,
    e: nothing,
    c: nothing,
    p: nothing,
  };
}
