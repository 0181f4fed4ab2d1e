import { type AnyRouter, createRouter } from '@tanstack/react-router';
import { followLinks } from '#web/app/navigation/follow-links.ts';
import { localeRewrite } from '#web/app/navigation/locale-rewrite.ts';
import { mayFollow } from '#web/app/navigation/may-follow.ts';
import { formatSearchText, parseSearchText } from '#web/app/navigation/search-text.ts';
import { serverPageContext } from '#web/app/page/page-context.ts';
import { sendAsData } from '#web/app/page/page-data.ts';
import { makePage } from '#web/app/use-page.ts';
import { ErrorPage } from '#web/features/shell/error-page.tsx';
import { NotFoundPage } from '#web/features/shell/not-found-page.tsx';
import { hydrateWholePages } from '#web/first-load/hydrate-whole-pages.ts';
import { loadAllRoutes, loadVisitorRoutes } from '#web/first-load/load-all-routes.ts';
import { loadOnce } from '#web/first-load/load-once.ts';
import { showOutlines } from '#web/first-load/show-outlines.ts';
import { nextTask, whenUsed } from '#web/first-load/when-idle.ts';
import { browserPageContext } from './browser-page-context.ts';
import { isVisitorPage, NO_ROUTE, openRoutes } from './open-routes.ts';

// Once, and not for each request: the routes are those of the process.
hydrateWholePages(openRoutes);
const importAllRoutes = loadOnce(async () => {
  await import('./route-tree.gen.ts');
  hydrateWholePages(openRoutes);
});
const importVisitorRoutes = loadOnce(async () => {
  const { addVisitorRoutes } = await import('./visitor-routes.ts');
  return () => {
    addVisitorRoutes();
    hydrateWholePages(openRoutes);
  };
});

/** Creates the router of a request (server) or a visit (browser). */
export async function getRouter() {
  // The build leaves what follows from it out of the browser's files.
  const isServer = import.meta.env.SSR && typeof window === 'undefined';
  if (isServer) await importAllRoutes();
  let opened: AnyRouter | undefined;
  const goHome = async () => showHome(opened);
  const loadMissing = async (path: string) => opened !== undefined && loadMissingRoutes(opened, path);
  const context = isServer ? serverPageContext() : await browserPageContext(goHome);
  const { locale, locales } = context.state;
  const page = makePage(context);
  const router = createRouter({
    routeTree: openRoutes,
    context: { page, loadMissingRoutes: loadMissing },
    rewrite: localeRewrite(locale, locales),
    parseSearch: parseSearchText,
    stringifySearch: formatSearchText,
    scrollRestoration: true,
    defaultPreload: false,
    defaultPendingMinMs: 200,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
  });
  if (isServer) {
    sendAsData(router);
    return router;
  }
  opened = router;
  showOutlines(router);
  followLinks(router, (link) => mayFollow(page, link));
  await nextTask();
  if (!isOpen(router)) await loadMissingRoutes(router, router.latestLocation.pathname);
  // A link from the hall leads to a page of visitors: their routes are there when it is pressed.
  else void whenUsed().then(() => loadVisitorRoutes(router, importVisitorRoutes).catch(() => undefined));
  return router;
}

/** Loads the routes that an address of the browser's router needs; returns whether any were missing. */
async function loadMissingRoutes(router: AnyRouter, path: string): Promise<boolean> {
  if (isVisitorPage(path) && (await loadVisitorRoutes(router, importVisitorRoutes))) return true;
  return loadAllRoutes(router, importAllRoutes);
}

/** Whether the current page is part of the initial bundle. */
function isOpen(router: AnyRouter): boolean {
  const [matched] = router.getMatchedRoutes(router.latestLocation.pathname);
  return matched.at(-1)?.id !== NO_ROUTE;
}

/** Navigates to the home page and drops the data of other pages, which may be personal. */
async function showHome(router: AnyRouter | undefined): Promise<void> {
  if (router === undefined) return;
  router.clearCache();
  await router.navigate({ to: '/' });
  await router.invalidate();
}

declare module '@tanstack/react-router' {
  interface Register {
    router: Awaited<ReturnType<typeof getRouter>>;
  }
}
