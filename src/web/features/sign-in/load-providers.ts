import { LIMITS } from '#contract/values/limits.ts';
import { trustProviders, trustScript } from '#web/app/trust/trust-policy.ts';
import type { AppleAuth } from './apple-flow.ts';
import type { GoogleIdentity } from './google-flow.ts';
import { SignInError } from './sign-in-failure.ts';

/** The part of the document that loading a script needs. */
type ScriptDocument = Pick<Document, 'createElement'> & { readonly head: Pick<HTMLHeadElement, 'append'> };

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

/** The window and its script loader, replaced in tests. */
export interface ScriptHost {
  readonly load: (address: string) => Promise<void>;
  readonly window: Pick<Window, 'google' | 'AppleID'>;
}

const browser = (): ScriptHost => ({ load: loadScript, window });

/**
 * Google's script (R8.43, R8.44).
 * @throws SignInError if it cannot be loaded or does not support this browser.
 */
export async function loadGoogle(address: string, { load, window }: ScriptHost = browser()): Promise<GoogleIdentity> {
  await load(address).catch((cause: unknown) => {
    throw new SignInError('error.google_unavailable', { cause });
  });
  const identity = window.google?.accounts?.id;
  if (identity === undefined) throw new SignInError('error.google_unsupported');
  return identity;
}

/**
 * Apple's script.
 * @throws SignInError if it cannot be loaded.
 */
export async function loadApple(address: string, { load, window }: ScriptHost = browser()): Promise<AppleAuth> {
  await load(address).catch((cause: unknown) => {
    throw new SignInError('signIn.appleUnavailable', { cause });
  });
  const auth = window.AppleID?.auth;
  if (auth === undefined) throw new SignInError('signIn.appleUnavailable');
  return auth;
}
