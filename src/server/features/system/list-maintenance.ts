import type { Maintenance } from '#contract/system/entities.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { maintenancePhase } from '#domain/operations/planned-maintenance.ts';
import type { Services } from '../../services.ts';
import { listMaintenanceRows } from '../operations/public.ts';

/**
 * Lists all maintenance windows with their messages in one language, earliest first. The rows are cached until one
 * changes; whether one is running is computed for each call.
 */
export async function listMaintenance(
  { database, cache, now }: Pick<Services, 'database' | 'cache' | 'now'>,
  lang: LocaleCode,
): Promise<readonly Maintenance[]> {
  const rows = await cache.read('maintenance', () => listMaintenanceRows(database.db));
  return rows.map(({ id, is_manual: isByHand, begin_at, end_at, message, messages }) => {
    const period = { beginAt: begin_at.toISOString(), endAt: end_at.toISOString() };
    const maintaining = maintenancePhase({ isByHand, ...period }, now()) === 'running';
    return { id, maintaining, ...period, message: messages[lang] ?? message };
  });
}
