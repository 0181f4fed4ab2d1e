import { LOGIN_TYPE } from '#contract/values/states.ts';
import { readCallLanguage } from '../../api/call-language.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { listIdentities as listRows } from './account-queries.ts';

/** Lists the ways to sign in to the caller's account, with the names of OpenID providers. */
export function listIdentities({
  database,
  config,
  openId,
}: Pick<Services, 'database' | 'config' | 'openId'>): Handler<'listIdentities'> {
  return async (_, context) => {
    const locale = readCallLanguage(context, config.LOCALES);
    const nameOf = (issuer: string) =>
      [...openId.values()].find((provider) => provider.isIssuer(issuer))?.names[locale];
    const rows = await listRows(database.db, requireSession(context).userId);
    const list = rows.map(({ login_type: loginType, issuer, email, created_at }) => ({
      loginType,
      name: loginType === LOGIN_TYPE.openid ? (nameOf(issuer) ?? null) : null,
      email,
      createdAt: created_at.toISOString(),
    }));
    return { count: list.length, list };
  };
}
