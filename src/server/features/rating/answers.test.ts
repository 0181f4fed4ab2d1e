import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { getPortalSummary } from '#contract/portal/endpoints.ts';
import { answerRating, deleteRatingAnswer, listReceivedRatings } from '#contract/rating/developer-endpoints.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { buildRating } from '#tests/factories/build-rating.ts';
import { listAuditOf } from '#tests/product/list-audit-of.ts';
import {
  openRatingTrial,
  type RatedGame,
  type RatingTrial,
  type TrialPerson,
} from '#tests/product/open-rating-trial.ts';

let trial: RatingTrial;
let game: RatedGame;
let player: TrialPerson;
let ratingId: number;

beforeAll(async () => {
  trial = await openRatingTrial();
});

afterAll(() => trial.close());

beforeEach(async () => {
  game = await trial.openGame();
  player = await trial.makePlayer('Ariel', game);
  ratingId = (await trial.rate(game, player, { stars: 2, words: 'It crashes on my phone.' })).id;
});

const list = (input: object = {}) =>
  trial.call(listReceivedRatings, { lang: 'en-US', ...input }, { headers: game.headers });
const answer = (words: string) =>
  trial.call(answerRating, { ratingId, words, lang: 'en-US' }, { headers: game.headers });
const refuse = (input: object, headers: TrialPerson['headers'] = game.headers) =>
  trial.refuse(answerRating, { ratingId, words: 'Thanks!', ...input }, { headers });
const iso = () => new Date(trial.clock.now()).toISOString();

it("lists written reviews of the developer's games, and their ratings", async () => {
  await buildRating(trial.db, { application_id: game.row, stars: 5, words: '' });
  const other = await trial.openGame();
  await buildRating(trial.db, { application_id: other.row });
  const { count, counts, list: found, summary } = await list();
  expect([count, counts]).toEqual([1, { all: 1, unanswered: 1 }]);
  expect(found[0]).toMatchObject({ id: ratingId, author: 'A**', applicationId: game.applicationId, answer: null });
  expect(found[0]?.applicationName).toMatch(/^Game /);
  expect(summary).toEqual({ average: 3.5, count: 2, distribution: [0, 1, 0, 0, 1] });
  expect(JSON.stringify(found)).not.toMatch(/userId|nickname/);
});

it('can be cut down to a game, stars, a language, and what has no answer yet', async () => {
  const answered = await buildRating(trial.db, {
    application_id: game.row,
    stars: 5,
    lang: 'zh-TW',
    answer: 'Thank you!',
    answered_at: new Date(0),
  });
  const ids = async (input: object) => (await list(input)).list.map(({ id }) => id);
  expect(await ids({})).toEqual([answered, ratingId]);
  expect(await ids({ isAnswered: false })).toEqual([ratingId]);
  // The numbers of the tabs stay, whatever else is filtered.
  expect(await list({ isAnswered: true, stars: 3 })).toMatchObject({ count: 0, counts: { all: 2, unanswered: 1 } });
  expect(await ids({ isAnswered: true, stars: 5, language: 'zh-TW' })).toEqual([answered]);
  expect(await ids({ stars: 3 })).toEqual([]);
  expect(await ids({ applicationId: game.applicationId, limit: 1, after: String(answered) })).toEqual([ratingId]);
  const other = await trial.openGame();
  for (const applicationId of [other.applicationId, 'com.no.such']) {
    expect(await trial.refuse(listReceivedRatings, { applicationId }, { headers: game.headers })).toMatchObject({
      status: 404,
      code: ERROR.applicationNotFound,
    });
  }
  expect(await trial.refuse(listReceivedRatings, { language: 'fr' }, { headers: game.headers })).toMatchObject({
    code: ERROR.languageNotFound,
  });
});

it('lists all games of a developer together, each page from where the one before ended', async () => {
  const { id: second } = await buildApplication(trial.db, { developer_id: game.developerId });
  const more: number[] = [];
  for (const application_id of [second, game.row, second])
    more.unshift(await buildRating(trial.db, { application_id }));
  const first = await list({ limit: 2 });
  // Ratings that arrive meanwhile do not shift pages.
  await buildRating(trial.db, { application_id: game.row });
  const last = await list({ limit: 2, after: first.next });
  expect([...first.list, ...last.list].map(({ id }) => id)).toEqual([...more, ratingId]);
  expect([first.count, last.count, last.next]).toEqual([4, 5, null]);
  expect((await list({ after: '9'.repeat(10) })).list).toHaveLength(5);
});

