import type { IdentityProviderName } from '#contract/account/entities.ts';
import type { ErrorCode } from '#contract/errors/errors.ts';
import { LOGIN_TYPE, type LoginType } from '#contract/values/states.ts';
import type { Config } from '../../../config.ts';
import { readOrMakeSecret } from '../../secrets.ts';
import { createIdentityVerifier, createRefusingVerifier, type IdentityVerifier } from './identity-verifier.ts';
import { createLocalIssuer, type LocalIssuer, makePrivateKey } from './local/local-issuer.ts';
import { PROVIDER_FACTS } from './provider-facts.ts';
import { createRemoteKeys } from './remote-keys.ts';

export interface IdentityProvider {
  readonly name: IdentityProviderName;
  readonly loginType: LoginType;
  /** Error code for a rejected token. */
  readonly rejectedCode: ErrorCode;
  readonly verifier: IdentityVerifier;
  /** Replaces the provider; null in production and if a client ID is set. */
  readonly local: LocalIssuer | null;
}

export type IdentityProviders = Readonly<Record<IdentityProviderName, IdentityProvider>>;

export interface IdentitySettings {
  readonly config: Config;
  /** Where the local providers store their keys. */
  readonly dataDir: string;
  /** Server clock in unix milliseconds. */
  readonly now: () => number;
  /** Key set addresses that replace the providers' own, for tests. */
  readonly keySetUrls?: Partial<Readonly<Record<IdentityProviderName, string>>>;
}

/**
 * Google and Apple: the real provider if its client ID is set, else a local one outside production, else none. They
 * all share the same verification code.
 */
export function openIdentityProviders(settings: IdentitySettings): IdentityProviders {
  return { google: openProvider('google', settings), apple: openProvider('apple', settings) };
}

function openProvider(name: IdentityProviderName, settings: IdentitySettings): IdentityProvider {
  const { config, now } = settings;
  const { issuers, keySetUrl, rejectedCode } = PROVIDER_FACTS[name];
  const fixed = { name, loginType: LOGIN_TYPE[name], rejectedCode };
  const clientId = name === 'google' ? config.GOOGLE_CLIENT_ID : config.APPLE_CLIENT_ID;
  if (clientId !== '') {
    const keys = createRemoteKeys({ url: settings.keySetUrls?.[name] ?? keySetUrl });
    const verifier = createIdentityVerifier({ issuers, audience: clientId, keys, rejectedCode, now });
    return { ...fixed, verifier, local: null };
  }
  if (config.isProduction) return { ...fixed, verifier: createRefusingVerifier(rejectedCode), local: null };
  const local = openLocalIssuer(name, settings);
  const { issuer, audience, keys } = local;
  const verifier = createIdentityVerifier({ issuers: [issuer], audience, keys, rejectedCode, now });
  return { ...fixed, verifier, local };
}

function openLocalIssuer(provider: IdentityProviderName, { dataDir, now }: IdentitySettings): LocalIssuer {
  const readPrivateKey = () => readOrMakeSecret({ dataDir, name: `identity-${provider}.pem`, make: makePrivateKey });
  return createLocalIssuer({ provider, readPrivateKey, now });
}
