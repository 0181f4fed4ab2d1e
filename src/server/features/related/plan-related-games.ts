import { businessDayOf } from '#domain/money/business-period.ts';
import { HOUR_MS } from '#domain/time/durations.ts';
import { RELATE_GAMES } from '../../jobs/relate-games.ts';
import type { Services } from '../../services.ts';
import { claimNight } from './night-queries.ts';

/** The hour of the night, in Taiwan, from which games are compared again: few people play. */
const NIGHT_MS = 4 * HOUR_MS;

/** Queues the comparison of all games once a night across all processes, and at the first start. */
export async function planRelatedGames({
  database: { db },
  jobs,
  now,
}: Pick<Services, 'database' | 'jobs' | 'now'>): Promise<void> {
  const night = businessDayOf(now() - NIGHT_MS);
  await db.transaction().execute(async (trx) => {
    if (await claimNight(trx, night)) await jobs.enqueue(trx, RELATE_GAMES, {});
  });
}
