/** A probe of one byte, which tells programs whether ranges are served, is no beginning. */
const FROM_START = /^bytes=0-(?!0$)/;

/**
 * Whether a download begins with an answer: the bytes from the first one on are in it, or it leads to them. Programs that
 * go on, or that fetch several pieces at once, begin once.
 */
export function isBeginning(
  request: { readonly method: string; readonly headers: Headers },
  response: Response,
): boolean {
  if (request.method !== 'GET') return false;
  const range = request.headers.get('range');
  if (range === null || FROM_START.test(range)) return response.ok || response.status === 302;
  // Another file than the one that was begun: all of it is sent.
  return response.status === 200 && response.body !== null;
}
