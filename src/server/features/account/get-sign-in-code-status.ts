import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { findCode, presentCodeStatus } from '../verification/public.ts';
import { signInHolder } from './email-identity.ts';
import { readOwnCookie } from './own-cookies.ts';

/** Returns the status of the code that this browser has requested for an address, and of no other browser's. */
export function getSignInCodeStatus({
  config,
  database,
  hashKey,
}: Pick<Services, 'config' | 'database' | 'hashKey'>): Handler<'getSignInCodeStatus'> {
  return async ({ email }, { headers, clock }) => {
    const cookie = readOwnCookie(headers, config, 'presign');
    const code =
      cookie === undefined ? undefined : await findCode(database.db, signInHolder(hashKey, { cookie, email }).key);
    return presentCodeStatus(code, clock());
  };
}
