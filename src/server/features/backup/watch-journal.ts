import type { Services } from '../../services.ts';
import { lockPlan } from './backup-queries.ts';
import { deleteAlarm, findAlarm, findJournalFailure, saveAlarm } from './journal-queries.ts';
import { mailOperators } from './mail-operators.ts';

type WatchServices = Pick<Services, 'config' | 'database' | 'jobs' | 'now'>;

/** PostgreSQL tries again every minute: what passes within that time needs nobody. */
const LASTING_MS = 9 * 60 * 1000;

/** Sends operators one email, across all processes, when the journal has not been copied for a while. */
export async function watchJournal(services: WatchServices, findFailure = findJournalFailure): Promise<void> {
  const { config, database, now } = services;
  await database.db.transaction().execute(async (trx) => {
    await lockPlan(trx);
    const failedAt = await findFailure(trx);
    const alarm = await findAlarm(trx);
    if (failedAt === null) {
      if (alarm !== undefined) await deleteAlarm(trx);
      return;
    }
    if (alarm === undefined) return saveAlarm(trx, { sinceMs: now(), isMailed: false });
    if (alarm.isMailed || now() - alarm.sinceMs < LASTING_MS) return;
    await saveAlarm(trx, { ...alarm, isMailed: true });
    await mailOperators(services, trx, {
      location: config.WAL_ARCHIVE_TO || 'archive_command',
      startedAt: new Date(alarm.sinceMs),
      problem: `PostgreSQL fails to copy its journal, last at ${failedAt.toISOString()}.`,
    });
  });
}
