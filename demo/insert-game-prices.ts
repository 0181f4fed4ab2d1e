import { sql, type Transaction } from 'kysely';
import { DAY_MS } from '#domain/time/durations.ts';
import type { Schema } from '#server/db/schema.ts';
import { demoGames } from './catalogue/games.ts';
import { claimStep } from './claim-step.ts';
import { insertProduct } from './insert-products.ts';
import type { SeedTools } from './seed-tools.ts';

const SEEDED = 'demo_game_prices_seeded';
export const GAME_PRODUCT_ID = 'full_game';

/** Whole TWD, by the slug of the game; other currencies are converted at the demo's rates. */
export const GAME_PRICES: Readonly<Record<string, number>> = {
  'beat-city': 160,
  'cloud-citadel': 390,
  'dragon-and-tea': 240,
  'echoes-of-the-deep': 420,
  'letters-from-the-isle': 290,
  'neon-dusk': 490,
  'paper-voyage': 90,
  'song-of-the-mountain': 320,
  'summer-tide': 220,
  'the-silent-house': 270,
};

/** Percent, in force when the demo is seeded. */
const DISCOUNTS: Readonly<Record<string, number>> = { 'neon-dusk': 20, 'echoes-of-the-deep': 35 };
const DISCOUNT_DAYS = { past: 2, left: 28 } as const;

/**
 * Puts prices on the demo games that are paid for once. Players who have played or kept one before own it, so the demo
 * player owns one. A game that its developer has priced or made free is left alone.
 */
export async function insertGamePrices(
  { trx, pictures }: Pick<SeedTools, 'trx' | 'pictures'>,
  nowMs: number,
): Promise<void> {
  if (!(await claimStep(trx, SEEDED))) return;
  for (const game of demoGames) {
    const price = GAME_PRICES[game.slug];
    const application = await trx
      .selectFrom('applications')
      .select('id')
      .where('app_id', '=', game.appId)
      .where('is_paid_once', '=', true)
      .where('game_product_id', 'is', null)
      .executeTakeFirst();
    if (price === undefined || application === undefined) continue;
    const product = { productId: GAME_PRODUCT_ID, price, title: game.name, description: game.shortDescription };
    const id = await insertProduct({ applicationId: application.id, game, product }, { trx, pictures });
    await trx.updateTable('applications').set({ game_product_id: id }).where('id', '=', application.id).execute();
    await sql`SELECT keep_game(${application.id})`.execute(trx);
    const percent = DISCOUNTS[game.slug];
    if (percent !== undefined)
      await insertDiscount(trx, { applicationId: application.id, productId: id, percent, nowMs });
  }
}

interface DemoDiscount {
  readonly applicationId: number;
  readonly productId: number;
  readonly percent: number;
  readonly nowMs: number;
}

async function insertDiscount(trx: Transaction<Schema>, { applicationId, productId, percent, nowMs }: DemoDiscount) {
  const beginAt = new Date(nowMs - DISCOUNT_DAYS.past * DAY_MS);
  await trx
    .insertInto('discounts')
    .values({
      application_id: applicationId,
      product_id: productId,
      percent,
      begin_at: beginAt,
      end_at: new Date(nowMs + DISCOUNT_DAYS.left * DAY_MS),
      created_at: beginAt,
    })
    .execute();
}
