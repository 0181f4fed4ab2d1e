import { packSearch } from '#server/db/pack-search.ts';
import { planBackups } from '#server/features/backup/plan-backups.ts';
import { watchJournal } from '#server/features/backup/watch-journal.ts';
import { computeTrends } from '#server/features/catalogue/public.ts';
import { pollOverdueDeposits } from '#server/features/deposit/ask-provider.ts';
import { restartInspections } from '#server/features/inspection/restart-inspections.ts';
import { runDailyClose } from '#server/features/ledger/run-daily-close.ts';
import { deleteUnusedPackages } from '#server/features/package-upload/delete-unused-packages.ts';
import { lapseApplications } from '#server/features/provider/lapse-applications.ts';
import { computeRatingShifts, publishHeldRatings } from '#server/features/rating/public.ts';
import { planRelatedGames } from '#server/features/related/plan-related-games.ts';
import { deleteUnusedUploads } from '#server/features/upload/delete-unused-uploads.ts';
import { restartOverdue } from '#server/features/webhook/restart-overdue.ts';
import { deleteExpiredSignatures } from '#server/middleware/replay-memory.ts';
import { deleteWithdrawnSharePictures } from '#server/og/delete-withdrawn-share-pictures.ts';
import type { Services } from '#server/services.ts';
import { deleteExpiredData } from './delete-expired-data.ts';
import type { UpkeepTask } from './upkeep.ts';

/** The periodic tasks of every process, independent of requests. */
export function listUpkeep(services: Services): UpkeepTask[] {
  const { database, log, now } = services;
  return [
    { everyHours: 1 / 360, run: () => packSearch(database.db) },
    { everyHours: 24, run: () => deleteExpiredData(database.db, now()) },
    { everyHours: 1, run: () => computeTrends(database.db, now()) },
    { everyHours: 1, run: () => computeRatingShifts(database.db) },
    { everyHours: 1, run: () => publishHeldRatings(database.db, now()) },
    { everyHours: 1 / 6, run: () => deleteExpiredSignatures(database.db, now()) },
    { everyHours: 24, run: () => pollOverdueDeposits(services) },
    { everyHours: 1, run: () => lapseApplications(services, now()) },
    { everyHours: 1, run: () => deleteUnusedUploads(services) },
    { everyHours: 24, run: () => deleteWithdrawnSharePictures(services) },
    { everyHours: 1, run: () => restartInspections(services) },
    { everyHours: 1, run: () => deleteUnusedPackages(services) },
    { everyHours: 1, run: () => restartOverdue(services) },
    { everyHours: 1, run: () => planRelatedGames(services) },
    { everyHours: 1 / 6, run: () => planBackups(services) },
    { everyHours: 1 / 6, run: () => watchJournal(services) },
    { everyHours: 1, run: () => runDailyClose(database.db, { nowMs: now(), log }) },
  ];
}
