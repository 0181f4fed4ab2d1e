import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

/** Where the library for web games is, on the store's origin as on that of hosted games (`tools/build-sdk.ts`). */
export const SDK_FILES = '/sdk/';

const HEADERS = {
  // Games name no version of it: a mended one should reach them within the hour.
  'cache-control': 'public, max-age=3600',
  // A hosted game's origin is opaque, a foreign one's is its own: both are another origin's to the browser.
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/** Serves the built library, its types as text. */
export function serveSdk(clientFolder: string): MiddlewareHandler {
  const serveFile = serveStatic({ root: clientFolder, precompressed: true });
  return async (context, next) => {
    const response = await serveFile(context, next);
    if (!(response instanceof Response)) return;
    for (const [name, value] of Object.entries(HEADERS)) response.headers.set(name, value);
    // That a part is beyond the end of the file (416) is nothing to keep.
    if (!response.ok) response.headers.set('cache-control', 'no-store');
    if (context.req.path.endsWith('.d.ts')) response.headers.set('content-type', 'text/plain; charset=utf-8');
    return response;
  };
}
