export interface AddressSource {
  readonly forwardedFor: string | null;
  /** Address of the connection's other end. */
  readonly socketAddress: string;
  /** Number of proxies in front whose X-Forwarded-For is believed (TRUST_PROXY). */
  readonly trustedProxies: number;
}

/**
 * The client's address. Every trusted proxy appends the address it saw, so with n proxies the client is the n-th
 * entry from the right; whatever stands further left was written by the client and is not believed.
 */
export function readClientAddress({ forwardedFor, socketAddress, trustedProxies }: AddressSource): string {
  const hops = (forwardedFor ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean);
  const index = Math.max(hops.length - trustedProxies, 0);
  const forwarded = trustedProxies > 0 ? hops[index] : undefined;
  return normalizeAddress(forwarded ?? socketAddress);
}

/** Strips the IPv4-in-IPv6 prefix, brackets, zone and port. */
function normalizeAddress(address: string): string {
  const unwrapped = /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? address;
  const withoutZone = unwrapped.replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(withoutZone)?.[1] ?? withoutZone;
  return /^\d+\.\d+\.\d+\.\d+:\d+$/.test(mapped) ? mapped.replace(/:\d+$/, '') : mapped;
}

/** What limits count by: one IPv6 subscriber holds a whole /64, so its lower half is no identity. */
export function toLimitKey(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(8 - left.length - right.length, 0) }, () => '0');
  const groups = address.includes('::') ? [...left, ...zeros, ...right] : left;
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':');
}
