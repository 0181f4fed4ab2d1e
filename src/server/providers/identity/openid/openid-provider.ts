import * as client from 'openid-client';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { once } from '../local/once.ts';
import { type Identity, readIdentity } from '../read-identity.ts';
import { type OpenIdSettings, trimSlashes } from './openid-settings.ts';

/** What one sign-in is bound to; known to this store and the visitor's browser only. */
export interface OpenIdAttempt {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** A person as a provider vouches for them. */
export interface OpenIdPerson {
  /** As the provider itself writes it: with the subject, it identifies the person. */
  readonly issuer: string;
  readonly identity: Identity;
}

/** Any OpenID Connect provider, in the authorization code flow with PKCE. */
export interface OpenIdProvider extends Pick<OpenIdSettings, 'id' | 'names'> {
  /** Whether it is the provider of an identity, whose issuer may end with a slash. */
  isIssuer(issuer: string): boolean;
  /** Where the browser is sent. @throws ApiError `externalProviderError` while the provider cannot be reached. */
  start(attempt: OpenIdAttempt, redirectUri: string): Promise<URL>;
  /**
   * Redeems the address to which the provider has sent the browser back; null if the person canceled.
   * @throws ApiError `openIdRejected` for anything that is not for this sign-in, `externalProviderError` while the
   * provider cannot be reached.
   */
  finish(attempt: OpenIdAttempt, address: URL): Promise<OpenIdPerson | null>;
}

const TIMEOUT_SECONDS = 8;
/** How long the provider's description is used: keys have their own, shorter time. */
const DESCRIPTION_MS = 60 * 60 * 1000;

export function createOpenIdProvider(settings: OpenIdSettings): OpenIdProvider {
  const describe = () => ({ atMs: Date.now(), read: once(() => discover(settings)) });
  let description = describe();
  const configure = (): Promise<client.Configuration> => {
    if (Date.now() - description.atMs > DESCRIPTION_MS) description = describe();
    return description.read();
  };
  return {
    id: settings.id,
    names: settings.names,
    isIssuer: (issuer) => trimSlashes(issuer) === settings.issuer,
    async start({ state, nonce, verifier }, redirectUri) {
      const configuration = await configure().catch(refuse);
      return client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: settings.scope,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
    },
    async finish(attempt, address) {
      if (address.searchParams.get('error') === 'access_denied') return null;
      return readPerson(await configure().catch(refuse), attempt, address).catch(refuse);
    },
  };
}

/** The library checks state, issuer, audience, authorized party, nonce, time and signature of what comes back. */
async function readPerson(
  configuration: client.Configuration,
  { state, nonce, verifier }: OpenIdAttempt,
  address: URL,
): Promise<OpenIdPerson> {
  const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
  const tokens = await client.authorizationCodeGrant(configuration, address, checks);
  const claims = tokens.claims();
  if (claims === undefined) throw new ApiError(ERROR.openIdRejected);
  const { issuer, userinfo_endpoint: infoEndpoint } = configuration.serverMetadata();
  const hasMore = claims.email === undefined && infoEndpoint !== undefined;
  const more = hasMore ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub) : {};
  const identity = readIdentity({ ...more, ...claims });
  if (identity === null) throw new ApiError(ERROR.openIdRejected);
  return { issuer, identity };
}

async function discover({ issuer, clientId, clientSecret }: OpenIdSettings): Promise<client.Configuration> {
  const execute = [client.enableNonRepudiationChecks];
  if (issuer.startsWith('http:')) execute.push(client.allowInsecureRequests);
  const address = new URL(`${issuer}/.well-known/openid-configuration`);
  const options = { execute, timeout: TIMEOUT_SECONDS };
  const found = await client.discovery(address, clientId, undefined, client.None(), options);
  const server = found.serverMetadata();
  // Operators and providers disagree about the slash at the end; tokens carry what the provider writes.
  if (trimSlashes(server.issuer) !== issuer) {
    throw new ApiError(ERROR.externalProviderError, { cause: `${address} describes ${server.issuer}` });
  }
  if (clientSecret === '') return found;
  const configuration = new client.Configuration(server, clientId, undefined, authenticateWith(server, clientSecret));
  configuration.timeout = TIMEOUT_SECONDS;
  for (const extend of execute) extend(configuration);
  return configuration;
}

/** In the body where the provider takes it there: providers decode the header's user and password differently. */
function authenticateWith(server: client.ServerMetadata, secret: string): client.ClientAuth {
  const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  return methods.includes('client_secret_post') ? client.ClientSecretPost(secret) : client.ClientSecretBasic(secret);
}

/** Failures of the way to the provider, as opposed to those of what it says. */
const UNREACHABLE = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]);

function refuse(cause: unknown): never {
  if (cause instanceof ApiError) throw cause;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const isUnreachable = UNREACHABLE.has(code) || (cause instanceof TypeError && code === '');
  throw new ApiError(isUnreachable ? ERROR.externalProviderError : ERROR.openIdRejected, { cause });
}
