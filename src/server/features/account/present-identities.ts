import type { LinkedIdentity } from '#contract/account/entities.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import type { Row } from '../../db/schema.ts';
import { maskEmail } from '../../mails/mask-email.ts';
import type { Services } from '../../services.ts';
import { identityId } from './identity-id.ts';
import { findProvider, isOffered } from './identity-ways.ts';

export type IdentityServices = Pick<Services, 'config' | 'identity' | 'openId' | 'hashKey'>;

/** Formats ways to sign in, with the names of OpenID providers in a language. */
export function presentIdentities(
  services: IdentityServices,
  rows: readonly Row<'identities'>[],
  locale: LocaleCode,
): LinkedIdentity[] {
  return rows.map((row) => ({
    id: identityId(services.hashKey, row),
    loginType: row.login_type,
    name: findProvider(services, row)?.names[locale] ?? null,
    email: row.email === '' ? '' : maskEmail(row.email),
    isOffered: isOffered(services, row),
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  }));
}
