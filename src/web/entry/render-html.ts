import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import { getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server';
import { getScrollRestorationScriptForRouter } from '@tanstack/router-core/scroll-restoration-script';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { CONSENT_SCRIPT } from '#web/app/consent/consent.ts';
import { htmlStatus } from '#web/app/page/html-status.ts';
import { writePageData } from '#web/app/page/page-data.ts';
import { THEME_SCRIPT } from '#web/app/theme/theme.ts';
import { beginAfterPaint, beginScript } from '#web/first-load/begin-after-paint.ts';
import { PRESS_SCRIPT } from '#web/first-load/early-press.ts';
import { addEarlyScript, earlyScript } from '#web/first-load/early-script.ts';
import { signedInFiles } from '#web/first-load/signed-in-files.ts';

const EARLY_SCRIPT = earlyScript([THEME_SCRIPT, CONSENT_SCRIPT, PRESS_SCRIPT]);

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
 * encoded and decoded again, a quarter of the page's cost.
 */
export async function renderHtml(router: AnyRouter): Promise<RenderedHtml> {
  // Read first: the router clears the manifest after rendering.
  const entry = findEntry(router);
  const html = await transformHtmlStringWithRouter(router, renderToString(createElement(RouterProvider, { router })));
  const data = writePageData(router);
  const status = htmlStatus(getSsrStatus(router), router.state.matches);
  // In development the page stays as the tools expect it.
  if (!import.meta.env.PROD) {
    const page = addEarlyScript(addPageData(html, data), EARLY_SCRIPT);
    return { status, html: page, inlineScripts: [], isDraft: true };
  }
  const more = isSignedIn(router) ? signedInFiles : [];
  return {
    status,
    html: beginAfterPaint(html, { entry, more, data, early: EARLY_SCRIPT }),
    inlineScripts: knownScripts(router, entry),
    isDraft: false,
  };
}

/** Inserts the data before the script that reads it. */
function addPageData(html: string, element: string): string {
  const end = html.indexOf('<script type="module"');
  return html.slice(0, end) + element + html.slice(end);
}

/** Address of the entry script, from the build's manifest. */
function findEntry(router: AnyRouter): string {
  const scripts = router.ssr?.manifest?.routes.__root__?.scripts ?? [];
  const source: unknown = scripts.find(({ attrs }) => attrs?.type === 'module')?.attrs?.src;
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
