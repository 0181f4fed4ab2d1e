import type { Kysely } from 'kysely';
import { USER_STATUS } from '#contract/values/states.ts';
import type { Config } from '../../../config.ts';
import type { Schema } from '../../db/schema.ts';
import { readOwnCookie } from './own-cookies.ts';
import { hashSecret } from './secret.ts';
import { isDeviceAllowed } from './session-queries.ts';

export interface CookieUser {
  readonly userId: number;
  readonly sessionId: string;
  readonly birthdate: string | null;
}

/**
 * Finds the signed-in account by the browser's secret cookie. Returns undefined if the cookie is invalid or the
 * device is not allowed.
 */
export async function findCookieUser(
  db: Kysely<Schema>,
  config: Pick<Config, 'PUBLIC_ORIGIN'>,
  { headers, now }: { readonly headers: Headers; readonly now: Date },
): Promise<CookieUser | undefined> {
  const sessionSecret = readOwnCookie(headers, config, 'sid');
  if (sessionSecret === undefined) return undefined;
  return db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['s.user_id as userId', 's.id as sessionId', 'u.birthdate'])
    .where('s.authority_hash', '=', hashSecret(sessionSecret))
    .where('s.revoked_at', 'is', null)
    .where('s.expires_at', '>', now)
    .where('u.deleted_at', 'is', null)
    .where('u.status', '<>', USER_STATUS.suspended)
    .where((builder) => isDeviceAllowed(builder))
    .executeTakeFirst();
}
