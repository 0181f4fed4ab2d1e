/** A probe of one byte, which tests for range support, does not start a download. */
const FROM_START = /^bytes=0-(?!0$)/;

/**
 * Whether a response starts a download: it contains the first byte or redirects to the file. Resumed and parallel
 * downloads are counted once.
 */
export function isBeginning(
  request: { readonly method: string; readonly headers: Headers },
  response: Response,
): boolean {
  if (request.method !== 'GET') return false;
  const range = request.headers.get('range');
  if (range === null || FROM_START.test(range)) return response.ok || response.status === 302;
  // The file has changed since the download began, so all of it is sent.
  return response.status === 200 && response.body !== null;
}
