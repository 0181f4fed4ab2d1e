/**
 * Whether an address leads to one of our own origins. Only names count: cookies are shared between the ports of a host,
 * and a page may not choose the scheme. The parser has taken off what stands before an `@`, and brought names and numbers
 * of hosts into one form.
 */
export function isOwnAddress(address: string, origins: readonly string[]): boolean {
  const host = hostOf(address);
  return host !== undefined && origins.some((origin) => hostOf(origin) === host);
}

function hostOf(address: string): string | undefined {
  // `shop.example.` is the same machine.
  return URL.parse(address)?.hostname.replace(/\.$/, '');
}
