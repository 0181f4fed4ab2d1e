import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { listLatestBackups } from './backup-queries.ts';
import { presentBackup, presentPlan } from './present-backup.ts';

const SHOWN = 20;

export function listBackups({ config, database }: Pick<Services, 'config' | 'database'>): Handler<'listBackups'> {
  return async () => ({
    plan: presentPlan(config),
    list: (await listLatestBackups(database.db, SHOWN)).map(presentBackup),
  });
}
