import type { AnyRouter } from '@tanstack/react-router';
import { errorStatus } from '#domain/page/error-status.ts';

/** The element that carries what the routes of a page have loaded. */
const PAGE_DATA_ID = 'page-data';

type DehydratedRouter = NonNullable<NonNullable<Window['$_TSR']>['router']>;
type Match = DehydratedRouter['matches'][number];

/**
 * Sends what a page's routes have loaded as data that no browser runs. The router itself would send it as a program of
 * its own for every page, and a policy that has to allow programs it does not know allows injected ones, too.
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

/** The element for a loaded router. Only JSON travels: no loader returns anything else. */
export function writePageData(router: AnyRouter): string {
  const { matches } = router.state;
  const last = matches.findIndex(({ status, _notFound }) => status !== 'success' || _notFound === true);
  const shown = last < 0 ? matches : matches.slice(0, last + 1);
  const data = JSON.stringify(shown.map(dehydrateMatch));
  // Nothing in it may end the element, or begin a comment in it.
  return `<script type="application/json" id="${PAGE_DATA_ID}">${data.replaceAll('<', '\\u003c')}</script>`;
}

function dehydrateMatch(match: AnyRouter['state']['matches'][number]): Match {
  const { id, updatedAt, status, loaderData, error, ssr, _notFound } = match;
  return {
    i: id.replaceAll('/', '#'),
    u: updatedAt,
    s: status,
    l: loaderData,
    // Nothing of an error but what its page shows.
    e: status === 'error' ? { status: errorStatus(error) } : error,
    ssr,
    ...(_notFound === true ? { g: true } : {}),
  };
}

/** Hands the page's data to the router that takes the page over. */
export function receivePageData(): void {
  const element = document.getElementById(PAGE_DATA_ID);
  const matches: Match[] = JSON.parse(element?.textContent ?? '[]');
  element?.remove();
  const nothing = () => {};
  // Without the scripts of the manifest: the page has fetched them, and an address that comes as data is never run.
  window.$_TSR = {
    router: { manifest: { routes: {} }, matches },
    buffer: [],
    h: nothing,
    e: nothing,
    c: nothing,
    p: nothing,
  };
}
