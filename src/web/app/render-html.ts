import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import { getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beginAfterPaint } from './begin-after-paint.ts';
import { addEarlyScript } from './early-script.ts';
import { signedInFiles } from './signed-in-files.ts';

export interface RenderedHtml {
  readonly status: number;
  readonly html: string;
}

/**
 * Renders a loaded router to the page's HTML, with what the browser starts from. The page server needs it as text: put
 * into a Response and read out again, encoding and decoding cost a quarter of the whole page.
 */
export async function renderHtml(router: AnyRouter): Promise<RenderedHtml> {
  const html = await transformHtmlStringWithRouter(router, renderToString(createElement(RouterProvider, { router })));
  // While developing, the page is what the tools expect.
  const page = import.meta.env.PROD ? beginAfterPaint(html, isSignedIn(router) ? signedInFiles : []) : html;
  return { status: getSsrStatus(router), html: addEarlyScript(page) };
}

function isSignedIn({ options }: AnyRouter): boolean {
  return options.context.page.state.user !== null;
}
