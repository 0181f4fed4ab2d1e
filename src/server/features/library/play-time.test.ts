import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { reportPlay } from '#contract/library/endpoints.ts';
import { listRatings, saveRating } from '#contract/rating/endpoints.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { SHELF } from '#contract/values/states.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';
import { type LibraryTrial, openLibraryTrial, type Player } from '#tests/product/open-library-trial.ts';

let trial: LibraryTrial;
let player: Player;
let game: { readonly id: number; readonly appId: string };

beforeAll(async () => {
  trial = await openLibraryTrial();
});

beforeEach(async () => {
  player = await trial.makePlayer();
  game = await trial.buildGame();
});

afterAll(() => trial.product.close());

const report = async (start = false) => {
  const { headers } = player;
  const sent = { applicationId: game.appId, start };
  return (await trial.product.call(reportPlay, sent, { headers })).playedMinutes;
};
const wait = (ms: number) => trial.product.clock.advance(ms);

/** Plays for so many minutes, with a report each. */
async function playFor(minutes: number): Promise<number | null> {
  let played = await report(true);
  for (let minute = 0; minute < minutes; minute += 1) {
    wait(MINUTE_MS);
    played = await report();
  }
  return played;
}

it('counts the time between the reports of a game that its player has opened', async () => {
  await trial.play(player, game.appId);
  expect(await playFor(3)).toBe(3);
  wait(30_000);
  await report();
  wait(30_000);
  expect(await report()).toBe(4);
  const { list } = await trial.listOf(player, { list: 'recent' });
  expect(list).toMatchObject([{ playedMinutes: 4 }]);
});

it('never counts more than the time that has passed, however many windows report', async () => {
  await trial.play(player, game.appId);
  await report(true);
  wait(MINUTE_MS);
  await Promise.all(Array.from({ length: 8 }, () => report()));
  expect(await report()).toBe(1);
});

it('does not count the time before a start, nor a gap in the reports', async () => {
  await trial.play(player, game.appId);
  expect(await playFor(2)).toBe(2);
  wait(MINUTE_MS);
  expect(await report(true)).toBe(2);
  wait(LIMITS.playReportSeconds * 2000 + 1);
  expect(await report()).toBe(2);
  wait(MINUTE_MS);
  expect(await report()).toBe(3);
});

it('counts nothing for a game that its player has not opened', async () => {
  expect(await playFor(3)).toBeNull();
  const { list } = await trial.listOf(player, { list: 'recent' });
  expect(list).toEqual([]);
});

it('refuses visitors, and games that are unknown or off the shelf', async () => {
  const { product } = trial;
  const sent = { applicationId: game.appId };
  const { headers } = player;
  expect((await product.refuse(reportPlay, sent)).code).toBe(ERROR.authorizationMissing);
  const unknown = { applicationId: 'com.example.none' };
  expect((await product.refuse(reportPlay, unknown, { headers })).code).toBe(ERROR.applicationNotFound);
  await trial.setGame(game.id, { status: SHELF.offShelf });
  expect((await product.refuse(reportPlay, sent, { headers })).code).toBe(ERROR.applicationPulled);
  await trial.setGame(game.id, { status: SHELF.removed });
  expect((await product.refuse(reportPlay, sent, { headers })).code).toBe(ERROR.applicationRemoved);
});

it('is shown at the review of a player, unless they took the game out of their recent ones', async () => {
  await trial.play(player, game.appId);
  await playFor(2);
  const { headers } = player;
  const said = {
    applicationId: game.appId,
    stars: 4,
    words: 'Calm, clever, and never unfair.',
    lang: 'en-US' as const,
  };
  const { rating } = await trial.product.call(saveRating, said, { headers });
  expect(rating.playedMinutes).toBe(2);
  const read = async () => {
    const { list } = await trial.product.call(listRatings, { applicationId: game.appId });
    return list.map(({ playedMinutes }) => playedMinutes);
  };
  expect(await read()).toEqual([2]);
  await trial.hide(player, { applicationId: game.appId });
  expect(await read()).toEqual([null]);
});
