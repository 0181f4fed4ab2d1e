import type { AppleAuth } from './apple-auth.ts';
import type { GoogleIdentity } from './google-identity.ts';
import { loadScript } from './load-script.ts';
import { SignInError } from './sign-in-error.ts';

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
