import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { makeNonce, NONCE_SECONDS } from './one-time-nonce.ts';
import { readOwnCookie, writeOwnCookie } from './own-cookies.ts';
import { makeSecret } from './secret.ts';

/**
 * Issues a nonce bound to the browser's pre-sign-in cookie. A second tab keeps the cookie, so that the first tab stays
 * valid.
 */
export function getNonce({ config, hashKey }: Pick<Services, 'config' | 'hashKey'>): Handler<'getNonce'> {
  return async (_, { headers, responseHeaders, clock }) => {
    const value = readOwnCookie(headers, config, 'presign') ?? makeSecret();
    const cookie = { name: 'presign', value, maxAgeSeconds: NONCE_SECONDS } as const;
    responseHeaders.append('set-cookie', writeOwnCookie(config, cookie));
    return { nonce: makeNonce({ hashKey, cookie: value, nowMs: clock() }) };
  };
}
