import { createHash, randomBytes } from 'node:crypto';
import type { IdentityProviderName } from '#contract/account/entities.ts';
import type { TestProduct } from './open-test-product.ts';
import { BROWSER_HEADERS } from './sign-in.ts';

export const ORIGIN = 'http://localhost';

/** A minimal browser for the OpenID flow: stores cookies and does not follow redirects. */
export interface Visitor {
  get(address: string, headers?: Readonly<Record<string, string>>): Promise<Response>;
  post(
    address: string,
    form: Readonly<Record<string, string>>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Response>;
  cookies(): string;
}

export function createVisitor(product: TestProduct): Visitor {
  const jar = new Map<string, string>();
  const cookies = () => Array.from(jar, (pair) => pair.join('=')).join('; ');
  const send = async (address: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    if (jar.size > 0) headers.set('cookie', cookies());
    const response = await product.request(new URL(address, ORIGIN).href, { ...init, headers });
    for (const text of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };
  return {
    get: (address, headers = {}) => send(address, { headers: { accept: 'text/html', ...headers } }),
    post: (address, form, headers = {}) =>
      send(address, { method: 'POST', headers: { ...BROWSER_HEADERS, ...headers }, body: new URLSearchParams(form) }),
    cookies,
  };
}

/** The values that a page's script sends, and stores for the token request. */
export interface Asked {
  readonly address: string;
  readonly verifier: string;
  readonly state: string;
}

const SCOPES = { google: 'openid email profile', apple: 'openid name email' } as const;

/** The URL that starts a sign-in; `changes` replace or, where empty, remove parts of its query. */
export function askToSignIn(provider: IdentityProviderName, changes: Readonly<Record<string, string>> = {}): Asked {
  const verifier = randomBytes(32).toString('base64url');
  const state = changes.state ?? randomBytes(16).toString('base64url');
  const query = {
    client_id: `starhall-local-${provider}`,
    response_type: 'code',
    scope: SCOPES[provider],
    redirect_uri: callbackOf(provider),
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...changes,
  };
  const given = Object.entries(query).filter(([, value]) => value !== '');
  return { address: `/dev/identity/${provider}/oauth/authorize?${new URLSearchParams(given)}`, verifier, state };
}

export function callbackOf(provider: IdentityProviderName): string {
  return `${ORIGIN}/dev/identity/${provider}/callback`;
}

/** Opens the account chooser; returns its URL. */
export async function openChooser(visitor: Visitor, { address }: Asked): Promise<string> {
  const response = await visitor.get(address);
  return response.headers.get('location') ?? `no chooser: ${response.status} ${await response.text()}`;
}

/** Submits a choice to the account chooser and follows the redirects; returns the query of the callback page. */
export async function choose(visitor: Visitor, chooser: string, form: Readonly<Record<string, string>>) {
  const chosen = await visitor.post(chooser, form);
  const resumed = await visitor.get(chosen.headers.get('location') ?? '/');
  return new URL(resumed.headers.get('location') ?? '/', ORIGIN);
}

/** Redeems a code as the page's script does. */
export function redeem(
  visitor: Visitor,
  provider: IdentityProviderName,
  { code, verifier }: { readonly code: string; readonly verifier: string },
  changes: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const form = {
    grant_type: 'authorization_code',
    client_id: `starhall-local-${provider}`,
    redirect_uri: callbackOf(provider),
    code,
    code_verifier: verifier,
    ...changes,
  };
  return visitor.post(`/dev/identity/${provider}/oauth/token`, form, { accept: 'application/json' });
}

/** The whole flow, from the first URL to the token response. */
export async function walk(
  visitor: Visitor,
  provider: IdentityProviderName,
  form: Readonly<Record<string, string>>,
  changes: Readonly<Record<string, string>> = {},
) {
  const asked = askToSignIn(provider, changes);
  const end = await choose(visitor, await openChooser(visitor, asked), form);
  const response = await redeem(visitor, provider, {
    code: end.searchParams.get('code') ?? '',
    verifier: asked.verifier,
  });
  return response.json();
}
