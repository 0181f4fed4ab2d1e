import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

const HEADERS = {
  // It tells of new releases: a cache that keeps it back would keep them back too.
  'cache-control': 'no-cache',
  // The policy of a worker is its own, not that of the pages which it serves: it fetches from here and nowhere else.
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
