import { type LookupAddress, promises } from 'node:dns';
import type { LookupFunction } from 'node:net';

export interface NameLookupSettings {
  /** Name servers in place of the system's, in tests (`127.0.0.1:5353`). */
  readonly servers?: readonly string[];
  /** For one question; the second, and last, may take twice as long. */
  readonly timeoutMs: number;
}

const TRIES = 2;

/**
 * Asks for the addresses of strangers' names. The system's own lookup holds one of the process's few threads until it has
 * an answer, so a domain whose name servers keep silent would have everything else wait that is looked up, from the mail
 * server to the database; this one holds none. It asks name servers only and does not look at `/etc/hosts`.
 */
export function createNameLookup({ servers, timeoutMs }: NameLookupSettings): LookupFunction {
  const resolver = new promises.Resolver({ timeout: timeoutMs, tries: TRIES });
  if (servers !== undefined) resolver.setServers(servers);
  return (host, { all: isForAll }, tell) => {
    void resolveBoth(resolver, host).then((found) => {
      const [first] = found;
      if (first === undefined) tell(Object.assign(new Error(`no address of ${host}`), { code: 'ENOTFOUND' }), '');
      else if (isForAll) tell(null, found);
      else tell(null, first.address, first.family);
    });
  };
}

/** What a name has of either kind; a question without an answer counts as one that found nothing. */
async function resolveBoth(resolver: promises.Resolver, host: string): Promise<LookupAddress[]> {
  const [v4, v6] = await Promise.all([
    resolver.resolve4(host).catch(() => []),
    resolver.resolve6(host).catch(() => []),
  ]);
  return [
    ...v4.map((address): LookupAddress => ({ address, family: 4 })),
    ...v6.map((address): LookupAddress => ({ address, family: 6 })),
  ];
}
