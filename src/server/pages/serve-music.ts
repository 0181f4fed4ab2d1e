import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

/** Folder of the player's tracks (tools/render-music.ts). */
export const MUSIC_FILES = '/music/';

/** Types unknown to the server library. */
const TYPES: Readonly<Record<string, string>> = { weba: 'audio/webm', m4a: 'audio/mp4' };

/** Serves the player's tracks with range support; names change with their content, so browsers cache them. */
export function serveMusic(clientFolder: string): MiddlewareHandler {
  const serveFile = serveStatic({ root: clientFolder });
  return async (context, next) => {
    const response = await serveFile(context, next);
    if (!(response instanceof Response)) return;
    if (!response.ok) {
      // Errors for unsatisfiable ranges (416) must not be cached.
      response.headers.set('cache-control', 'no-store');
      return response;
    }
    const type = TYPES[context.req.path.slice(context.req.path.lastIndexOf('.') + 1)];
    if (type !== undefined) response.headers.set('content-type', type);
    response.headers.set('cache-control', 'public, max-age=31536000, immutable');
    return response;
  };
}
