import { buildRequest } from '#client/build-request.ts';
import type { Endpoint, InputOf, ReplyOf } from '#contract/endpoint.ts';
import { makeSignature } from '#contract/request/signature.ts';
import { HEADERS, LIMITS } from '#contract/values/limits.ts';
import { SIGN_SECRET } from '../../bench/sign.ts';
import type { RunningRelease } from './start-release.ts';

export interface SignedClient {
  /** Makes a call; each goes to the next of the releases. @throws Error for every answer but 2xx. */
  call<E extends Endpoint>(endpoint: Pick<E, 'method' | 'path'> & E, input: InputOf<E>): Promise<ReplyOf<E>>;
}

/** A client of several releases in turn, signed in if it has a token. */
export function createSignedClient(nextRelease: () => RunningRelease, token?: string): SignedClient {
  return {
    async call(endpoint, input) {
      const { name, origin } = nextRelease();
      const { url, body, contentType, params } = buildRequest(endpoint, input ?? {});
      const iat = Math.floor(Date.now() / 1000);
      const signature = await makeSignature({ params, iat, secret: SIGN_SECRET, jti: crypto.randomUUID() });
      const response = await fetch(origin + url, {
        method: endpoint.method,
        headers: {
          [HEADERS.clientVersion]: String(LIMITS.clientVersion),
          [HEADERS.signature]: `Bearer ${signature}`,
          [HEADERS.idempotency]: crypto.randomUUID(),
          ...(contentType === null ? {} : { 'content-type': contentType }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        body,
      });
      const text = await response.text();
      if (!response.ok)
        throw new Error(`${name}: ${endpoint.method} ${endpoint.path} answered ${response.status} ${text}`);
      return JSON.parse(text);
    },
  };
}
