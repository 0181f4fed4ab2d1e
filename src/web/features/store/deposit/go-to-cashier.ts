/** Takes the browser to where a top-up is paid; an address that is no web page leads nowhere. */
export function goToCashier(payUrl: string): void {
  const { protocol, href } = new URL(payUrl, location.href);
  if (protocol === 'https:' || protocol === 'http:') location.assign(href);
}
