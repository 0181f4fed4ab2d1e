import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Handler } from '../../api/handler.ts';
import { BACK_UP } from '../../jobs/back-up.ts';
import type { Services } from '../../services.ts';
import { createWriteChange } from '../operations/public.ts';
import { findRunningBackup, insertBackup, lockPlan } from './backup-queries.ts';
import { openPlace } from './backup-settings.ts';
import { presentBackup } from './present-backup.ts';

export function startBackup(services: Services): Handler<'startBackup'> {
  const { config, jobs } = services;
  const change = createWriteChange(services);
  return async (_, context) => {
    if (config.BACKUP_TO === '') throw new ApiError(ERROR.parameterError);
    const { address } = openPlace(config, config.BACKUP_TO);
    return change(context, async (trx, { now }) => {
      await lockPlan(trx);
      const running = await findRunningBackup(trx);
      if (running !== undefined) return { answer: { backup: presentBackup(running) }, entry: null };
      const is_encrypted = config.BACKUP_KEY !== '';
      const row = await insertBackup(trx, { kind: 'console', location: address, started_at: now, is_encrypted });
      await jobs.enqueue(trx, BACK_UP, { id: row.id });
      const entry = { action: 'backup.start', subject: `backup:${row.id}`, details: { location: address } } as const;
      return { answer: { backup: presentBackup(row) }, entry };
    });
  };
}
