import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';

/** Throws `forbidden` for the addresses and networks (`203.0.113.0/24`) of the list. */
export function createDenyList(entries: readonly string[]): (clientAddress: string) => void {
  if (entries.length === 0) return () => {};
  const list = new BlockList();
  for (const entry of entries) addEntry(list, entry);
  return (clientAddress) => {
    const isDenied =
      (isIPv4(clientAddress) && list.check(clientAddress)) ||
      (isIPv6(clientAddress) && list.check(clientAddress, 'ipv6'));
    if (isDenied) throw new ApiError(ERROR.forbidden);
  };
}

function addEntry(list: BlockList, entry: string): void {
  const [address = '', prefix] = entry.trim().split('/');
  if (isIP(address) === 0) throw new Error(`DENY_LIST takes addresses and networks, not ${entry}`);
  const family = isIPv6(address) ? 'ipv6' : 'ipv4';
  if (prefix === undefined) list.addAddress(address, family);
  else list.addSubnet(address, Number(prefix), family);
}
