import { type AnyRouter, createRouter } from '@tanstack/react-router';
import { ErrorPage } from '../features/shell/error-page.tsx';
import { NotFoundPage } from '../features/shell/not-found-page.tsx';
import { browserPageContext } from './browser-page-context.ts';
import { followLinks } from './follow-links.ts';
import { localeRewrite } from './locale-rewrite.ts';
import { mayFollow } from './may-follow.ts';
import { serverPageContext } from './page-context.ts';
import { routeTree } from './route-tree.gen.ts';
import { formatSearchText, parseSearchText } from './search-text.ts';
import { makePage } from './use-page.ts';

/** Makes the router of one request (server) or of one visit (browser). */
export async function getRouter() {
  let opened: AnyRouter | undefined;
  const goHome = async () => showHome(opened);
  const context = typeof window === 'undefined' ? serverPageContext() : await browserPageContext(goHome);
  const { locale, locales } = context.state;
  const page = makePage(context);
  const router = createRouter({
    routeTree,
    context: { page },
    rewrite: localeRewrite(locale, locales),
    parseSearch: parseSearchText,
    stringifySearch: formatSearchText,
    scrollRestoration: true,
    defaultPreload: false,
    defaultPendingMs: 200,
    defaultPendingMinMs: 200,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
  });
  opened = router;
  if (typeof window !== 'undefined') followLinks(router, (link) => mayFollow(page, link));
  return router;
}

/** Shows the root anew and forgets what other pages have loaded: it may have been somebody's own. */
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
