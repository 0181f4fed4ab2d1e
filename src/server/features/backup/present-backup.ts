import type { Backup, BackupPlan, BackupState } from '#contract/backup/entities.ts';
import type { Config } from '../../../config.ts';
import type { Row } from '../../db/schema.ts';

export function presentBackup(row: Row<'backups'>): Backup {
  const { id, kind, location, name, percent, size, error } = row;
  return {
    ...{ id, kind, location, name, percent, size, error },
    state: stateOf(row),
    startedAt: row.started_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
    writtenSize: row.written_size,
    fileCount: row.file_count,
    isEncrypted: row.is_encrypted,
    isVerified: row.is_verified,
  };
}

function stateOf({ finished_at, name, error }: Row<'backups'>): BackupState {
  if (finished_at === null) return 'running';
  if (name === '') return 'failed';
  return error === '' ? 'done' : 'incomplete';
}

export function presentPlan(config: Config): BackupPlan {
  return {
    location: config.BACKUP_TO,
    everyHours: config.BACKUP_EVERY,
    keep: config.BACKUP_KEEP,
    isEncrypted: config.BACKUP_KEY !== '',
  };
}
