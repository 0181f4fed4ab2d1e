import type { AppleUser } from '#contract/account/apple-user.ts';

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
  /** At the first consent only, and never again. */
  readonly user?: AppleUser;
}

/** The part of Sign in with Apple JS that we use: https://developer.apple.com/documentation/signinwithapplejs */
export interface AppleAuth {
  init(configuration: AppleConfiguration): void;
  /** Rejects with `{error: string}` where nothing came of it. */
  signIn(): Promise<AppleReply>;
}

declare global {
  interface Window {
    AppleID?: { readonly auth?: AppleAuth };
  }
}
