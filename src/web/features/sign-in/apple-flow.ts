import type { AppleUser } from '#contract/account/apple-user.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { SignInError } from './sign-in-failure.ts';

export interface AppleConfiguration {
  readonly clientId: string;
  readonly scope: string;
  readonly redirectURI: string;
  readonly state: string;
  readonly nonce: string;
  readonly usePopup: boolean;
}

export interface AppleReply {
  readonly authorization: { readonly id_token: string; readonly state?: string };
  /** Only on the first consent. */
  readonly user?: AppleUser;
}

/** The used part of Sign in with Apple JS: https://developer.apple.com/documentation/signinwithapplejs */
export interface AppleAuth {
  init(configuration: AppleConfiguration): void;
  /** Rejects with `{error: string}` on failure. */
  signIn(): Promise<AppleReply>;
}

declare global {
  interface Window {
    AppleID?: { readonly auth?: AppleAuth };
  }
}

interface AppleFlow {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
}

/** A provider's result: the identity token and, from Apple, possibly a name. */
export interface Credential {
  readonly token: string;
  readonly user?: AppleUser;
}

/** Apple's error codes for a closed or replaced window, which need no message. */
const SILENT: ReadonlySet<string> = new Set([
  'popup_closed_by_user',
  'user_cancelled_authorize',
  'user_trigger_new_signin_flow',
]);

/**
 * Opens Apple's window (R7.90); resolves with its result, or null if the user closed it.
 * @throws SignInError if the browser blocks the window; ApiError `appleCredentialRejected` for a reply to another
 * request.
 */
export async function startAppleFlow(apple: AppleAuth, flow: AppleFlow): Promise<Credential | null> {
  const { clientId, redirectUri, state, nonce } = flow;
  apple.init({ clientId, scope: 'name email', redirectURI: redirectUri, state, nonce, usePopup: true });
  const reply = await signInOrClose(apple);
  if (reply === null) return null;
  const { authorization, user } = reply;
  if (authorization.state !== state) throw new ApiError(ERROR.appleCredentialRejected);
  const token = authorization.id_token;
  // The email is taken from the token, where Apple vouches for it.
  return user?.name === undefined ? { token } : { token, user: { name: user.name } };
}

async function signInOrClose(apple: AppleAuth): Promise<AppleReply | null> {
  try {
    return await apple.signIn();
  } catch (cause) {
    const reason = readReason(cause);
    if (SILENT.has(reason)) return null;
    if (reason === 'popup_blocked_by_browser') throw new SignInError('signIn.popupBlocked', { cause });
    throw new ApiError(ERROR.appleCredentialRejected, { cause });
  }
}

function readReason(cause: unknown): string {
  return typeof cause === 'object' && cause !== null && 'error' in cause ? String(cause.error) : '';
}
