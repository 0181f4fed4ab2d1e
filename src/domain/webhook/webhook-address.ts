/** The message key of an address's problem. */
export type AddressProblem = 'field.https' | 'field.publicAddress';

export interface AddressRules {
  /** Development also accepts http:. */
  readonly allowsHttp: boolean;
  /** Whether this machine and its network may be called. */
  readonly allowsPrivate: boolean;
}

/** Lower ports belong to mail servers, shells and the like, which our requests must not reach. */
const FIRST_FREE_PORT = 1024;
/** Names that only resolve on this machine or its network. */
const LOCAL_ENDINGS = ['localhost', 'local', 'internal', 'lan', 'home.arpa'];

/**
 * Checks an address as far as possible without DNS: null if it may be stored. Resolved addresses are checked at every
 * connection. The parser has already normalized hosts: `0x7f.1`, `017700000001` and `2130706433` all are `127.0.0.1`
 * here.
 */
export function checkWebhookAddress(text: string, { allowsHttp, allowsPrivate }: AddressRules): AddressProblem | null {
  const url = URL.parse(text);
  if (url === null || text !== text.trim()) return 'field.https';
  if (url.protocol !== 'https:' && !(allowsHttp && url.protocol === 'http:')) return 'field.https';
  const isPlain = url.username === '' && url.password === '' && !text.includes('#');
  // The parser omits the protocol's default port.
  const isPortFree = url.port === '' || Number(url.port) >= FIRST_FREE_PORT;
  if (!isPlain || !isPortFree) return 'field.publicAddress';
  return allowsPrivate || isPublicHost(url.hostname) ? null : 'field.publicAddress';
}

function isPublicHost(hostname: string): boolean {
  if (hostname.startsWith('[')) return isPublicIpv6(hostname.slice(1, -1));
  const host = hostname.replace(/\.$/, '');
  if (/^\d+\.\d+\.\d+\.\d+$/.test(host)) return isPublicIpv4(host);
  const isLocal = LOCAL_ENDINGS.some((ending) => host === ending || host.endsWith(`.${ending}`));
  return host.includes('.') && !isLocal;
}

/** Non-public ranges (IANA's special-purpose registry), as first address and prefix length. */
const SPECIAL_IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;

function isPublicIpv4(address: string): boolean {
  const value = readIpv4(address);
  return !SPECIAL_IPV4.some(([first, prefix]) => {
    const size = 2 ** (32 - prefix);
    return Math.floor(value / size) === Math.floor(readIpv4(first) / size);
  });
}

function readIpv4(address: string): number {
  return address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
}

/**
 * Only globally allocated addresses (2000::/3), except Teredo and its neighbors, documentation, and 6to4, which
 * embeds an IPv4 address. Mapped, translated, local and multicast addresses have other prefixes.
 */
function isPublicIpv6(address: string): boolean {
  // Groups omitted by `::` within the first two of eight are zero.
  const [head = ''] = address.split('::');
  const [first = 0, second = 0] = head.split(':').map((group) => Number.parseInt(group, 16));
  const isGlobal = first >= 0x2000 && first <= 0x3fff;
  const isSpecial =
    (first === 0x2001 && (second < 0x0200 || second === 0x0db8)) ||
    first === 0x2002 ||
    (first === 0x3fff && second < 0x1000);
  return isGlobal && !isSpecial;
}
