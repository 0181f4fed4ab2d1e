import { sql } from 'kysely';
import { getHealth, getMaintenance, getReadiness, getSettings, getTime } from '#contract/system/endpoints.ts';
import type { Maintenance, PublicSettings } from '#contract/system/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { maintenancePhase } from '#domain/operations/planned-maintenance.ts';
import type { Config } from '../../../config.ts';
import { type BoundHandler, handle } from '../../api/handler-table.ts';
import { isMailKept } from '../../providers/mail/index.ts';
import { isSmsKept } from '../../providers/sms/index.ts';
import type { Services } from '../../services.ts';
import { findCompany, standingCompany } from '../operations/company-queries.ts';

/**
 * All entries of maintenance with their messages in one language, the earliest first. They are kept until one changes;
 * whether one runs is asked of the clock each time.
 */
export async function listMaintenance(
  { database, cache, now }: Pick<Services, 'database' | 'cache' | 'now'>,
  lang: LocaleCode,
): Promise<readonly Maintenance[]> {
  const rows = await cache.read('maintenance', () =>
    database.db.selectFrom('maintenances').selectAll().orderBy('id').execute(),
  );
  return rows.map(({ id, is_manual: isByHand, begin_at, end_at, message, messages }) => {
    const period = { beginAt: begin_at.toISOString(), endAt: end_at.toISOString() };
    const maintaining = maintenancePhase({ isByHand, ...period }, now()) === 'running';
    return { id, maintaining, ...period, message: messages[lang] ?? message };
  });
}

/** What every page and program may know of the installation. */
export function presentSettings(config: Config, company = standingCompany(config)): PublicSettings {
  return {
    serviceMode: config.ROUTE_GUARD,
    upgradeNotice: {
      on: config.isUpgradeNoticeOn,
      successorName: config.SUCCESSOR_NAME,
      url: config.SUCCESSOR_URL,
    },
    company,
    gameRulesUrl: config.GAME_RULES_URL,
    winningDays: config.WINNING_DAYS,
    googleClientId: config.GOOGLE_CLIENT_ID,
    appleClientId: config.APPLE_CLIENT_ID,
    localSignIn: !config.isProduction,
    outbox: { email: isMailKept(config), sms: isSmsKept(config) },
  };
}

/** Asks primary and replica for nothing; those who ask at the same time share one answer, however many they are. */
function createAskDatabase({ db, readDb }: Services['database']): () => Promise<unknown> {
  let asking: Promise<unknown> | undefined;
  return () => {
    asking ??= Promise.all([...new Set([db, readDb])].map((database) => sql`SELECT 1`.execute(database))).finally(
      () => {
        asking = undefined;
      },
    );
    return asking;
  };
}

/** Time, health, settings and maintenance. */
export function systemHandlers(services: Services): BoundHandler[] {
  const askDatabase = createAskDatabase(services.database);
  return [
    handle(getTime, async (_, { clock }) => {
      const timeMs = clock();
      return { time: Math.floor(timeMs / 1000), timeMs };
    }),
    handle(getHealth, async () => ({ ok: true, version: LIMITS.clientVersion }) as const),
    handle(getReadiness, async () => {
      await askDatabase();
      return { ok: true } as const;
    }),
    handle(getSettings, async () => presentSettings(services.config, await findCompany(services))),
    handle(getMaintenance, async ({ lang }) => ({ list: [...(await listMaintenance(services, lang))] })),
  ];
}
