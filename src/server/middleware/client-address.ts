export interface AddressSource {
  readonly forwardedFor: string | null;
  /** Address of the connection's remote end. */
  readonly socketAddress: string;
  /** Number of trusted proxies (TRUST_PROXY) whose X-Forwarded-For counts. */
  readonly trustedProxies: number;
}

/**
 * The client's address. Every trusted proxy appends the address it saw, so with n proxies the client is the n-th
 * entry from the right; entries further left come from the client and are ignored.
 */
export function readClientAddress({ forwardedFor, socketAddress, trustedProxies }: AddressSource): string {
  if (trustedProxies === 0 || forwardedFor === null) return normalizeAddress(socketAddress);
  const hops = forwardedFor
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean);
  const index = Math.max(hops.length - trustedProxies, 0);
  return normalizeAddress(hops[index] ?? socketAddress);
}

const IPV4 = /^[\d.]+$/;

/** Strips the IPv4-mapped prefix, brackets, zone and port. */
function normalizeAddress(address: string): string {
  if (IPV4.test(address)) return address;
  const unwrapped = /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? address;
  const withoutZone = unwrapped.replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(withoutZone)?.[1] ?? withoutZone;
  return /^\d+\.\d+\.\d+\.\d+:\d+$/.test(mapped) ? mapped.replace(/:\d+$/, '') : mapped;
}

/** The key of rate limits: an IPv6 subscriber owns a whole /64, so the lower half is dropped. */
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
