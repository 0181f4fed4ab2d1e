import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveRating } from '#contract/rating/endpoints.ts';
import { listAllRatings, removeRating, restoreRating } from '#contract/rating/operator-endpoints.ts';
import { getCounters } from '#contract/system/operator-endpoints.ts';
import { BURST_LEAST, BURST_PLAYED_SECONDS, HELD_DAYS } from '#domain/rating/rating-burst.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { buildRating } from '#tests/factories/build-rating.ts';
import { listAuditOf } from '#tests/product/list-audit-of.ts';
import { openRatingTrial, type RatedGame, type RatingTrial } from '#tests/product/open-rating-trial.ts';
import { publishHeldRatings } from './burst-queries.ts';

const WORDS = 'Do not buy this, they raised the prices!';

let trial: RatingTrial;

beforeAll(async () => {
  trial = await openRatingTrial();
});

afterAll(() => trial.close());

/** A game that has received as many ratings today as are never too many, and so many in the month before. */
async function openBusyGame(before = 0): Promise<RatedGame> {
  const game = await trial.openGame();
  const write = (created_at: Date) =>
    buildRating(trial.db, { application_id: game.row, user_id: null, stars: 5, created_at });
  for (let index = 0; index < BURST_LEAST; index += 1) await write(new Date(trial.clock.now() - index * 60_000));
  for (let index = 0; index < before; index += 1) await write(new Date(trial.clock.now() - 2 * DAY_MS));
  return game;
}

async function rateBadly(game: RatedGame, name: string) {
  const author = await trial.makePlayer(name, game);
  return { author, rating: await trial.rate(game, author, { stars: 1, words: WORDS }) };
}

const listHeld = async ({ applicationId }: RatedGame) => {
  const { list } = await trial.call(listAllRatings, { queue: 'held', applicationId, lang: 'en-US' }, trial.operator);
  return list.map(({ id }) => id);
};
const publish = (ratingId: number) =>
  trial.call(restoreRating, { ratingId, about: 'rating', lang: 'en-US' }, trial.operator);
const countHeld = async () => (await trial.call(getCounters, {}, { headers: trial.operator.headers })).ratingsHeld;

it('holds the next review of a game that receives unusually many, whoever looks, until an operator publishes it', async () => {
  const game = await openBusyGame();
  const waiting = await countHeld();
  const { author, rating } = await rateBadly(game, 'Angry');
  expect(rating).toMatchObject({ isHeld: true, removal: null });
  expect(await trial.look(game)).toMatchObject({ summary: { count: BURST_LEAST, average: 5 } });
  expect((await trial.look(game)).list.map(({ id }) => id)).not.toContain(rating.id);
  expect(await trial.told(game.developerId)).toEqual([]);
  expect(await listHeld(game)).toEqual([rating.id]);
  expect(await countHeld()).toBe(waiting + 1);

  expect((await publish(rating.id)).rating.heldAt).toBeNull();
  expect(await trial.look(game)).toMatchObject({ summary: { count: BURST_LEAST + 1 } });
  expect((await trial.own(game, author)).rating).toMatchObject({ isHeld: false });
  expect((await trial.told(game.developerId)).map(({ kind }) => kind)).toEqual(['rating_received']);
  expect((await trial.told(author.userId)).map(({ kind }) => kind)).toEqual([]);
  expect((await listAuditOf(trial.db, `rating:${rating.id}`)).map(({ action }) => action)).toEqual(['rating.publish']);
  expect(await countHeld()).toBe(waiting);
});

it('holds nothing where as many are usual, of whoever has played for long, and nothing that was shown before', async () => {
  const usual = await openBusyGame((BURST_LEAST / 5) * 30 + 1);
  expect((await rateBadly(usual, 'Usual')).rating.isHeld).toBe(false);

  const game = await openBusyGame();
  const player = await trial.makePlayer('Veteran', game);
  await trial.db
    .updateTable('library_plays')
    .set({ played_seconds: BURST_PLAYED_SECONDS })
    .where('user_id', '=', player.userId)
    .execute();
  expect((await trial.rate(game, player, { stars: 1, words: WORDS })).isHeld).toBe(false);
  trial.clock.advance(1000);
  expect((await trial.rate(game, player, { stars: 2, words: WORDS })).isHeld).toBe(false);
});

it('stays held when it is edited, and can be removed', async () => {
  const game = await openBusyGame();
  const { author, rating } = await rateBadly(game, 'Editor');
  trial.clock.advance(1000);
  const { rating: edited } = await trial.call(
    saveRating,
    { applicationId: game.applicationId, stars: 5, words: WORDS, lang: 'en-US' },
    { headers: author.headers },
  );
  expect(edited).toMatchObject({ stars: 5, isHeld: true });
  const decision = { ratingId: rating.id, about: 'rating', revision: 2, reason: 'spam', lang: 'en-US' } as const;
  await trial.call(removeRating, decision, trial.operator);
  expect((await trial.own(game, author)).rating).toMatchObject({ isHeld: false, removal: { reason: 'spam' } });
  expect(await listHeld(game)).toEqual([]);
});

it('publishes what no operator has decided on within a week', async () => {
  const game = await openBusyGame();
  const { rating } = await rateBadly(game, 'Patient');
  await publishHeldRatings(trial.db, trial.clock.now() + HELD_DAYS * DAY_MS - 1);
  expect(await listHeld(game)).toEqual([rating.id]);
  await publishHeldRatings(trial.db, trial.clock.now() + HELD_DAYS * DAY_MS);
  expect(await listHeld(game)).toEqual([]);
  expect(await trial.look(game)).toMatchObject({ summary: { count: BURST_LEAST + 1 } });
});
