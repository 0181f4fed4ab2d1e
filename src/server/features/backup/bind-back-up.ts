import { BackupError, describeProblem } from '#server/backup/backup-error.ts';
import { openBackupKeys } from '#server/backup/backup-keys.ts';
import { BACK_UP } from '../../jobs/back-up.ts';
import { bindJob, LastingFailure } from '../../jobs/job.ts';
import type { JobServices } from '../../jobs/job-services.ts';
import { findBackup, finishBackup, noteProblem } from './backup-queries.ts';
import { openPlace } from './backup-settings.ts';
import { mailOperators } from './mail-operators.ts';
import { runBackup } from './run-backup.ts';

type BackUpServices = Pick<JobServices, 'config' | 'database' | 'jobs' | 'log' | 'now' | 'backupSource'>;

/** Binds the job to the services. One that fails permanently is noted, and operators get an email. */
export function bindBackUp(services: BackUpServices) {
  const { config, database, log } = services;
  return bindJob(
    BACK_UP,
    async ({ id }) => {
      const row = await findBackup(database.db, id);
      if (row === undefined || row.finished_at !== null) return;
      try {
        const options = {
          place: openPlace(config, row.location),
          keys: await openBackupKeys(config),
          keep: config.BACKUP_KEEP,
        };
        const summary = await runBackup(database.db, id, { source: await services.backupSource(), options });
        log.info({ backup: summary.manifest.id, writtenBytes: summary.writtenBytes }, 'backed up');
      } catch (error) {
        // Another try would fail in the same way, but what the disk or the network did may pass.
        if (!(error instanceof BackupError)) {
          await noteProblem(database.db, id, describeProblem(error));
          throw error;
        }
        await reportFailure(services, id, error);
        throw new LastingFailure(error.message);
      }
    },
    { giveUp: ({ id }) => reportFailure(services, id) },
  );
}

async function reportFailure({ config, database: { db }, jobs, now }: BackUpServices, id: number, error?: BackupError) {
  const row = await findBackup(db, id);
  if (row === undefined || row.finished_at !== null) return;
  // Without an error: of the last of several tries, or of a process that ended.
  const problem = error?.message ?? (row.error || 'It was interrupted.');
  await finishBackup(db, id, { error: problem }, new Date(now()));
  await mailOperators({ config, jobs }, db, { location: row.location, startedAt: row.started_at, problem });
}
