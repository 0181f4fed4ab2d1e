import { createHash, generateKeyPair, type KeyObject, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { exportJWK, type JWK, SignJWT } from 'jose';

type Claims = Readonly<Record<string, unknown>>;

/** What it does differently from its usual self. */
export interface KeycloakMood {
  /** Claims in place of the usual ones; undefined leaves one out. */
  readonly claims?: Claims;
  readonly alg?: string;
  /** Signs with a key that is in no set. */
  readonly isForged?: boolean;
  /** Status of every answer. */
  readonly status?: number;
}

interface Code {
  readonly nonce: string;
  readonly challenge: string;
  readonly redirectUri: string;
}

export const KEYCLOAK_CLIENT = { clientId: 'store', clientSecret: 'nN4v8pGf0vYw7mDqZ1sJ' } as const;
const BODY_ONCE = new Set(['code', 'client_id', 'client_secret', 'code_verifier', 'redirect_uri', 'grant_type']);

/**
 * A server with Keycloak's habits, after what its version 26 writes: a realm in the path, a client in `azp`, keys for
 * signing beside one for encryption, `session_state` and `iss` in the callback, tokens with `typ` and `acr`.
 */
export async function startKeycloak({ issuerEnd = '' } = {}) {
  let signing = await makeKey('RS256');
  const encryption = await makeKey('RSA-OAEP');
  let mood: KeycloakMood = {};
  const codes = new Map<string, Code>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  const realm = `${origin}/realms/store`;
  const issuer = `${realm}${issuerEnd}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '').split('?')[0] ?? '';
    asked.push(path);
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json;charset=UTF-8' }).end(JSON.stringify(body));
    if (mood.status !== undefined) return void send(mood.status, { error: 'unknown_error' });
    if (path === '/realms/store/.well-known/openid-configuration') return void send(200, describe(issuer, realm));
    if (path === '/realms/store/protocol/openid-connect/certs') {
      return void send(200, { keys: [encryption.jwk, signing.jwk] });
    }
    if (path !== '/realms/store/protocol/openid-connect/token') return void send(404, { error: 'not_found' });
    const form = new URLSearchParams(await text(request));
    const code = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const isMeant =
      code !== undefined &&
      [...form.keys()].every((name) => BODY_ONCE.has(name)) &&
      form.get('client_secret') === KEYCLOAK_CLIENT.clientSecret &&
      form.get('redirect_uri') === code.redirectUri &&
      createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url') === code.challenge;
    if (!isMeant) return void send(400, { error: 'invalid_grant', error_description: 'Code not valid' });
    const idToken = await sign(code.nonce);
    send(200, {
      access_token: 'opaque',
      expires_in: 300,
      refresh_expires_in: 1800,
      refresh_token: 'opaque',
      token_type: 'Bearer',
      id_token: idToken,
      'not-before-policy': 0,
      session_state: randomUUID(),
      scope: 'openid profile email',
    });
  }

  async function sign(nonce: string): Promise<string> {
    const nowSeconds = Math.floor(Date.now() / 1000);
    const claims = {
      exp: nowSeconds + 300,
      iat: nowSeconds,
      auth_time: nowSeconds - 5,
      jti: randomUUID(),
      iss: issuer,
      aud: KEYCLOAK_CLIENT.clientId,
      sub: 'f3b1c9a2-5d8e-4d43-9a4f-0f2f4a5c6b7d',
      typ: 'ID',
      azp: KEYCLOAK_CLIENT.clientId,
      nonce,
      sid: randomUUID(),
      at_hash: createHash('sha256').update('opaque').digest().subarray(0, 16).toString('base64url'),
      acr: '1',
      email_verified: true,
      name: 'Mei Lin',
      preferred_username: 'mei',
      given_name: 'Mei',
      family_name: 'Lin',
      email: 'mei@keycloak.example',
      ...mood.claims,
    };
    const known = Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== undefined));
    const { privateKey } = mood.isForged ? await makeKey('RS256') : signing;
    const header = { alg: mood.alg ?? 'RS256', typ: 'JWT', kid: signing.jwk.kid ?? '' };
    const key = header.alg.startsWith('HS') ? Buffer.from(KEYCLOAK_CLIENT.clientSecret.repeat(2)) : privateKey;
    return new SignJWT(known).setProtectedHeader(header).sign(key);
  }

  return {
    issuer,
    asked,
    behave(next: KeycloakMood) {
      mood = next;
    },
    async rotateKeys() {
      signing = await makeKey('RS256');
    },
    /** Signs in the person at the address to which a store has sent the browser; returns where it is sent back. */
    agree(location: string): URL {
      const { searchParams, origin: at, pathname } = new URL(location);
      if (at + pathname !== `${realm}/protocol/openid-connect/auth`) throw new Error(`not the realm: ${location}`);
      const code = `${randomUUID()}.${randomUUID()}.${randomUUID()}`;
      const redirectUri = searchParams.get('redirect_uri') ?? '';
      codes.set(code, {
        nonce: searchParams.get('nonce') ?? '',
        challenge: searchParams.get('code_challenge') ?? '',
        redirectUri,
      });
      const back = new URL(redirectUri);
      back.search = String(
        new URLSearchParams({ state: searchParams.get('state') ?? '', session_state: randomUUID(), iss: issuer, code }),
      );
      return back;
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function makeKey(alg: string): Promise<{ readonly privateKey: KeyObject; readonly jwk: JWK }> {
  const { privateKey, publicKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const jwk = await exportJWK(publicKey);
  return { privateKey, jwk: { kid: randomUUID(), ...jwk, alg, use: alg === 'RS256' ? 'sig' : 'enc' } };
}

/** The part of its description that clients read. */
function describe(issuer: string, realm: string) {
  const base = `${realm}/protocol/openid-connect`;
  const signing = ['PS384', 'RS384', 'EdDSA', 'ES384', 'HS256', 'HS512', 'ES256', 'RS256', 'HS384', 'ES512', 'PS256'];
  return {
    issuer,
    authorization_endpoint: `${base}/auth`,
    token_endpoint: `${base}/token`,
    introspection_endpoint: `${base}/token/introspect`,
    userinfo_endpoint: `${base}/userinfo`,
    end_session_endpoint: `${base}/logout`,
    jwks_uri: `${base}/certs`,
    check_session_iframe: `${base}/login-status-iframe.html`,
    grant_types_supported: ['authorization_code', 'implicit', 'refresh_token', 'password', 'client_credentials'],
    response_types_supported: ['code', 'none', 'id_token', 'token', 'id_token token', 'code id_token'],
    subject_types_supported: ['public', 'pairwise'],
    id_token_signing_alg_values_supported: signing,
    id_token_encryption_alg_values_supported: ['ECDH-ES', 'RSA-OAEP', 'RSA-OAEP-256', 'RSA1_5'],
    userinfo_signing_alg_values_supported: [...signing, 'none'],
    response_modes_supported: ['query', 'fragment', 'form_post', 'query.jwt', 'jwt'],
    token_endpoint_auth_methods_supported: [
      'private_key_jwt',
      'client_secret_basic',
      'client_secret_post',
      'tls_client_auth',
      'client_secret_jwt',
    ],
    claims_supported: ['aud', 'sub', 'iss', 'auth_time', 'name', 'given_name', 'family_name', 'email', 'acr'],
    scopes_supported: ['openid', 'profile', 'email', 'address', 'phone', 'offline_access', 'web-origins', 'roles'],
    code_challenge_methods_supported: ['plain', 'S256'],
    tls_client_certificate_bound_access_tokens: true,
    authorization_response_iss_parameter_supported: true,
  };
}
