import { generateKeyPair } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { exportJWK } from 'jose';
import { createMemoryAdapter } from '#server/providers/identity/local/memory-adapter.ts';

/** Claims of a person who can be chosen. */
export interface OpenIdTestPerson {
  readonly sub: string;
  readonly email: string;
  readonly email_verified?: boolean;
  readonly given_name?: string;
}

export const OPENID_CLIENT = { clientId: 'store', clientSecret: 'secret with + and %, 32 bytes long!' } as const;

/**
 * The library that also is the local identity provider, as a company would run it: at its own address, with a client with a
 * secret, PKCE required, email addresses at the userinfo endpoint only, and a page on which people choose who they are.
 */
export async function startOpenIdProvider(people: readonly OpenIdTestPerson[]) {
  const { Provider } = await import('oidc-provider/lib/provider.js');
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const provider = new Provider(issuer, {
    jwks: { keys: [await exportJWK(privateKey)] },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 3600, IdToken: 3600, Interaction: 3600, Session: 3600 },
    adapter: createMemoryAdapter(),
    clients: [
      {
        client_id: OPENID_CLIENT.clientId,
        client_secret: OPENID_CLIENT.clientSecret,
        redirect_uris: ['https://games.example/callback'],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
    cookies: { keys: ['any'], long: { signed: true }, short: { signed: true } },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    interactions: { url: (_, { uid }) => `/choose/${uid}` },
    findAccount: (_, sub) => {
      const person = people.find((each) => each.sub === sub);
      return person && { accountId: sub, claims: () => ({ ...person }) };
    },
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  // The store under test gets its address later.
  provider.Client.prototype.redirectUriAllowed = (uri: string) => uri.endsWith('/api/provider/openid/company/callback');
  provider.use(async (ctx, next) => {
    if (!ctx.path.startsWith('/choose/')) return next();
    if (ctx.method === 'GET') return showPeople(ctx, people);
    const sub = new URLSearchParams(await text(ctx.req)).get('sub') ?? '';
    const result = sub === '' ? { error: 'access_denied' } : { login: { accountId: sub } };
    ctx.redirect(await provider.interactionResult(ctx.req, ctx.res, result, { mergeWithLastSubmission: false }));
    ctx.status = 303;
  });
  server.on('request', provider.callback());
  return {
    issuer,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function showPeople(ctx: { type: string; body: unknown }, people: readonly OpenIdTestPerson[]): void {
  const buttons = people.map(({ sub, email }) => `<button name="sub" value="${sub}">${email}</button>`);
  ctx.type = 'html';
  ctx.body = `<!doctype html><html lang="en"><title>Choose</title><link rel="icon" href="data:,"><form method="post">${buttons.join(' ')}
<button name="sub" value="">Cancel</button></form></html>`;
}
