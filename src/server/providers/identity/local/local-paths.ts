import type { IdentityProviderName } from '#contract/account/entities.ts';

/** The base path of an emulated provider; `docs/spec/api.md`, section 12, lists its parts. */
export function localBase(provider: IdentityProviderName): string {
  return `/dev/identity/${provider}`;
}

/** The script that pages load instead of the provider's own. */
export function localClientScript(provider: IdentityProviderName): string {
  return `${localBase(provider)}/client.js`;
}

/** Display names of the providers. */
export const PROVIDER_NAMES: Readonly<Record<IdentityProviderName, string>> = { google: 'Google', apple: 'Apple' };
