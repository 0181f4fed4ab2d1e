import { HOUR_MS } from '#domain/time/durations.ts';
import { isBackingUp } from '../../backup/backup-lock-queries.ts';
import { BACK_UP } from '../../jobs/back-up.ts';
import type { Services } from '../../services.ts';
import { endInterrupted, findLastStart, findRunningBackup, insertBackup, lockPlan } from './backup-queries.ts';
import { openPlace } from './backup-settings.ts';

type PlanServices = Pick<Services, 'config' | 'database' | 'jobs' | 'now'>;

/** Less than the time between two looks: backups stay at the same time of the day. */
const EARLY_MS = 5 * 60 * 1000;

/** Queues a scheduled backup when it is due, once across all processes. */
export async function planBackups({ config, database: { db }, jobs, now }: PlanServices): Promise<void> {
  if (!(await isBackingUp(db))) await endInterrupted(db, new Date(now()));
  if (config.BACKUP_TO === '') return;
  await db.transaction().execute(async (trx) => {
    await lockPlan(trx);
    const last = await findLastStart(trx);
    const isDue = last === null || now() - last.getTime() >= config.BACKUP_EVERY * HOUR_MS - EARLY_MS;
    if (!isDue || (await findRunningBackup(trx)) !== undefined) return;
    const row = await insertBackup(trx, {
      kind: 'scheduled',
      location: openPlace(config, config.BACKUP_TO).address,
      started_at: new Date(now()),
      is_encrypted: config.BACKUP_KEY !== '',
    });
    await jobs.enqueue(trx, BACK_UP, { id: row.id });
  });
}
