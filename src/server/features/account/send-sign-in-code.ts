import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { issueCode } from '../verification/public.ts';
import { foldAddress } from './account-policy.ts';
import { requireEmailSignIn, signInHolder } from './email-identity.ts';
import { NONCE_SECONDS } from './one-time-nonce.ts';
import { readOwnCookie, writeOwnCookie } from './own-cookies.ts';
import { makeSecret } from './secret.ts';

type CodeServices = Pick<Services, 'config' | 'database' | 'hashKey' | 'jobs' | 'limits'>;

/** Sends a code to any address: the reply is the same whether or not it has an account. */
export function sendSignInCode(services: CodeServices): Handler<'sendSignInCode'> {
  const { config, hashKey } = services;
  return async ({ email }, context) => {
    requireEmailSignIn(config);
    const value = readOwnCookie(context.headers, config, 'presign') ?? makeSecret();
    const cookie = { name: 'presign', value, maxAgeSeconds: NONCE_SECONDS } as const;
    context.responseHeaders.append('set-cookie', writeOwnCookie(config, cookie));
    const order = { purpose: 'signIn', address: foldAddress(email) } as const;
    return issueCode(services, order, signInHolder(hashKey, { cookie: value, email }), context);
  };
}
