import type { SystemState } from '#contract/system/operator-entities.ts';
import { fingerprintOfKey } from '../../backup/key-fingerprint.ts';
import type { Services } from '../../services.ts';
import { findLastWhole, listLatestBackups } from './backup-queries.ts';
import { findJournalFailure } from './journal-queries.ts';
import { presentBackup } from './present-backup.ts';

/** One may fail, and is made again by the next. */
const INTERVALS = 2;

/** The latest backup, the last one that is whole, whether the journal is copied, and which key both have. */
export async function findBackupState({
  config,
  database: { db },
  now,
}: Pick<Services, 'config' | 'database' | 'now'>): Promise<SystemState['backup']> {
  const [[latest], whole, failedAt, keyFingerprint] = await Promise.all([
    listLatestBackups(db, 1),
    findLastWhole(db),
    findJournalFailure(db),
    // Backups say what is wrong with one that is none.
    fingerprintOfKey(config.BACKUP_KEY).catch(() => null),
  ]);
  const everyHours = config.BACKUP_TO === '' ? null : config.BACKUP_EVERY;
  const shown = latest && presentBackup(latest);
  const ageSeconds = whole === undefined ? null : Math.max((now() - whole.started_at.getTime()) / 1000, 0);
  return {
    everyHours,
    latest: shown === undefined ? null : { state: shown.state, percent: shown.percent },
    whole:
      whole === undefined || ageSeconds === null
        ? null
        : { startedAt: whole.started_at.toISOString(), ageSeconds, size: whole.size },
    isOverdue: everyHours !== null && ageSeconds !== null && ageSeconds > INTERVALS * everyHours * 3600,
    journalFailedAt: failedAt?.toISOString() ?? null,
    keyFingerprint,
  };
}
