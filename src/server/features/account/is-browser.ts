/** Whether a browser sent the request: browsers send Origin or Sec-Fetch-Site, programs send neither. */
export function isBrowser(headers: Headers): boolean {
  return headers.has('origin') || headers.has('sec-fetch-site');
}
