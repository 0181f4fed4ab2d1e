import { LIMITS } from '#contract/values/limits.ts';
import { trustProviders, trustScript } from '#web/app/trust/trust-policy.ts';

/** The part of the document that loading a script needs. */
export type ScriptDocument = Pick<Document, 'createElement'> & { readonly head: Pick<HTMLHeadElement, 'append'> };

const loaded = new Map<string, Promise<void>>();

/**
 * Loads a provider's script once; after a failure the next call tries again.
 * @throws Error if it fails or times out.
 */
export function loadScript(address: string, page: ScriptDocument = document): Promise<void> {
  const loading =
    loaded.get(address) ??
    insertScript(address, page).catch((error: unknown) => {
      loaded.delete(address);
      throw error;
    });
  loaded.set(address, loading);
  return loading;
}

function insertScript(address: string, page: ScriptDocument): Promise<void> {
  const script = page.createElement('script');
  return new Promise<void>((resolve, reject) => {
    const fail = () => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`the script ${address} cannot be loaded`));
    };
    const timer = setTimeout(fail, LIMITS.requestTimeoutMs);
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    if (URL.canParse(address)) trustProviders();
    script.src = trustScript(address);
    script.async = true;
    page.head.append(script);
  });
}
