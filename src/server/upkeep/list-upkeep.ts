import { pollOverdueDeposits } from '#server/features/deposit/ask-provider.ts';
import { restartInspections } from '#server/features/inspection/restart-inspections.ts';
import { runDailyClose } from '#server/features/ledger/run-daily-close.ts';
import { sweepPackages } from '#server/features/package-upload/sweep-packages.ts';
import { lapseApplications } from '#server/features/provider/lapse-applications.ts';
import { sweepUploads } from '#server/features/upload/sweep-uploads.ts';
import { restartOverdue } from '#server/features/webhook/restart-overdue.ts';
import { forgetSignatures } from '#server/middleware/replay-memory.ts';
import { sweepSharePictures } from '#server/og/sweep-share-pictures.ts';
import type { Services } from '#server/services.ts';
import { forgetOutdated } from './forget-outdated.ts';
import type { UpkeepTask } from './upkeep.ts';

/** The periodic tasks of every process, independent of requests. */
export function listUpkeep(services: Services): UpkeepTask[] {
  const { database, log, now } = services;
  return [
    { everyHours: 24, run: () => forgetOutdated(database.db, now()) },
    { everyHours: 1 / 6, run: () => forgetSignatures(database.db, now()) },
    { everyHours: 24, run: () => pollOverdueDeposits(services) },
    { everyHours: 1, run: () => lapseApplications(services, now()) },
    { everyHours: 1, run: () => sweepUploads(services) },
    { everyHours: 24, run: () => sweepSharePictures(services) },
    { everyHours: 1, run: () => restartInspections(services) },
    { everyHours: 1, run: () => sweepPackages(services) },
    { everyHours: 1, run: () => restartOverdue(services) },
    { everyHours: 1, run: () => runDailyClose(database.db, { nowMs: now(), log }) },
  ];
}
