import type Provider from 'oidc-provider';
import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import type { ChosenPeople } from './chosen-people.ts';
import { localClaims } from './local-claims.ts';
import type { LocalIssuer } from './local-issuer.ts';
import { localBase } from './local-paths.ts';
import { createMemoryAdapter } from './memory-adapter.ts';

export interface OidcProviderSettings {
  readonly issuer: LocalIssuer;
  readonly people: ChosenPeople;
  /** Key of its own cookies. */
  readonly cookieKey: string;
  /** Shows the rejection page with the library's reason; the response's status is already set. */
  readonly showRefusal: (ctx: KoaContextWithOIDC, detail: string) => void;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** A token's claims by scope. Apple sends a name beside its token and never in it. */
const CLAIMS = {
  google: {
    openid: ['sub'],
    email: ['email', 'email_verified'],
    profile: ['name', 'given_name', 'family_name'],
  },
  apple: { openid: ['sub'], email: ['email', 'email_verified', 'is_private_email'], name: [] },
} satisfies Record<LocalIssuer['provider'], Record<string, string[]>>;

/** The cookie in which the library would store the last account. */
export const LAST_CHOICE_COOKIE = 'local-identity-last';

/** An OpenID provider with one public client, code flow and PKCE, which signs with the local issuer's key. */
export async function createOidcProvider(settings: OidcProviderSettings): Promise<Provider> {
  const { Provider } = await import('oidc-provider/lib/provider.js');
  const { issuer } = settings;
  const base = localBase(issuer.provider);
  const provider = new Provider(issuer.issuer, {
    ...describeFlow(settings, base),
    jwks: { keys: [await issuer.readPrivateKey()] },
  });
  // Set by the bridge, its only client.
  provider.proxy = true;
  // The installation has many addresses: a sign-in may only return to the one it came from.
  provider.Client.prototype.redirectUriAllowed = (address: string) =>
    Provider.ctx !== undefined && address === `${originOf(Provider.ctx)}${base}/callback`;
  return provider;
}

function describeFlow({ issuer, people, cookieKey, showRefusal }: OidcProviderSettings, base: string): Configuration {
  return {
    adapter: createMemoryAdapter(),
    clients: [
      {
        client_id: issuer.audience,
        redirect_uris: [`${issuer.issuer}/callback`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'none',
      },
    ],
    allowOmittingSingleRegisteredRedirectUri: false,
    clientAuthMethods: ['none'],
    responseTypes: ['code'],
    scopes: ['openid'],
    claims: { acr: null, auth_time: null, iss: null, sid: null, ...CLAIMS[issuer.provider] },
    // Both providers put claims into the ID token itself.
    conformIdTokenClaims: false,
    extraParams: ['theme'],
    routes: { authorization: '/oauth/authorize', token: '/oauth/token', jwks: '/jwks' },
    cookies: {
      names: { session: LAST_CHOICE_COOKIE, interaction: 'local-identity-choice', resume: 'local-identity-return' },
      keys: [cookieKey],
      long: { httpOnly: true, sameSite: 'lax', path: base, signed: true },
      short: { httpOnly: true, sameSite: 'lax', signed: true },
    },
    ttl: {
      AccessToken: MINUTE,
      AuthorizationCode: MINUTE,
      Grant: HOUR,
      IdToken: HOUR,
      Interaction: HOUR,
      Session: HOUR,
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
    },
    interactions: { url: (_, { uid }) => `${base}/choose/${uid}` },
    clientBasedCORS: (ctx, origin) => origin === originOf(ctx),
    findAccount: (_, subject) => {
      const person = people.find(subject);
      if (person === undefined) return undefined;
      return { accountId: subject, claims: () => localClaims(issuer.provider, person) };
    },
    loadExistingGrant: grantRequestedScopes,
    renderError: (ctx, { error, error_description: description }) =>
      showRefusal(ctx, description === undefined ? error : `${error}: ${description}`),
  };
}

/** The origin as users see it; Koa uses that name for the header. */
function originOf({ protocol, host }: KoaContextWithOIDC): string {
  return `${protocol}://${host}`;
}

/** The store is the only client, so consent is implied. */
async function grantRequestedScopes({ oidc }: KoaContextWithOIDC) {
  const grant = new oidc.provider.Grant({
    clientId: oidc.client?.clientId,
    accountId: oidc.session?.accountId,
  });
  grant.addOIDCScope([...oidc.requestParamOIDCScopes]);
  await grant.save();
  return grant;
}
