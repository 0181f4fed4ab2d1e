import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { readCallLanguage } from '../../api/call-language.ts';
import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import {
  findProviderProfile,
  findUserProfile,
  type IdentityServices,
  listIdentities,
  listLiveSessions,
  presentIdentities,
  presentListedUser,
} from '../account/public.ts';
import { listBalances } from '../ledger/public.ts';

/** Returns an account for operators, deleted ones too. Reads the primary database, as `listUsers` does. */
export function getUser(services: IdentityServices & Pick<Services, 'database'>): Handler<'getUser'> {
  const { db } = services.database;
  return async ({ userId }, context) => {
    const [found, identities, sessions, points, provider] = await Promise.all([
      findUserProfile(db, userId),
      listIdentities(db, userId),
      listLiveSessions(db, userId, { now: new Date(context.clock()), limit: 1, offset: 0 }),
      listBalances(db, userId),
      findProviderProfile(db, userId),
    ]);
    if (found === undefined) throw new ApiError(ERROR.userNotFound);
    const signIns = [
      ...identities.map(({ last_used_at }) => last_used_at),
      ...sessions.rows.map((row) => row.created_at),
    ];
    return {
      user: presentListedUser(found),
      identities: presentIdentities(services, identities, readCallLanguage(context, services.config.LOCALES)),
      lastSignInAt: findLatest(signIns),
      sessionCount: sessions.count,
      points,
      company: provider === undefined ? null : { name: provider.name, enable: provider.enable },
    };
  };
}

/** Sessions end and are deleted, and older sign-ins were not recorded: what is known of both. */
function findLatest(moments: readonly (Date | null)[]): string | null {
  const known = moments.filter((moment) => moment !== null).map(Number);
  return known.length === 0 ? null : new Date(Math.max(...known)).toISOString();
}
