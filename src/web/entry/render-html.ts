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
  /** Texts of the inline scripts that the build gives pages, all pages the same: the policy allows these only. */
  readonly inlineScripts: readonly string[];
  /** Made while developing, when tools write scripts of their own into the page. */
  readonly isDraft: boolean;
}

/**
 * Renders a loaded router to the page's HTML, with what the browser starts from. The page server needs it as text: put
 * into a Response and read out again, encoding and decoding cost a quarter of the whole page.
 */
export async function renderHtml(router: AnyRouter): Promise<RenderedHtml> {
  // Asked before: the router forgets the build's manifest with its page.
  const entry = findEntry(router);
  const html = await transformHtmlStringWithRouter(router, renderToString(createElement(RouterProvider, { router })));
  const withData = addPageData(html, writePageData(router));
  const status = htmlStatus(getSsrStatus(router), router.state.matches);
  // While developing, the page is what the tools expect.
  if (!import.meta.env.PROD)
    return { status, html: addEarlyScript(withData, EARLY_SCRIPT), inlineScripts: [], isDraft: true };
  const page = beginAfterPaint(withData, entry, isSignedIn(router) ? signedInFiles : []);
  return {
    status,
    html: addEarlyScript(page, EARLY_SCRIPT),
    inlineScripts: knownScripts(router, entry),
    isDraft: false,
  };
}

/** Before the page's own script, which reads it. */
function addPageData(html: string, element: string): string {
  const end = html.indexOf('<script type="module"');
  return html.slice(0, end) + element + html.slice(end);
}

/** Address of the script that takes pages over, as the build wrote it into its manifest. */
function findEntry(router: AnyRouter): string {
  const scripts = router.ssr?.manifest?.routes.__root__?.scripts ?? [];
  const source: unknown = scripts.find(({ attrs }) => attrs?.type === 'module')?.attrs?.src;
  return typeof source === 'string' ? source : '';
}

function knownScripts(router: AnyRouter, entry: string): readonly string[] {
  // The router puts where a reloaded page was scrolled to before the page is taken over.
  const scroll = `${getScrollRestorationScriptForRouter(router)};document.currentScript.remove()`;
  return [EARLY_SCRIPT, scroll, beginScript(entry)];
}

function isSignedIn({ options }: AnyRouter): boolean {
  return options.context.page.state.user !== null;
}
