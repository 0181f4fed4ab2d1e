/** What is wrong with an address, as the key of its message. */
export type AddressProblem = 'field.invalid' | 'field.https' | 'field.publicAddress';

export interface AddressRules {
  /** Development takes http: as well. */
  readonly allowsHttp: boolean;
  /** Whether this machine and its network may be told. */
  readonly allowsPrivate: boolean;
}

/** Below it sit mail servers, shells and the like, which a request of ours must not reach. */
const FIRST_FREE_PORT = 1024;
/** Names that only this machine or its network knows. */
const LOCAL_ENDINGS = ['localhost', 'local', 'internal', 'lan', 'home.arpa'];

/**
 * Judges an address that a developer typed, as far as it can be without asking for its name: null where it may be
 * kept. What the name leads to is judged at every connection. The parser has brought hosts into one form before:
 * `0x7f.1`, `017700000001` and `2130706433` all are `127.0.0.1` here.
 */
export function judgeWebhookAddress(text: string, { allowsHttp, allowsPrivate }: AddressRules): AddressProblem | null {
  const url = URL.parse(text);
  if (url === null || text !== text.trim()) return 'field.invalid';
  if (url.protocol !== 'https:' && !(allowsHttp && url.protocol === 'http:')) return 'field.https';
  const isPlain = url.username === '' && url.password === '' && !text.includes('#');
  // The parser leaves out the port that belongs to the protocol.
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

/** What nobody on the internet has (IANA's registry of special addresses), as first address and length of the prefix. */
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
 * Only what is given out on the internet (2000::/3), without the parts that stand for something else: Teredo and its
 * neighbours, documentation, and 6to4, which has an IPv4 address within. Mapped, translated, local and multicast
 * addresses begin otherwise.
 */
function isPublicIpv6(address: string): boolean {
  // What `::` leaves out in the first two of the eight groups is zero.
  const [head = ''] = address.split('::');
  const [first = 0, second = 0] = head.split(':').map((group) => Number.parseInt(group, 16));
  const isGlobal = first >= 0x2000 && first <= 0x3fff;
  const isSpecial =
    (first === 0x2001 && (second < 0x0200 || second === 0x0db8)) ||
    first === 0x2002 ||
    (first === 0x3fff && second < 0x1000);
  return isGlobal && !isSpecial;
}
