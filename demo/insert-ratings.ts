import { sql, type Transaction } from 'kysely';
import { DAY_MS } from '#domain/time/durations.ts';
import type { Schema } from '#server/db/schema.ts';
import { type DemoRating, demoRatings } from './catalogue/ratings.ts';
import { claimStep } from './claim-step.ts';
import { findBuyers, insertBuyers } from './demo-accounts.ts';

type Trx = Transaction<Schema>;

const SEEDED = 'demo_ratings_seeded';
const WITHOUT_SALES_SEEDED = 'demo_ratings_without_sales_seeded';
/** How long ago the buyers joined: before any of their ratings. */
const BUYERS_DAYS = 100;

/**
 * Adds the invented buyers' ratings of the demo games once; ratings deleted later stay deleted. A store without these
 * buyers, because its ledger was already in use, gets them without purchases. They have played the games they rate.
 */
export async function insertRatings(trx: Trx, nowMs: number): Promise<void> {
  const isFirst = await claimStep(trx, SEEDED);
  const hasNone = await claimStep(trx, WITHOUT_SALES_SEEDED);
  const known = await findBuyers(trx);
  // An earlier release skipped stores without buyers, yet marked this step as done.
  if (!isFirst && !(hasNone && known.length === 0)) return;
  const buyers = known.length > 0 ? known : await insertBuyers(trx, new Date(nowMs - BUYERS_DAYS * DAY_MS));
  const games = await findGames(trx);
  for (const rating of demoRatings) {
    const userId = buyers[rating.buyer - 1];
    const game = games.get(rating.appId);
    if (userId === undefined || game === undefined) continue;
    const id = await insertRating(trx, rating, { userId, game, nowMs });
    const others = buyers.filter((buyer) => buyer !== userId);
    await insertVotes(trx, id, others.slice(0, rating.helpful ?? 0));
    await insertReport(trx, rating, { id, reporter: others.at(-1), nowMs });
  }
}

interface Game {
  readonly id: number;
  readonly version: string;
}

async function findGames(trx: Trx): Promise<ReadonlyMap<string, Game>> {
  const { rows } = await sql<Game & { readonly app_id: string }>`
    SELECT a.id, a.app_id, coalesce((SELECT version_name FROM versions WHERE application_id = a.id AND status = 1
      ORDER BY released_at DESC NULLS LAST LIMIT 1), '') AS version
    FROM applications a WHERE a.app_id = ANY (${demoRatings.map(({ appId }) => appId)}::text[])`.execute(trx);
  return new Map(rows.map(({ app_id, ...game }) => [app_id, game]));
}

interface Place {
  readonly userId: number;
  readonly game: Game;
  readonly nowMs: number;
}

async function insertRating(trx: Trx, rating: DemoRating, { userId, game, nowMs }: Place): Promise<number> {
  const { stars, lang, words, daysAgo, answer = null } = rating;
  const at = new Date(nowMs - daysAgo * DAY_MS);
  await trx
    .insertInto('library_plays')
    .values({ application_id: game.id, user_id: userId, first_played_at: at, last_played_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await trx
    .insertInto('ratings')
    .values({
      ...{ application_id: game.id, user_id: userId, stars, lang, words, version_name: game.version },
      ...{ answer, answered_at: answer === null ? null : new Date(at.getTime() + DAY_MS), created_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function insertVotes(trx: Trx, ratingId: number, voters: readonly number[]): Promise<void> {
  if (voters.length === 0) return;
  const votes = voters.map((userId) => ({ rating_id: ratingId, user_id: userId }));
  await trx.insertInto('rating_votes').values(votes).execute();
  await trx.updateTable('ratings').set({ helpful_count: votes.length }).where('id', '=', ratingId).execute();
}

interface Reporter {
  readonly id: number;
  readonly reporter: number | undefined;
  readonly nowMs: number;
}

async function insertReport(trx: Trx, { report }: DemoRating, { id, reporter, nowMs }: Reporter): Promise<void> {
  if (report === undefined || reporter === undefined) return;
  const reported_at = new Date(nowMs - DAY_MS);
  await trx
    .insertInto('rating_reports')
    .values({ ...report, rating_id: id, user_id: reporter, reported_at })
    .execute();
  await trx.updateTable('ratings').set({ reported_at }).where('id', '=', id).execute();
}
