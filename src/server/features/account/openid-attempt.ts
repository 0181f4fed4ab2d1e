import { createHmac } from 'node:crypto';
import { readReturnPath } from '#domain/page/return-path.ts';
import type { OpenIdAttempt } from '../../providers/identity/openid/openid-provider.ts';
import { makeNonce, type NonceBinding, readNonceExpiry } from './one-time-nonce.ts';

/** What an attempt is bound to: the browser’s pre-sign-in cookie, and the provider that was chosen. */
export interface AttemptBinding extends NonceBinding {
  readonly provider: string;
}

/** Where the visitor was, in the state: proxies accept addresses of a few thousand characters. */
const RETURN_LENGTH = 1000;

/**
 * A sign-in with an OpenID provider stores nothing: `state` is a nonce that only this browser can use, followed by the
 * page to return to, and what the provider must prove is derived from it with a key that only the server has.
 */
export function makeAttempt(binding: AttemptBinding, returnTo: string | undefined): OpenIdAttempt {
  const path = readReturnPath(returnTo) ?? '';
  const back = path.length > RETURN_LENGTH ? '' : Buffer.from(path).toString('base64url');
  return derive(binding, `${makeNonce(bind(binding, back))}~${back}`);
}

/** Ends the state of an attempt that adds the provider's account to the one of a session. */
const LINK = 'link';

/** An attempt that only the session which has started it can finish, known by the hash of its secret cookie. */
export function makeLinkAttempt(binding: AttemptBinding, session: Buffer): OpenIdAttempt {
  return derive(binding, `${makeNonce(bindLink(binding, session))}~~${LINK}`);
}

export interface ReturnedAttempt extends OpenIdAttempt {
  /** Whether it adds an account to the one of the session. */
  readonly isLink: boolean;
  /** A page of this store; null for the hall. */
  readonly returnTo: string | null;
  /** When the state expires, in unix seconds. */
  readonly expiresAt: number;
}

/**
 * Reads a state that comes back; null if it is not ours, has expired, or belongs to another browser, provider or session.
 */
export function readAttempt(binding: AttemptBinding, state: string, session: Buffer | null): ReturnedAttempt | null {
  const [nonce = '', back = '', ...rest] = state.split('~');
  const isLink = session !== null && back === '' && rest.join('~') === LINK;
  if (rest.length > 0 && !isLink) return null;
  const expiresAt = readNonceExpiry(nonce, isLink ? bindLink(binding, session) : bind(binding, back));
  if (expiresAt === null) return null;
  const returnTo = readReturnPath(Buffer.from(back, 'base64url').toString());
  return { ...derive(binding, state), isLink, returnTo, expiresAt };
}

/** The nonce’s own key depends on the rest of the state, which therefore cannot be replaced. */
function bind({ hashKey, cookie, provider, nowMs }: AttemptBinding, back: string): NonceBinding {
  return { hashKey, cookie: `${cookie}\n${provider}\n${back}`, nowMs };
}

/** Unlike any page to return to, so a state of a sign-in cannot be turned into one that links. */
function bindLink(binding: AttemptBinding, session: Buffer): NonceBinding {
  return bind(binding, `~${LINK}\n${session.toString('hex')}`);
}

function derive({ hashKey, cookie }: AttemptBinding, state: string): OpenIdAttempt {
  const part = (use: string) =>
    createHmac('sha256', hashKey).update(`openid ${use}\n${cookie}\n${state}`).digest('base64url');
  return { state, nonce: part('nonce'), verifier: part('verifier') };
}
