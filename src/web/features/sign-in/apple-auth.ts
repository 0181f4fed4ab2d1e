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
