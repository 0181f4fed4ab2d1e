import { type LookupAddress, promises } from 'node:dns';
import type { LookupFunction } from 'node:net';

export interface NameLookupSettings {
  /** Name servers that replace the system's, in tests (`127.0.0.1:5353`). */
  readonly servers?: readonly string[];
  /** For one query; the second and last attempt may take twice as long. */
  readonly timeoutMs: number;
}

const TRIES = 2;

/**
 * Resolves host names entered by users. The system's resolver occupies one of the process's few threads until it
 * finishes, so domains with unresponsive name servers would block all other lookups, from the mail server to the
 * database; this one needs no thread. It queries name servers only, not `/etc/hosts`.
 */
export function createNameLookup({ servers, timeoutMs }: NameLookupSettings): LookupFunction {
  const resolver = new promises.Resolver({ timeout: timeoutMs, tries: TRIES });
  if (servers !== undefined) resolver.setServers(servers);
  return (host, { all: isForAll }, callback) => {
    void resolveBoth(resolver, host).then((found) => {
      const [first] = found;
      if (first === undefined) callback(Object.assign(new Error(`no address of ${host}`), { code: 'ENOTFOUND' }), '');
      else if (isForAll) callback(null, found);
      else callback(null, first.address, first.family);
    });
  };
}

/** A name's addresses of both families; a failed query counts as empty. */
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
