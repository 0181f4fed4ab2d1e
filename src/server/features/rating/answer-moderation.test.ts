import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exportAccount } from '#contract/account/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { answerRating, deleteRatingAnswer, listReceivedRatings } from '#contract/rating/developer-endpoints.ts';
import { reportRating } from '#contract/rating/endpoints.ts';
import type { OperatorRating, RatingQueue } from '#contract/rating/entities.ts';
import {
  dismissRatingReports,
  listAllRatings,
  removeRating,
  restoreRating,
} from '#contract/rating/operator-endpoints.ts';
import { listAuditOf } from '#tests/product/list-audit-of.ts';
import {
  openRatingTrial,
  type RatedGame,
  type RatingTrial,
  type TrialPerson,
} from '#tests/product/open-rating-trial.ts';

const WORDS = 'Whoever does not like it has no taste.';
const REFUSED = { status: 400, code: ERROR.parameterError, fields: { rating: 'field.invalid' } } as const;

let trial: RatingTrial;
let game: RatedGame;
let player: TrialPerson;
let reader: TrialPerson;
let ratingId: number;

beforeAll(async () => {
  trial = await openRatingTrial();
});

afterAll(() => trial.close());

beforeEach(async () => {
  game = await trial.openGame();
  player = await trial.makePlayer('Ariel', game);
  reader = await trial.makePlayer('Reader');
  ratingId = (await trial.rate(game, player, { stars: 2, words: 'It crashes on my phone.' })).id;
  await answer(WORDS);
});

const answer = (words: string) =>
  trial.call(answerRating, { ratingId, words, lang: 'en-US' }, { headers: game.headers });
const takeBack = () => trial.call(deleteRatingAnswer, { ratingId, lang: 'en-US' }, { headers: game.headers });
const report = ({ headers }: TrialPerson = reader, input: object = {}) =>
  trial.call(reportRating, { ratingId, about: 'answer', reason: 'abuse', ...input }, { headers });
const list = (queue: RatingQueue = 'reported') =>
  trial.call(listAllRatings, { queue, applicationId: game.applicationId, lang: 'en-US' }, trial.operator);
const found = async (): Promise<OperatorRating | undefined> => (await list('all')).list[0];

type Decision = typeof removeRating | typeof restoreRating | typeof dismissRatingReports;

/** Decides on the answer's current revision, like an operator who has just read it. */
const act = async (endpoint: Decision, input: object = {}) => {
  const revision = (await found())?.answerRevision ?? 0;
  const decision = { ratingId, about: 'answer', revision, reason: 'abuse', lang: 'en-US', ...input } as const;
  return (await trial.call(endpoint, decision, trial.operator)).rating;
};
const refuseAct = async (endpoint: Decision, input: object = {}) => {
  const revision = (await found())?.answerRevision;
  return trial.refuse(endpoint, { ratingId, about: 'answer', revision, reason: 'abuse', ...input }, trial.operator);
};
const auditOf = async () => (await listAuditOf(trial.db, `rating:${ratingId}`)).map(({ action }) => action);

describe('a report of an answer', () => {
  it('puts it before the operators with what it answers to, by its player and by strangers, once each', async () => {
    await report(player, { note: 'It insults me' });
    await report(player);
    await report();
    const { count, list: rows } = await list();
    expect(count).toBe(1);
    expect(rows[0]).toMatchObject({
      words: 'It crashes on my phone.',
      answer: { words: WORDS },
      reportCount: 0,
      reports: [],
      answerReportCount: 2,
      answerReports: [
        { reason: 'abuse', note: 'It insults me', reporter: { nickname: 'Ariel' } },
        { reason: 'abuse', note: '', reporter: { nickname: 'Reader' } },
      ],
    });
  });

  it('is another one than that of the rating, and each waits for its own decision', async () => {
    await report();
    trial.clock.advance(1000);
    await report(reader, { about: 'rating', reason: 'offtopic' });
    expect((await list()).list[0]).toMatchObject({
      reports: [{ reason: 'offtopic' }],
      answerReports: [{ reason: 'abuse' }],
    });
    const rating = await act(dismissRatingReports);
    expect(rating).toMatchObject({ reportCount: 1, answerReportCount: 0 });
    expect((await list()).count).toBe(1);
    await act(dismissRatingReports, { about: 'rating', revision: rating.revision });
    expect((await list()).count).toBe(0);
  });

  it('is not made by the developer, nor of an answer that nobody sees', async () => {
    const refuse = ({ headers }: Pick<TrialPerson, 'headers'>) =>
      trial.refuse(reportRating, { ratingId, about: 'answer', reason: 'abuse' }, { headers });
    expect(await refuse(game)).toEqual({
      status: 403,
      code: ERROR.permissionDenied,
      fields: { ratingId: 'field.invalid' },
    });
    await act(removeRating);
    const unknown = { status: 400, code: ERROR.parameterError, fields: { ratingId: 'field.unknown' } };
    expect(await refuse(reader)).toEqual(unknown);
    await act(restoreRating);
    await takeBack();
    expect(await refuse(reader)).toEqual(unknown);
  });

  it('R8.3 names what it is about', async () => {
    const { headers } = reader;
    expect(await trial.refuse(reportRating, { ratingId, about: 'game', reason: 'abuse' }, { headers })).toMatchObject({
      code: ERROR.invalidFormat,
      fields: { about: 'field.choice' },
    });
  });

  it('goes with the answer, and counts again only for what was written since', async () => {
    await report();
    await takeBack();
    expect((await list()).count).toBe(0);
    trial.clock.advance(1000);
    await answer(WORDS);
    expect((await list()).count).toBe(0);
    await report();
    expect((await list()).list[0]).toMatchObject({ answerReportCount: 1 });
    trial.clock.advance(1000);
    await act(dismissRatingReports);
    await report();
    expect((await list()).count).toBe(0);
  });
});

