import {
  getNonce,
  issueAppleToken,
  issueGoogleToken,
  loginWithApple,
  loginWithGoogle,
} from '#contract/account/endpoints.ts';
import { type IdentityProviderName, type TokenSession, tokenSessionSchema } from '#contract/account/entities.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { CallOptions, TestProduct } from './open-test-product.ts';

export type Person = InputOf<typeof issueGoogleToken>;

const CALLS = {
  google: { issue: issueGoogleToken, login: loginWithGoogle },
  apple: { issue: issueAppleToken, login: loginWithApple },
} as const;

/** The headers of a page's calls. */
export const BROWSER_HEADERS = { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' } as const;

export interface SignedIn {
  readonly session: TokenSession;
  /** Headers of the calls that this person makes. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Signs in as a program does: a token of the local identity provider, no nonce, no cookies. */
export async function signIn(
  product: TestProduct,
  person: Person,
  provider: IdentityProviderName = 'google',
): Promise<SignedIn> {
  const { idToken: token } = await product.call(CALLS[provider].issue, person);
  const session = await product.call(CALLS[provider].login, { token });
  return { session, headers: { authorization: `Bearer ${session.token}` } };
}

/**
 * Signs in as a page does: nonce, pre-sign-in cookie, and the secret cookie besides the session token. `cookieBefore`
 * is the browser's cookie from an earlier session.
 */
export async function signInWithBrowser(
  product: TestProduct,
  person: Person,
  provider: IdentityProviderName = 'google',
  cookieBefore = '',
): Promise<SignedIn> {
  const asked = await askForNonce(product);
  const { nonce } = asked;
  const cookie = [asked.cookie, cookieBefore].filter(Boolean).join('; ');
  const { idToken: token } = await product.call(CALLS[provider].issue, { ...person, nonce });
  const response = await product.send(CALLS[provider].login, { token }, { headers: { ...BROWSER_HEADERS, cookie } });
  const session = tokenSessionSchema.parse(await response.json());
  const authorization = `Bearer ${session.token}`;
  return { session, headers: { ...BROWSER_HEADERS, authorization, cookie: cookiesOf(response) } };
}

/** A nonce and the cookie it is bound to. */
export async function askForNonce(product: TestProduct, options?: CallOptions) {
  const response = await product.send(getNonce, {}, options);
  const { nonce } = getNonce.reply.parse(await response.json());
  return { nonce, cookie: cookiesOf(response) };
}

/** The cookies that a response sets, as a Cookie header. */
export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((text) => text.split(';', 1)[0])
    .join('; ');
}
