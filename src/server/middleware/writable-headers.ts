import type { Context } from 'hono';

/** The response's headers; a response with immutable headers (redirected or fetched) is copied first. */
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