describe('a decision on an answer', () => {
  it('takes it away at once, tells its developer why, and leaves what it answers to', async () => {
    await report();
    const rating = await act(removeRating, { note: ' Stay polite, please. ' });
    const removal = { reason: 'abuse', note: 'Stay polite, please.', removedAt: expect.any(String) };
    expect(rating).toMatchObject({ removal: null, answerRemoval: removal, answerReportCount: 0 });
    expect((await trial.look(game)).list[0]).toMatchObject({ id: ratingId, answer: null });
    expect((await trial.own(game, player)).rating?.answer).toBeNull();
    const received = await trial.call(listReceivedRatings, { lang: 'en-US' }, { headers: game.headers });
    expect(received.list[0]).toMatchObject({ answer: { words: WORDS }, answerRemoval: removal });
    expect((await trial.told(game.developerId)).at(-1)).toEqual({
      kind: 'answer_removed',
      params: { reason: 'Stay polite, please.' },
      path: `/developer/ratings?applicationId=${game.applicationId}`,
    });
    expect(await auditOf()).toEqual(['rating.answer', 'rating.remove_answer']);
    expect((await list()).count).toBe(0);
    expect((await list('removed')).list.map(({ id }) => id)).toEqual([ratingId]);
    const exported = await trial.call(exportAccount, {}, { headers: player.headers });
    expect(JSON.stringify(exported)).not.toContain(WORDS);
  });

  it('leaves its developer nothing to do about it: neither new words, nor a new start', async () => {
    await act(removeRating);
    const refused = { status: 400, code: ERROR.parameterError, fields: { answer: 'field.invalid' } };
    const { headers } = game;
    expect(await trial.refuse(answerRating, { ratingId, words: 'Sorry.' }, { headers })).toEqual(refused);
    expect(await trial.refuse(deleteRatingAnswer, { ratingId }, { headers })).toEqual(refused);
  });

  it('can be taken back, and the answer can be changed again', async () => {
    await act(removeRating);
    expect((await act(restoreRating)).answerRemoval).toBeNull();
    expect((await trial.look(game)).list[0]?.answer?.words).toBe(WORDS);
    expect((await trial.told(game.developerId)).map(({ kind }) => kind).slice(-2)).toEqual([
      'answer_removed',
      'answer_restored',
    ]);
    expect((await answer('Sorry for that.')).rating.answer?.words).toBe('Sorry for that.');
  });

  it('may be that it stands', async () => {
    await report();
    const before = (await trial.told(game.developerId)).length;
    expect((await act(dismissRatingReports)).answerReportCount).toBe(0);
    expect((await trial.look(game)).list[0]?.answer?.words).toBe(WORDS);
    expect(await trial.told(game.developerId)).toHaveLength(before);
    expect(await auditOf()).toEqual(['rating.answer', 'rating.dismiss_answer']);
  });

  it.each([
    ['edited', () => answer('We are sorry for that.')],
    ['taken back', takeBack],
  ] as const)('is made on the words that the operator was shown, not where they were %s since', async (_, change) => {
    await report();
    const revision = (await found())?.answerRevision;
    trial.clock.advance(1000);
    await change();
    const outdated = { status: 400, code: ERROR.parameterError, fields: { revision: 'field.invalid' } };
    for (const endpoint of [removeRating, dismissRatingReports]) {
      expect(await refuseAct(endpoint, { revision })).toEqual(outdated);
    }
    expect((await found())?.answerRemoval).toBeNull();
    expect((await auditOf()).filter((action) => action.endsWith('_answer'))).toEqual([]);
  });

  it('refuses what the state does not allow', async () => {
    expect(await refuseAct(restoreRating)).toEqual(REFUSED);
    expect(await refuseAct(dismissRatingReports)).toEqual(REFUSED);
    await act(removeRating);
    expect(await refuseAct(removeRating)).toEqual(REFUSED);
    await act(restoreRating);
    await takeBack();
    expect(await refuseAct(removeRating)).toEqual(REFUSED);
    expect(await refuseAct(removeRating, { about: 'game' })).toMatchObject({ fields: { about: 'field.choice' } });
  });

  it('exists beside one on its rating: each is restored separately', async () => {
    await act(removeRating);
    await act(removeRating, { about: 'rating', revision: 1 });
    expect((await act(restoreRating, { about: 'rating' })).answerRemoval).not.toBeNull();
    expect((await trial.look(game)).list[0]).toMatchObject({ id: ratingId, answer: null });
  });
});
