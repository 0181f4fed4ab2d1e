import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

/** Folder of the build's scripts, styles and fonts. */
export const BUILT_FILES = '/assets/';

/** Built files have their hash in their name: browsers keep them for good. */
export const KEPT_FOR_GOOD = 'public, max-age=31536000, immutable';
/** What lies beside the build, under names that stay. */
export const KEPT_AN_HOUR = 'public, max-age=3600';

/** Serves what there is of the built files, to be kept as long as `cacheControl` says. */
export function serveBuiltFiles(clientFolder: string, cacheControl: string): MiddlewareHandler {
  const serveFile = serveStatic({ root: clientFolder, precompressed: true });
  return async (context, next) => {
    const response = await serveFile(context, next);
    if (!(response instanceof Response)) return;
    // That a part is beyond the end of a file (416) is nothing to keep, by nobody's own rule either.
    response.headers.set('cache-control', response.ok ? cacheControl : 'no-store');
    return response;
  };
}
