/** Whether a page made the request: browsers tell by Origin or Sec-Fetch-Site, programs send neither. */
export function isBrowser(headers: Headers): boolean {
  return headers.has('origin') || headers.has('sec-fetch-site');
}
