import type { Context } from 'hono';

/** The answer's headers; an answer whose headers are immutable (a redirect, a fetched one) is copied first. */
export function writableHeaders(context: Context): Headers {
  try {
    context.res.headers.delete('x-powered-by');
  } catch {
    const copy = new Response(context.res.body, context.res);
    context.res = undefined;
    context.res = copy;
  }
  return context.res.headers;
}
