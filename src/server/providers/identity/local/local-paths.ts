import type { IdentityProviderName } from '#contract/account/entities.ts';

/** Where pages find what stands in for a provider; its parts are named in `docs/spec/api.md`, section 12. */
export function localBase(provider: IdentityProviderName): string {
  return `/dev/identity/${provider}`;
}

/** The script that pages load in place of the provider's own. */
export function localClientScript(provider: IdentityProviderName): string {
  return `${localBase(provider)}/client.js`;
}

/** Names of the providers as people know them. */
export const PROVIDER_NAMES: Readonly<Record<IdentityProviderName, string>> = { google: 'Google', apple: 'Apple' };
