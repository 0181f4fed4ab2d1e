import type { AccountExport } from '#contract/account/account-export.ts';
import { JsonStream } from '#server/streaming/json-stream.ts';
import type { StreamingHandler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Row } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { exportAuditOf } from '../audit/public.ts';
import { exportGames } from '../game/public.ts';
import { exportLibrary } from '../library/public.ts';
import { exportNotifications } from '../notification/public.ts';
import { readAllSubmissions } from '../provider/public.ts';
import { exportRatings } from '../rating/public.ts';
import { exportVersions } from '../version/public.ts';
import { listListedDevices } from './account-queries.ts';
import { listIdentities } from './identity-queries.ts';
import { listMoneyRecords } from './list-money-records.ts';
import { presentSession } from './present-session.ts';
import { findProviderProfile } from './profile-queries.ts';
import { requireUserProfile } from './require-profile.ts';
import { listAllSessions } from './session-queries.ts';

/**
 * Exports all data stored about the caller's account as a file. Who acted on the account is another person's data and
 * is omitted. Long lists are streamed, so a hundred thousand records are never in memory at once.
 */
export function exportAccount(services: Pick<Services, 'database'>): StreamingHandler<'exportAccount'> {
  const { db } = services.database;
  return async (_, context) => {
    const { id, userId } = requireSession(context);
    const [profile, provider, applications, identities, sessions, devices, library, notifications, money] =
      await Promise.all([
        requireUserProfile(services, userId),
        findProviderProfile(db, userId),
        readAllSubmissions(db, userId),
        listIdentities(db, userId),
        listAllSessions(db, userId),
        listListedDevices(db, userId),
        exportLibrary(db, userId),
        exportNotifications(db, userId),
        listMoneyRecords(db, userId),
      ]);
    context.responseHeaders.set('content-disposition', 'attachment; filename="starhall-account.json"');
    return new JsonStream<AccountExport>({
      exportedAt: new Date(context.clock()).toISOString(),
      profile,
      provider: provider ?? null,
      applications,
      versions: exportVersions(db, userId),
      identities: identities.map(presentIdentity),
      sessions: sessions.map((session) => ({
        ...presentSession(session, id),
        userAgent: session.user_agent,
        endedAt: session.revoked_at?.toISOString() ?? null,
      })),
      devices: devices.map(({ name, added_at, last_seen_at }) => ({
        name,
        addedAt: added_at.toISOString(),
        lastSeenAt: last_seen_at.toISOString(),
      })),
      ...money,
      games: exportGames(db, userId),
      ratings: exportRatings(db, userId),
      library,
      notifications,
      history: exportAuditOf(db, `user:${userId}`),
    });
  };
}

function presentIdentity(identity: Row<'identities'>): AccountExport['identities'][number] {
  const { login_type: provider, issuer, subject, email, is_private_email: isPrivateEmail } = identity;
  const createdAt = identity.created_at.toISOString();
  const lastUsedAt = identity.last_used_at?.toISOString() ?? null;
  return { provider, issuer, subject, email, isPrivateEmail, createdAt, lastUsedAt };
}
