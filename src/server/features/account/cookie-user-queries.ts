import type { Kysely } from 'kysely';
import type { Config } from '../../../config.ts';
import type { Schema } from '../../db/schema.ts';
import { readOwnCookie } from './own-cookies.ts';
import { hashSecret } from './secret.ts';

/** The account that a browser is signed in to, by its authority cookie; undefined where none counts. */
export async function findCookieUser(
  db: Kysely<Schema>,
  config: Pick<Config, 'PUBLIC_ORIGIN'>,
  { headers, now }: { readonly headers: Headers; readonly now: Date },
): Promise<number | undefined> {
  const authority = readOwnCookie(headers, config, 'sid');
  if (authority === undefined) return undefined;
  const row = await db
    .selectFrom('sessions')
    .select('user_id')
    .where('authority_hash', '=', hashSecret(authority))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.user_id;
}
