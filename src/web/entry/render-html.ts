import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import { getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server';
import { getScrollRestorationScriptForRouter } from '@tanstack/router-core/scroll-restoration-script';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { CONSENT_SCRIPT } from '#web/app/consent/consent.ts';
import { htmlStatus } from '#web/app/page/html-status.ts';
import { PAGE_DATA, writePageData } from '#web/app/page/page-data.ts';
import { THEME_SCRIPT } from '#web/app/theme/theme.ts';
import { beginScript } from '#web/first-load/begin-after-paint.ts';
import { INPUT_SCRIPT } from '#web/first-load/early-input.ts';
import { PRESS_SCRIPT } from '#web/first-load/early-press.ts';
import { addEarlyScript, earlyScript } from '#web/first-load/early-script.ts';
import { PageStartContext } from '#web/first-load/server-head.tsx';
import { signedInFiles } from '#web/first-load/signed-in-files.ts';

const EARLY_SCRIPT = earlyScript([THEME_SCRIPT, CONSENT_SCRIPT, PRESS_SCRIPT, INPUT_SCRIPT]);

export interface RenderedHtml {
  readonly status: number;
  readonly html: string;
  /** Inline scripts of the build, the same on all pages; the policy allows only these. */
  readonly inlineScripts: readonly string[];
  /** Development build, where tools add their own scripts to the page. */
  readonly isDraft: boolean;
}

/**
 * Renders a loaded router to HTML with the data for hydration. Returns text, because a Response would have to be
 * encoded and decoded again, a quarter of the page's cost. The text is left as React appends it, in pieces: whoever
 * encodes it makes its only copy.
 */
export async function renderHtml(router: AnyRouter): Promise<RenderedHtml> {
  const data = writePageData(router);
  // In development the page stays as the tools expect it.
  if (!import.meta.env.PROD) {
    const { status, html } = await renderRouter(router, createElement(RouterProvider, { router }));
    const page = addEarlyScript(addPageData(html, data), EARLY_SCRIPT);
    return { status, html: page, inlineScripts: [], isDraft: true };
  }
  // Read first: the router clears the manifest after rendering.
  const inlineScripts = beginLater(router, data);
  const start = { early: EARLY_SCRIPT, more: isSignedIn(router) ? signedInFiles : [] };
  const page = createElement(PageStartContext, { value: start }, createElement(RouterProvider, { router }));
  return { ...(await renderRouter(router, page)), inlineScripts, isDraft: false };
}

async function renderRouter(router: AnyRouter, page: ReactNode): Promise<Pick<RenderedHtml, 'status' | 'html'>> {
  const html = await transformHtmlStringWithRouter(router, renderToString(page));
  return { status: htmlStatus(getSsrStatus(router), router.state.matches), html };
}

/**
 * Has the page end with its data and the script that fetches the entry after the first paint, in place of the build's
 * entry script. Returns the inline scripts of the build.
 */
function beginLater(router: AnyRouter, data: string): readonly string[] {
  const manifest = router.ssr?.manifest;
  const root = manifest?.routes.__root__;
  const entry = findEntry(root?.scripts);
  const scripts = [{ attrs: PAGE_DATA, children: data }, { children: beginScript(entry) }];
  router.ssr = { manifest: { ...manifest, routes: { ...manifest?.routes, __root__: { ...root, scripts } } } };
  return knownScripts(router, entry);
}

/** Inserts the data before the script that reads it. */
function addPageData(html: string, data: string): string {
  const end = html.indexOf('<script type="module"');
  const { type, id } = PAGE_DATA;
  return `${html.slice(0, end)}<script type="${type}" id="${id}">${data}</script>${html.slice(end)}`;
}

/** Address of the entry script, from the build's manifest. */
function findEntry(scripts: readonly { readonly attrs?: Readonly<Record<string, unknown>> }[] = []): string {
  const source = scripts.find(({ attrs }) => attrs?.type === 'module')?.attrs?.src;
  return typeof source === 'string' ? source : '';
}

/** Made once: the same for all pages of a build. */
let known: readonly string[] | undefined;

function knownScripts(router: AnyRouter, entry: string): readonly string[] {
  known ??= listScripts(router, entry);
  return known;
}

function listScripts(router: AnyRouter, entry: string): readonly string[] {
  // The router restores the scroll position before hydration.
  const scroll = `${getScrollRestorationScriptForRouter(router)};document.currentScript.remove()`;
  return [EARLY_SCRIPT, scroll, beginScript(entry)];
}

function isSignedIn({ options }: AnyRouter): boolean {
  return options.context.page.state.user !== null;
}
