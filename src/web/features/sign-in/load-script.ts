import { LIMITS } from '#contract/values/limits.ts';
import { trustProviders, trustScript } from '#web/app/trust/trust-policy.ts';

/** The document as far as loading a script needs it. */
export type ScriptDocument = Pick<Document, 'createElement'> & { readonly head: Pick<HTMLHeadElement, 'append'> };

const loaded = new Map<string, Promise<void>>();

/**
 * Loads a script of a provider once; a failure is forgotten, so that the next click tries again.
 * @throws Error where it cannot be had, or not in time.
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
