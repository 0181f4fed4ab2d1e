import type { IdentityProviderName } from '#contract/account/entities.ts';
import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';

/** Constants of an identity provider. */
export interface ProviderFacts {
  readonly issuers: readonly string[];
  readonly keySetUrl: string;
  /** Error code for a rejected token. */
  readonly rejectedCode: ErrorCode;
}

/** https://developers.google.com/identity/gsi/web/guides/verify-google-id-token; Apple: "Verifying a user". */
export const PROVIDER_FACTS: Readonly<Record<IdentityProviderName, ProviderFacts>> = {
  google: {
    issuers: ['https://accounts.google.com', 'accounts.google.com'],
    keySetUrl: 'https://www.googleapis.com/oauth2/v3/certs',
    rejectedCode: ERROR.googleCredentialRejected,
  },
  apple: {
    issuers: ['https://appleid.apple.com'],
    keySetUrl: 'https://appleid.apple.com/auth/keys',
    rejectedCode: ERROR.appleCredentialRejected,
  },
};
