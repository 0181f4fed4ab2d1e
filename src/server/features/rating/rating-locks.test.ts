import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { deleteAccount } from '#contract/account/endpoints.ts';
import { setUserStatus } from '#contract/admin/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { answerRating } from '#contract/rating/developer-endpoints.ts';
import { markRatingHelpful, reportRating, saveRating } from '#contract/rating/endpoints.ts';
import { removeRating } from '#contract/rating/operator-endpoints.ts';
import type { Schema } from '#server/db/schema.ts';
import { buildRating } from '#tests/factories/build-rating.ts';
import { type Meeting, meetAtLock } from '#tests/product/meet-at-lock.ts';
import {
  openRatingTrial,
  type RatedGame,
  type RatingTrial,
  type TrialPerson,
} from '#tests/product/open-rating-trial.ts';
import { hideRatingsOf } from './rating-queries.ts';

let trial: RatingTrial;
let game: RatedGame;
let player: TrialPerson;

beforeAll(async () => {
  trial = await openRatingTrial();
});

afterAll(() => trial.close());

beforeEach(async () => {
  game = await trial.openGame();
  player = await trial.makePlayer('Ariel', game);
});

/** Runs an action while a call waits for a lock that the transaction holds. */
const meet = <Answer>(lock: Meeting<Answer>['lock'], call: Meeting<Answer>['call'], act: Meeting<Answer>['act']) =>
  meetAtLock(trial.db, { lock, call, act });

const setPlayer = (trx: Transaction<Schema>, change: { status: 2 } | { deleted_at: Date }) =>
  trx.updateTable('users').set(change).where('id', '=', player.userId).execute();
const hold = (trx: Transaction<Schema>, id: number) =>
  sql`SELECT FROM ratings WHERE id = ${id} FOR UPDATE NOWAIT`.execute(trx);

it('a change of a rating and the suspension of its author do not wait for each other', async () => {
  const { applicationId } = game;
  await trial.rate(game, player, { stars: 1 });
  const { headers } = player;
  const refused = await meet(
    (trx) => sql`SELECT FROM users WHERE id = ${player.userId} FOR UPDATE`.execute(trx),
    () => trial.refuse(saveRating, { applicationId, stars: 5, lang: 'en-US' }, { headers }),
    async (trx) => {
      await setPlayer(trx, { status: 2 });
      await hideRatingsOf(trx, player.userId, true);
    },
  );
  expect(refused).toEqual({ status: 401, code: ERROR.invalidSession });
  expect((await trial.look(game)).summary.count).toBe(0);
});

it.each([
  ['helpful', markRatingHelpful, { isHelpful: true }],
  ['reported', reportRating, { reason: 'spam' }],
] as const)('nothing is found %s by an account that is deleted meanwhile', async (_, endpoint, input) => {
  const ratingId = await buildRating(trial.db, { application_id: game.row });
  const { userId, headers } = player;
  const deleted_at = new Date(0);
  const call = () => trial.refuse(endpoint, { ratingId, ...input }, { headers });
  const change = (trx: Transaction<Schema>) => setPlayer(trx, { deleted_at });
  expect(await meet(change, call, async () => undefined)).toEqual({ status: 401, code: ERROR.invalidSession });
  for (const table of ['rating_votes', 'rating_reports'] as const) {
    expect(await trial.db.selectFrom(table).select('rating_id').where('user_id', '=', userId).execute()).toEqual([]);
  }
});

it('an account that is deleted takes the ratings it has written and marked in their order', async () => {
  await trial.rate(game, player, { words: 'The one with the lower number.' });
  const own = (await trial.own(game, player)).rating?.id ?? 0;
  const other = await buildRating(trial.db, { application_id: game.row });
  const { userId, headers } = player;
  await trial.call(markRatingHelpful, { ratingId: other, isHelpful: true }, { headers });
  const { account: confirm } = await accountOf(userId);
  const deletion = () => trial.call(deleteAccount, { confirm }, { headers });
  const result = await meet(
    (trx) => hold(trx, own),
    deletion,
    (trx) => hold(trx, other),
  );
  expect(result).toEqual({ result: true });
});

it('a suspension takes the ratings of its account in their order', async () => {
  const first = await buildRating(trial.db, { application_id: game.row, user_id: player.userId });
  const { row: application_id } = await trial.openGame();
  const second = await buildRating(trial.db, { application_id, user_id: player.userId });
  // After the update, the first row is physically behind the other.
  await trial.db.updateTable('ratings').set({ words: 'Said in other words.' }).where('id', '=', first).execute();
  const { headers } = trial.operator;
  const suspend = () => trial.call(setUserStatus, { userId: player.userId, status: 2, reason: 'spam' }, { headers });
  const result = await meet(
    (trx) => hold(trx, first),
    suspend,
    (trx) => hold(trx, second),
  );
  expect(result).toEqual({ result: true });
});

it.each([
  ['answered', () => answer],
  ['removed', () => remove],
] as const)('a rating that is %s does not wait with its author, who is suspended or deleted', async (_, choose) => {
  const ratingId = await buildRating(trial.db, { application_id: game.row, user_id: player.userId });
  const result = await meet(
    (trx) => sql`SELECT FROM users WHERE id = ${player.userId} FOR UPDATE`.execute(trx),
    () => choose()(ratingId),
    (trx) => hold(trx, ratingId),
  );
  expect(result.rating.id).toBe(ratingId);
  expect(await trial.told(player.userId)).toHaveLength(1);
});

it('an answer that is removed does not wait with its developer, who has marked the rating and is deleted', async () => {
  const ratingId = await buildRating(trial.db, { application_id: game.row });
  await answer(ratingId);
  const input = { ratingId, about: 'answer', revision: 2, reason: 'spam', lang: 'en-US' } as const;
  const result = await meet(
    (trx) => sql`SELECT FROM users WHERE id = ${game.developerId} FOR UPDATE`.execute(trx),
    () => trial.call(removeRating, input, trial.operator),
    (trx) => hold(trx, ratingId),
  );
  expect(result.rating.answerRemoval).not.toBeNull();
});

const answer = (ratingId: number) =>
  trial.call(answerRating, { ratingId, words: 'Thank you for this.', lang: 'en-US' }, { headers: game.headers });
const remove = (ratingId: number) =>
  trial.call(removeRating, { ratingId, revision: 1, reason: 'spam', lang: 'en-US' }, trial.operator);

it('a developer whose game is being rated can be deleted', async () => {
  const { account: confirm } = await accountOf(game.developerId);
  const result = await trial.db.transaction().execute(async (trx) => {
    // The lock of a concurrent insert that references the game.
    await sql`SELECT FROM applications WHERE id = ${game.row} FOR KEY SHARE`.execute(trx);
    return trial.call(deleteAccount, { confirm }, { headers: game.headers });
  });
  expect(result).toEqual({ result: true });
});

const accountOf = (id: number) =>
  trial.db.selectFrom('users').select('account').where('id', '=', id).executeTakeFirstOrThrow();
