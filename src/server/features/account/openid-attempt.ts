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

export interface ReturnedAttempt extends OpenIdAttempt {
  /** A page of this store; null for the hall. */
  readonly returnTo: string | null;
  /** When the state expires, in unix seconds. */
  readonly expiresAt: number;
}

/** Reads a state that comes back; null if it is not ours, has expired, or belongs to another browser or provider. */
export function readAttempt(binding: AttemptBinding, state: string): ReturnedAttempt | null {
  const [nonce = '', back = '', ...rest] = state.split('~');
  const expiresAt = rest.length > 0 ? null : readNonceExpiry(nonce, bind(binding, back));
  if (expiresAt === null) return null;
  return { ...derive(binding, state), returnTo: readReturnPath(Buffer.from(back, 'base64url').toString()), expiresAt };
}

/** The nonce’s own key depends on the rest of the state, which therefore cannot be replaced. */
function bind({ hashKey, cookie, provider, nowMs }: AttemptBinding, back: string): NonceBinding {
  return { hashKey, cookie: `${cookie}\n${provider}\n${back}`, nowMs };
}

function derive({ hashKey, cookie }: AttemptBinding, state: string): OpenIdAttempt {
  const part = (use: string) =>
    createHmac('sha256', hashKey).update(`openid ${use}\n${cookie}\n${state}`).digest('base64url');
  return { state, nonce: part('nonce'), verifier: part('verifier') };
}
