import { isSignInRecent } from '#domain/account/recent-sign-in.ts';
import { readCallLanguage } from '../../api/call-language.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { findSignInTime, listIdentities as listRows } from './identity-queries.ts';
import { type IdentityServices, presentIdentities } from './present-identities.ts';

/** Lists the ways to sign in to the caller's account, with the names of OpenID providers. */
export function listIdentities(services: IdentityServices & Pick<Services, 'database'>): Handler<'listIdentities'> {
  const { database, config } = services;
  return async (_, context) => {
    const locale = readCallLanguage(context, config.LOCALES);
    const { id, userId } = requireSession(context);
    const [rows, signedInAt] = await Promise.all([listRows(database.db, userId), findSignInTime(database.db, id)]);
    const list = presentIdentities(services, rows, locale);
    const canChange = signedInAt !== undefined && isSignInRecent(signedInAt, new Date(context.clock()));
    return { count: list.length, list, canChange };
  };
}
