import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { putFavourite, putWish } from '#contract/library/endpoints.ts';
import { type LibraryTrial, openLibraryTrial, type Player } from '#tests/product/open-library-trial.ts';

let trial: LibraryTrial;
let player: Player;

beforeAll(async () => {
  trial = await openLibraryTrial();
});

beforeEach(async () => {
  player = await trial.makePlayer();
});

afterAll(() => trial.product.close());

/** Delays a call, which has already read its account, until the account is deleted. */
async function deleteDuring<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  const { db } = trial.product;
  const blocked = sql<{ count: number }>`SELECT count(*) AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  const { answer } = await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('users')
      .set({ deleted_at: new Date(0) })
      .where('id', '=', player.userId)
      .execute();
    const answer = call();
    await expect.poll(async () => (await blocked.execute(db)).rows[0]?.count, { timeout: 10_000 }).toBe(1);
    return { answer };
  });
  return answer;
}

const rowsOf = (table: 'library_favourites' | 'library_wishes' | 'library_plays') =>
  trial.product.db.selectFrom(table).select('application_id').where('user_id', '=', player.userId).execute();

it.each([
  ['favourites', 'library_favourites', putFavourite, { favourite: true }],
  ['wishes', 'library_wishes', putWish, { wished: true }],
] as const)('an account that is deleted meanwhile has no %s', async (_, table, endpoint, input) => {
  const { appId: applicationId } = await trial.buildGame();
  const { headers } = player;
  const refused = await deleteDuring(() => trial.product.refuse(endpoint, { applicationId, ...input }, { headers }));
  expect(refused).toEqual({ status: 401, code: ERROR.invalidSession });
  expect(await rowsOf(table)).toEqual([]);
});

it('an account that is deleted meanwhile has played nothing, but plays', async () => {
  const { appId } = await trial.buildGame();
  await deleteDuring(() => trial.play(player, appId));
  expect(await rowsOf('library_plays')).toEqual([]);
});
