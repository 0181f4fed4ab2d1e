import { readdirSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

/** Folder of the build's scripts, styles and fonts. */
export const BUILT_FILES = '/assets/';

/** Built files contain a hash in their name: browsers cache them forever. */
export const KEPT_FOR_GOOD = 'public, max-age=31536000, immutable';
/** Files beside the build, with fixed names. */
export const KEPT_AN_HOUR = 'public, max-age=3600';

/**
 * Serves the files of the build with the given `cacheControl`. Their names are read once: looking for a file on the disk
 * would keep every page waiting.
 */
export function serveBuiltFiles(clientFolder: string, cacheControl: string): MiddlewareHandler {
  const names = new Set(readdirSync(clientFolder, { encoding: 'utf8', recursive: true }).map((name) => `/${name}`));
  const serveFile = serveStatic({ root: clientFolder, precompressed: true });
  return async (context, next) => {
    if (!names.has(context.req.path)) return next();
    const response = await serveFile(context, next);
    if (!(response instanceof Response)) return;
    // Errors for unsatisfiable ranges (416) must not be cached, not even heuristically.
    response.headers.set('cache-control', response.ok ? cacheControl : 'no-store');
    return response;
  };
}
