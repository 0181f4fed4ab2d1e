import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

/** Path of the game SDK, on the store's origin and that of hosted games (`tools/build-sdk.ts`). */
export const SDK_FILES = '/sdk/';

const HEADERS = {
  // Games load it without a version: fixes should reach them within an hour.
  'cache-control': 'public, max-age=3600',
  // A hosted game's origin is opaque, an external one's its own: both are cross-origin.
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
    // Errors for unsatisfiable ranges (416) must not be cached.
    if (!response.ok) response.headers.set('cache-control', 'no-store');
    if (context.req.path.endsWith('.d.ts')) response.headers.set('content-type', 'text/plain; charset=utf-8');
    return response;
  };
}
