import { isSignInRecent } from '#domain/account/recent-sign-in.ts';
import { readCallLanguage } from '../../api/call-language.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import { maskEmail } from '../../mails/mask-email.ts';
import type { Services } from '../../services.ts';
import { identityId } from './identity-id.ts';
import { findSignInTime, listIdentities as listRows } from './identity-queries.ts';
import { findProvider, isOffered } from './identity-ways.ts';

type ListServices = Pick<Services, 'database' | 'config' | 'identity' | 'openId' | 'hashKey'>;

/** Lists the ways to sign in to the caller's account, with the names of OpenID providers. */
export function listIdentities(services: ListServices): Handler<'listIdentities'> {
  const { database, config, hashKey } = services;
  return async (_, context) => {
    const locale = readCallLanguage(context, config.LOCALES);
    const { id, userId } = requireSession(context);
    const [rows, signedInAt] = await Promise.all([listRows(database.db, userId), findSignInTime(database.db, id)]);
    const list = rows.map((row) => ({
      id: identityId(hashKey, row),
      loginType: row.login_type,
      name: findProvider(services, row)?.names[locale] ?? null,
      email: row.email === '' ? '' : maskEmail(row.email),
      isOffered: isOffered(services, row),
      createdAt: row.created_at.toISOString(),
      lastUsedAt: row.last_used_at?.toISOString() ?? null,
    }));
    const canChange = signedInAt !== undefined && isSignInRecent(signedInAt, new Date(context.clock()));
    return { count: list.length, list, canChange };
  };
}
