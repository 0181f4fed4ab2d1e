import { SURROGATE_KEY } from './cdn-headers.ts';

/** Makes the CDN forget what it holds. Another kind of CDN is another function that makes one. */
export interface CdnPurger {
  /** Drops every held answer with one of these keys. @throws if the CDN does not confirm it. */
  purge(keys: readonly string[]): Promise<void>;
}

const ANSWER_MS = 2000;

/** Purges by the method PURGE, with the keys in the header Surrogate-Key, at every address. Undefined without addresses. */
export function openCdnPurger(addresses: readonly string[]): CdnPurger | undefined {
  if (addresses.length === 0) return undefined;
  return {
    async purge(keys) {
      const outcomes = await Promise.allSettled(addresses.map((address) => purgeAt(address, keys)));
      const failed = outcomes.find((outcome) => outcome.status === 'rejected');
      if (failed !== undefined) throw failed.reason;
    },
  };
}

async function purgeAt(address: string, keys: readonly string[]): Promise<void> {
  const response = await fetch(address, {
    method: 'PURGE',
    headers: { [SURROGATE_KEY]: keys.join(' ') },
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`${new URL(address).host} answered a purge with ${response.status}`);
}
