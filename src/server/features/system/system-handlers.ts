import { LIMITS } from '#contract/limits.ts';
import { getHealth, getMaintenance, getSettings, getTime } from '#contract/system/endpoints.ts';
import type { Maintenance, PublicSettings } from '#contract/system/entities.ts';
import type { Config } from '../../../config.ts';
import { type BoundHandler, handle } from '../../api/handler-table.ts';
import { isMailKept } from '../../providers/mail/index.ts';
import { isSmsKept } from '../../providers/sms/index.ts';
import type { Services } from '../../services.ts';

/** All entries of maintenance, the earliest first; kept until one changes. */
export function listMaintenance({ database, cache }: Services): Promise<readonly Maintenance[]> {
  return cache.read('maintenance', async () => {
    const rows = await database.db.selectFrom('maintenances').selectAll().orderBy('id').execute();
    return rows.map(({ id, maintaining, begin_at, end_at, message }) => ({
      id,
      maintaining,
      beginAt: begin_at.toISOString(),
      endAt: end_at.toISOString(),
      message,
    }));
  });
}

/** What every page and program may know of the installation. */
export function presentSettings(config: Config): PublicSettings {
  return {
    serviceMode: config.ROUTE_GUARD,
    upgradeNotice: {
      on: config.isUpgradeNoticeOn,
      successorName: config.SUCCESSOR_NAME,
      url: config.SUCCESSOR_URL,
    },
    company: {
      hotline: config.COMPANY_HOTLINE,
      fax: config.COMPANY_FAX,
      serviceEmail: config.COMPANY_SERVICE_EMAIL,
    },
    gameRulesUrl: config.GAME_RULES_URL,
    winningDays: config.WINNING_DAYS,
    googleClientId: config.GOOGLE_CLIENT_ID,
    appleClientId: config.APPLE_CLIENT_ID,
    localSignIn: !config.isProduction,
    outbox: { email: isMailKept(config), sms: isSmsKept(config) },
  };
}

/** Time, health, settings and maintenance. */
export function systemHandlers(services: Services): BoundHandler[] {
  return [
    handle(getTime, async (_, { clock }) => {
      const timeMs = clock();
      return { time: Math.floor(timeMs / 1000), timeMs };
    }),
    handle(getHealth, async () => ({ ok: true, version: LIMITS.clientVersion }) as const),
    handle(getSettings, async () => presentSettings(services.config)),
    handle(getMaintenance, async () => ({ list: [...(await listMaintenance(services))] })),
  ];
}
