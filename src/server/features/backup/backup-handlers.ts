import type { FeatureHandlers } from '../../api/handler.ts';
import { listBackups } from './list-backups.ts';
import { startBackup } from './start-backup.ts';

/** Backups for operators. */
export const backupHandlers = {
  listBackups,
  startBackup,
} satisfies FeatureHandlers;
