import { businessDayOf } from '#domain/money/business-period.ts';
import { RELATE_GAMES } from '../../jobs/relate-games.ts';
import type { Services } from '../../services.ts';
import { claimNight } from './night-queries.ts';

/** The hour of the night, in Taiwan, from which games are compared again: few people play. */
const HOUR_MS = 4 * 60 * 60 * 1000;

/** Queues the comparison of all games once a night across all processes, and at the first start. */
export async function planRelatedGames({
  database: { db },
  jobs,
  now,
}: Pick<Services, 'database' | 'jobs' | 'now'>): Promise<void> {
  const night = businessDayOf(now() - HOUR_MS);
  await db.transaction().execute(async (trx) => {
    if (await claimNight(trx, night)) await jobs.enqueue(trx, RELATE_GAMES, {});
  });
}
