import type { AccountExport } from '#contract/account/account-export.ts';
import type { exportAccount } from '#contract/account/endpoints.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Row } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { listAuditOf } from '../audit/audit-queries.ts';
import { exportGames } from '../game/export-games-queries.ts';
import { exportLibrary } from '../library/export-library-queries.ts';
import { exportNotifications } from '../notification/notification-queries.ts';
import { readAllSubmissions } from '../provider/own-submission-queries.ts';
import { exportRatings } from '../rating/export-ratings-queries.ts';
import { exportVersions } from '../version/export-versions-queries.ts';
import { listIdentities, listListedDevices } from './account-queries.ts';
import { requireUserProfile } from './get-profile.ts';
import { listMoneyRecords } from './list-money-records.ts';
import { presentSession } from './present-session.ts';
import { findProviderProfile } from './profile-queries.ts';
import { listAllSessions } from './session-queries.ts';

/** Everything that is kept of the account that asks, as a file. Who acted on it is another person's data and left out. */
export function createExportAccount(services: Pick<Services, 'database'>): Handler<typeof exportAccount> {
  const { db } = services.database;
  return async (_, context) => {
    const { id, userId } = requireSession(context);
    const [
      profile,
      provider,
      applications,
      versions,
      identities,
      sessions,
      devices,
      entries,
      games,
      library,
      ratings,
      notifications,
      money,
    ] = await Promise.all([
      requireUserProfile(services, userId),
      findProviderProfile(db, userId),
      readAllSubmissions(db, userId),
      exportVersions(db, userId),
      listIdentities(db, userId),
      listAllSessions(db, userId),
      listListedDevices(db, userId),
      listAuditOf(db, `user:${userId}`),
      exportGames(db, userId),
      exportLibrary(db, userId),
      exportRatings(db, userId),
      exportNotifications(db, userId),
      listMoneyRecords(db, userId),
    ]);
    context.responseHeaders.set('content-disposition', 'attachment; filename="starhall-account.json"');
    return {
      exportedAt: new Date(context.clock()).toISOString(),
      profile,
      provider: provider ?? null,
      applications,
      versions,
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
      games,
      ratings,
      library,
      notifications,
      history: entries.map(({ action, details, createdAt }) => ({
        action,
        details,
        createdAt: createdAt.toISOString(),
      })),
    };
  };
}

function presentIdentity(identity: Row<'identities'>): AccountExport['identities'][number] {
  const { provider, subject, email, is_private_email: isPrivateEmail, created_at } = identity;
  return { provider, subject, email, isPrivateEmail, createdAt: created_at.toISOString() };
}
