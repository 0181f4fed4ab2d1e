/**
 * Whether an address belongs to one of our origins. Only host names are compared: cookies are shared between the
 * ports of a host, and a page cannot choose the scheme. The parser has already removed user info and normalized host
 * names and IP addresses.
 */
export function isOwnAddress(address: string, origins: readonly string[]): boolean {
  const host = hostOf(address);
  return host !== undefined && origins.some((origin) => hostOf(origin) === host);
}

function hostOf(address: string): string | undefined {
  // `shop.example.` is the same host.
  return URL.parse(address)?.hostname.replace(/\.$/, '');
}