it('refuses a place of another list', async () => {
  for (const after of ['x', '-1', '1.2', '9'.repeat(11)]) {
    expect(await trial.refuse(listReceivedRatings, { after }, { headers: game.headers }), after).toMatchObject({
      code: ERROR.invalidFormat,
      fields: { after: 'field.invalid' },
    });
  }
});

it('answers in public, and tells the author once', async () => {
  const { rating } = await answer(' We fixed it in 1.3. ');
  expect(rating.answer).toEqual({ words: 'We fixed it in 1.3.', answeredAt: iso(), editedAt: null });
  const answeredAt = iso();
  trial.clock.advance(1000);
  expect((await answer('We fixed it in 1.3.1.')).rating.answer).toEqual({
    words: 'We fixed it in 1.3.1.',
    answeredAt,
    editedAt: iso(),
  });
  expect((await trial.look(game)).list[0]?.answer?.words).toBe('We fixed it in 1.3.1.');
  expect(await trial.told(player.userId)).toEqual([
    { kind: 'rating_answered', params: {}, path: `/application/details?applicationId=${game.applicationId}#ratings` },
  ]);
  expect((await listAuditOf(trial.db, `rating:${ratingId}`)).map(({ action }) => action)).toEqual([
    'rating.answer',
    'rating.answer',
  ]);
});

it('can be taken back', async () => {
  await answer('Sorry for that.');
  const remove = () => trial.call(deleteRatingAnswer, { ratingId, lang: 'en-US' }, { headers: game.headers });
  expect((await remove()).rating.answer).toBeNull();
  expect((await remove()).rating.answer).toBeNull();
  expect((await trial.look(game)).list[0]?.answer).toBeNull();
});

it('stays when the player changes the rating', async () => {
  await answer('Sorry for that.');
  await trial.rate(game, player, { stars: 4, words: 'It is fixed now, thanks.' });
  expect((await trial.look(game)).list[0]).toMatchObject({ stars: 4, answer: { words: 'Sorry for that.' } });
});

it('waits on the dashboard while it is bad and has no answer', async () => {
  const waiting = async () => {
    const { attention } = await trial.call(getPortalSummary, { lang: 'en-US' }, { headers: game.headers });
    return attention.filter(({ kind }) => kind === 'badRating').map(({ detail }) => detail);
  };
  await buildRating(trial.db, { application_id: game.row, stars: 3, words: 'It is neither good nor bad.' });
  expect(await waiting()).toEqual(['It crashes on my phone.']);
  await answer('We are looking into it.');
  expect(await waiting()).toEqual([]);
});

it('is for the developer of the game, of ratings that are shown', async () => {
  const unknown = { status: 400, code: ERROR.parameterError, fields: { ratingId: 'field.unknown' } };
  const other = await trial.openGame();
  const removed = await buildRating(trial.db, {
    application_id: game.row,
    removed_at: new Date(0),
    removal_reason: 'spam',
  });
  expect(await refuse({}, other.headers)).toEqual(unknown);
  for (const id of [removed, 2_147_483_647]) expect(await refuse({ ratingId: id })).toEqual(unknown);
  expect(await trial.refuse(deleteRatingAnswer, { ratingId: removed }, { headers: game.headers })).toEqual(unknown);
  for (const [endpoint, input] of [
    [answerRating, { ratingId, words: 'Thanks!' }],
    [deleteRatingAnswer, { ratingId }],
    [listReceivedRatings, {}],
  ] as const) {
    expect((await trial.refuse(endpoint, input)).code).toBe(ERROR.authorizationMissing);
    expect((await trial.refuse(endpoint, input, { headers: player.headers })).code).toBe(ERROR.permissionDenied);
  }
  await trial.db.updateTable('providers').set({ is_enabled: false }).where('user_id', '=', game.developerId).execute();
  expect(await refuse({})).toMatchObject({ code: ERROR.providerNotEnabled });
});

it('R8.3 takes words of a certain length', async () => {
  for (const words of ['', ' \n ', null, 'x'.repeat(LIMITS.ratingAnswerLength + 1), 'a\0', 7, ['x']]) {
    expect(await refuse({ words }), String(words)).toMatchObject({
      code: ERROR.invalidFormat,
      fields: { words: expect.any(String) },
    });
  }
  expect(await refuse({ lang: 'fr' })).toMatchObject({ code: ERROR.languageNotFound });
});
