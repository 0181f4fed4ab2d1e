import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import { localeRewrite } from '#web/app/navigation/locale-rewrite.ts';
import type { PageState } from '#web/app/page/page-state.ts';
import type { Page } from '#web/app/use-page.ts';
import { buildPage } from './build-page.ts';

/** Renders an element to HTML on a page in a language; `state` adds to the page's state. */
export function renderPage(
  element: ReactNode,
  locale: LocaleCode,
  { path = '/', ...state }: Partial<PageState> & { path?: string } = {},
) {
  const router = createRouter({
    routeTree: createRootRouteWithContext<{ page: Page }>()({}),
    context: { page: buildPage({ ...state, locale }) },
    history: createMemoryHistory({ initialEntries: [localizePath(path, locale)] }),
    rewrite: localeRewrite(locale, state.locales ?? LOCALES),
  });
  return renderToStaticMarkup(<RouterContextProvider router={router}>{element}</RouterContextProvider>);
}
