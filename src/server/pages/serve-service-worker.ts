import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

const HEADERS = {
  // It announces new releases, so it must not be cached.
  'cache-control': 'no-cache',
  // A worker has its own policy, independent of its pages: it only fetches from this origin.
  'content-security-policy': "default-src 'none'; connect-src 'self'",
};

/** Serves the built service worker (`tools/build-service-worker.ts`). */
export function serveServiceWorker(clientFolder: string): MiddlewareHandler {
  const serveFile = serveStatic({ root: clientFolder, precompressed: true });
  return async (context, next) => {
    const response = await serveFile(context, next);
    if (!(response instanceof Response)) return;
    for (const [name, value] of Object.entries(HEADERS)) response.headers.set(name, value);
    return response;
  };
}
