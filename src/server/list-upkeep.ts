import { askAboutOverdue } from './features/deposit/ask-provider.ts';
import { restartInspections } from './features/inspection/restart-inspections.ts';
import { keepBooks } from './features/ledger/keep-books.ts';
import { sweepPackages } from './features/package-upload/sweep-packages.ts';
import { lapseApplications } from './features/provider/lapse-applications.ts';
import { sweepUploads } from './features/upload/sweep-uploads.ts';
import { restartOverdue } from './features/webhook/restart-overdue.ts';
import { forgetOutdated } from './forget-outdated.ts';
import { forgetSignatures } from './middleware/replay-memory.ts';
import { sweepSharePictures } from './og/sweep-share-pictures.ts';
import type { Services } from './services.ts';
import type { UpkeepTask } from './upkeep.ts';

/** What every process does when it starts and then every so often, whether anybody asks or not. */
export function listUpkeep(services: Services): UpkeepTask[] {
  const { database, log, now } = services;
  return [
    { everyHours: 24, run: () => forgetOutdated(database.db, now()) },
    { everyHours: 1 / 6, run: () => forgetSignatures(database.db, now()) },
    { everyHours: 24, run: () => askAboutOverdue(services) },
    { everyHours: 1, run: () => lapseApplications(services, now()) },
    { everyHours: 1, run: () => sweepUploads(services) },
    { everyHours: 24, run: () => sweepSharePictures(services) },
    { everyHours: 1, run: () => restartInspections(services) },
    { everyHours: 1, run: () => sweepPackages(services) },
    { everyHours: 1, run: () => restartOverdue(services) },
    { everyHours: 1, run: () => keepBooks(database.db, { nowMs: now(), log }) },
  ];
}
