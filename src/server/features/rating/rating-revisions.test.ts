import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerRating } from '#contract/rating/developer-endpoints.ts';
import { markRatingHelpful } from '#contract/rating/endpoints.ts';
import { openRatingTrial, type RatingTrial } from '#tests/product/open-rating-trial.ts';

let trial: RatingTrial;

beforeAll(async () => {
  trial = await openRatingTrial();
});

afterAll(() => trial.close());

it('counts as a new revision only what others read again: stars, words, the answer', async () => {
  const game = await trial.openGame();
  const player = await trial.makePlayer('Ariel', game);
  const words = 'A world to get lost in.';
  const rate = (stars: number) => trial.rate(game, player, { stars, words });
  const { id: ratingId } = await rate(4);
  const answer = (text: string) =>
    trial.call(answerRating, { ratingId, words: text, lang: 'en-US' }, { headers: game.headers });
  const revisions = async () => {
    const row = trial.db.selectFrom('ratings').select(['revision', 'answer_revision']).where('id', '=', ratingId);
    const { revision, answer_revision } = await row.executeTakeFirstOrThrow();
    return [revision, answer_revision];
  };
  const [first, unanswered] = await revisions();
  await rate(4);
  await trial.call(markRatingHelpful, { ratingId, isHelpful: true }, { headers: game.headers });
  expect(await revisions()).toEqual([first, unanswered]);
  await rate(3);
  await answer('Thank you.');
  await answer('Thank you.');
  expect(await revisions()).toEqual([Number(first) + 1, Number(unanswered) + 1]);
  await answer('Thank you, and welcome.');
  expect(await revisions()).toEqual([Number(first) + 1, Number(unanswered) + 2]);
});
