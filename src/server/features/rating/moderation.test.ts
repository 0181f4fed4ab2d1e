import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setUserStatus } from '#contract/admin/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { answerRating } from '#contract/rating/developer-endpoints.ts';
import { deleteRating, markRatingHelpful, reportRating, saveRating } from '#contract/rating/endpoints.ts';
import type { RatingQueue } from '#contract/rating/entities.ts';
import {
  dismissRatingReports,
  listAllRatings,
  removeRating,
  restoreRating,
} from '#contract/rating/operator-endpoints.ts';
import { getCounters } from '#contract/system/operator-endpoints.ts';
import { listAuditOf } from '#tests/product/list-audit-of.ts';
import {
  openRatingTrial,
  type RatedGame,
  type RatingTrial,
  type TrialPerson,
} from '#tests/product/open-rating-trial.ts';

const WORDS = 'Buy cheap coins at my site!';

let trial: RatingTrial;
let game: RatedGame;
let author: TrialPerson;
let reader: TrialPerson;
let ratingId: number;

beforeAll(async () => {
  trial = await openRatingTrial();
});

afterAll(() => trial.close());

beforeEach(async () => {
  game = await trial.openGame();
  author = await trial.makePlayer('Spammer', game);
  reader = await trial.makePlayer('Reader');
  ratingId = (await trial.rate(game, author, { stars: 1, words: WORDS })).id;
});

const report = (input: object = {}, { headers } = reader) =>
  trial.call(reportRating, { ratingId, reason: 'spam', ...input }, { headers });
const list = (queue: RatingQueue = 'reported', input: object = {}) =>
  trial.call(listAllRatings, { queue, applicationId: game.applicationId, lang: 'en-US', ...input }, trial.operator);
const act = (endpoint: typeof removeRating | typeof restoreRating | typeof dismissRatingReports, input: object = {}) =>
  trial.call(endpoint, { ratingId, revision: 1, reason: 'spam', lang: 'en-US', ...input }, trial.operator);
const refuseAct = (endpoint: typeof removeRating | typeof restoreRating | typeof dismissRatingReports, input = {}) =>
  trial.refuse(endpoint, { ratingId, revision: 1, reason: 'spam', ...input }, trial.operator);
const auditOf = async () => (await listAuditOf(trial.db, `rating:${ratingId}`)).map(({ action }) => action);
const waiting = async () => (await trial.call(getCounters, {}, { headers: trial.operator.headers })).ratingsReported;

describe('a report', () => {
  it('puts a rating before the operators, once a person', async () => {
    const before = await waiting();
    await Promise.all([report({ note: 'An advert' }), report({ note: 'An advert' })]);
    await report({ reason: 'offtopic' }, await trial.makePlayer('Second'));
    const { count, counts, list: found } = await list();
    expect(count).toBe(1);
    expect(counts).toEqual({ reported: 1, held: 0, removed: 0, all: 1 });
    expect((await list('removed')).counts).toEqual(counts);
    expect(found[0]).toMatchObject({
      id: ratingId,
      applicationId: game.applicationId,
      author: 'Spammer',
      userId: author.userId,
      isAuthorSuspended: false,
      removal: null,
      reportCount: 2,
      reports: [
        { reason: 'spam', note: 'An advert', reporter: { id: reader.userId, nickname: 'Reader' } },
        { reason: 'offtopic', note: '', reporter: { nickname: 'Second' } },
      ],
    });
    expect(await waiting()).toBe(before + 1);
  });

  it('counts again after a decision only for what was changed since', async () => {
    await report();
    await act(dismissRatingReports);
    await report();
    expect((await list()).count).toBe(0);
    trial.clock.advance(1000);
    await trial.rate(game, author, { stars: 1, words: `${WORDS} Now!` });
    await report();
    expect((await list()).list[0]).toMatchObject({ reportCount: 1 });
  });

  it('R8.3 needs one of the reasons, and takes a note', async () => {
    const { headers } = reader;
    const refuse = (input: object) => trial.refuse(reportRating, { ratingId, reason: 'spam', ...input }, { headers });
    for (const reason of ['boring', '', null, 1]) {
      expect(await refuse({ reason })).toMatchObject({
        code: ERROR.invalidFormat,
        fields: { reason: expect.any(String) },
      });
    }
    for (const note of ['x'.repeat(501), 'a\0', 5]) {
      expect(await refuse({ note })).toMatchObject({ code: ERROR.invalidFormat, fields: { note: expect.any(String) } });
    }
  });
});

describe('a decision', () => {
  it('takes a rating away at once, tells its author why, and closes its reports', async () => {
    await report();
    const { rating } = await act(removeRating, { note: ' Adverts are not allowed. ' });
    expect(rating).toMatchObject({
      removal: { reason: 'spam', note: 'Adverts are not allowed.', removedAt: expect.any(String) },
      reportCount: 0,
      reports: [],
    });
    expect(await trial.look(game)).toMatchObject({ summary: { count: 0 }, list: [] });
    expect((await trial.own(game, author)).rating?.removal).toEqual(rating.removal);
    expect(await trial.told(author.userId)).toEqual([
      {
        kind: 'rating_removed',
        params: { reason: 'Adverts are not allowed.' },
        path: `/application/details?applicationId=${game.applicationId}#ratings`,
      },
    ]);
    expect(await auditOf()).toEqual(['rating.remove']);
    expect((await list()).count).toBe(0);
    expect((await list('removed')).list.map(({ id }) => id)).toEqual([ratingId]);
  });

  it('leaves its author nothing to do about it: neither new words, nor a new start', async () => {
    await act(removeRating);
    const refused = { status: 400, code: ERROR.parameterError, fields: { rating: 'field.invalid' } };
    const { applicationId } = game;
    const { headers } = author;
    expect(await trial.refuse(saveRating, { applicationId, stars: 5 }, { headers })).toEqual(refused);
    expect(await trial.refuse(deleteRating, { applicationId }, { headers })).toEqual(refused);
  });

  it('can be taken back', async () => {
    await act(removeRating);
    expect((await act(restoreRating)).rating.removal).toBeNull();
    expect(await trial.look(game)).toMatchObject({ summary: { average: 1, count: 1 }, list: [{ id: ratingId }] });
    expect((await trial.told(author.userId)).map(({ kind }) => kind)).toEqual(['rating_removed', 'rating_restored']);
    expect(await auditOf()).toEqual(['rating.remove', 'rating.restore']);
  });

  it('may be that the rating stands', async () => {
    await report();
    expect((await act(dismissRatingReports)).rating).toMatchObject({ reportCount: 0, removal: null });
    expect((await trial.look(game)).list).toHaveLength(1);
    expect(await trial.told(author.userId)).toEqual([]);
    expect(await auditOf()).toEqual(['rating.dismiss']);
  });

  it('is made once, also when two operators decide at once', async () => {
    await report();
    const answers = await Promise.all(
      [removeRating, removeRating].map((endpoint) =>
        trial.send(endpoint, { ratingId, revision: 1, reason: 'spam' }, trial.operator),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(await auditOf()).toEqual(['rating.remove']);
    expect(await trial.told(author.userId)).toHaveLength(1);
  });

  it('refuses what the state does not allow, what is not there, and removals without a reason', async () => {
    const refused = { status: 400, code: ERROR.parameterError, fields: { rating: 'field.invalid' } };
    expect(await refuseAct(restoreRating)).toEqual(refused);
    expect(await refuseAct(dismissRatingReports)).toEqual(refused);
    await act(removeRating);
    expect(await refuseAct(removeRating)).toEqual(refused);
    for (const endpoint of [removeRating, restoreRating, dismissRatingReports]) {
      expect(await refuseAct(endpoint, { ratingId: 2_147_483_647 })).toEqual({
        status: 400,
        code: ERROR.parameterError,
        fields: { ratingId: 'field.unknown' },
      });
      expect(await refuseAct(endpoint, { lang: 'fr' })).toMatchObject({ code: ERROR.languageNotFound });
    }
    expect(await refuseAct(removeRating, { reason: '' })).toMatchObject({
      code: ERROR.invalidFormat,
      fields: { reason: 'field.required' },
    });
  });

  it('is made on the words that the operator was shown, and on no others', async () => {
    await report();
    const shown = (await list()).list[0]?.revision;
    trial.clock.advance(1000);
    await trial.rate(game, author, { stars: 1, words: `${WORDS} Now!` });
    for (const endpoint of [dismissRatingReports, removeRating]) {
      expect(await refuseAct(endpoint, { revision: shown })).toEqual({
        status: 400,
        code: ERROR.parameterError,
        fields: { revision: 'field.invalid' },
      });
      expect(await refuseAct(endpoint, { revision: undefined })).toMatchObject({
        fields: { revision: 'field.required' },
      });
    }
    const [row] = (await list()).list;
    expect(row).toMatchObject({ words: `${WORDS} Now!`, reportCount: 1, removal: null });
    expect(await auditOf()).toEqual([]);
    expect((await act(dismissRatingReports, { revision: row?.revision })).rating.reportCount).toBe(0);
  });

  it('is not outdated by an answer, by votes, or by the same words said again', async () => {
    await report();
    await trial.call(answerRating, { ratingId, words: 'That is not nice.' }, { headers: game.headers });
    await trial.call(markRatingHelpful, { ratingId, isHelpful: true }, { headers: reader.headers });
    await trial.rate(game, author, { stars: 1, words: WORDS });
    expect((await act(removeRating)).rating.removal).not.toBeNull();
  });

  it('is for operators only', async () => {
    for (const endpoint of [removeRating, restoreRating, dismissRatingReports, listAllRatings]) {
      expect((await trial.refuse(endpoint, { ratingId, revision: 1, reason: 'spam' })).code).toBe(
        ERROR.authorizationMissing,
      );
      const input = { ratingId, revision: 1, reason: 'spam' };
      expect((await trial.refuse(endpoint, input, { headers: reader.headers })).code).toBe(ERROR.permissionDenied);
    }
  });
});

describe('the list', () => {
  it('has the longest waiting first, and everything of one author', async () => {
    const second = await trial.makePlayer('Second', game);
    const { id } = await trial.rate(game, second, { words: 'Another one of these.' });
    await report({ ratingId: id });
    trial.clock.advance(1000);
    await report();
    expect((await list()).list.map((row) => row.id)).toEqual([id, ratingId]);
    expect((await list('all')).list.map((row) => row.id)).toEqual([id, ratingId]);
    expect((await list('all', { userId: author.userId })).list.map((row) => row.id)).toEqual([ratingId]);
    await trial.call(setUserStatus, { userId: author.userId, status: 2, reason: 'spam' }, trial.operator);
    expect((await list('all', { userId: author.userId })).list[0]).toMatchObject({ isAuthorSuspended: true });
  });

  it.each(['reported', 'removed', 'all'] as const)('of what is %s continues where its page ended', async (queue) => {
    const others = await Promise.all(['Second', 'Third', 'Fourth'].map((name) => trial.makePlayer(name, game)));
    const ids = [ratingId];
    for (const other of others) ids.push((await trial.rate(game, other, { words: 'Another one of these.' })).id);
    for (const [place, id] of ids.entries()) {
      // Two have the same timestamp.
      if (place !== 2) trial.clock.advance(1500);
      if (queue === 'reported') await report({ ratingId: id });
      if (queue === 'removed') await act(removeRating, { ratingId: id });
    }
    const whole = await list(queue);
    expect(whole).toMatchObject({ count: 4, next: null });
    expect(whole.list.map(({ id }) => id)).toEqual(queue === 'reported' ? ids : ids.toReversed());
    const first = await list(queue, { limit: 1 });
    const second = await list(queue, { limit: 2, after: first.next });
    const last = await list(queue, { limit: 2, after: second.next });
    expect([...first.list, ...second.list, ...last.list]).toEqual(whole.list);
    expect(last.next).toBeNull();
  });

  it('names what it cannot read', async () => {
    const { headers } = trial.operator;
    expect(await trial.refuse(listAllRatings, { queue: 'x' }, { headers })).toMatchObject({
      code: ERROR.invalidFormat,
      fields: { queue: 'field.choice' },
    });
    for (const after of ['7', 'x.1', '1.2.3', `${'9'.repeat(17)}.1`]) {
      expect(await trial.refuse(listAllRatings, { after }, { headers })).toMatchObject({
        code: ERROR.invalidFormat,
        fields: { after: 'field.invalid' },
      });
    }
    const beyond = { after: `${'9'.repeat(16)}.${'9'.repeat(10)}` };
    expect(await trial.call(listAllRatings, beyond, { headers })).toMatchObject({ list: [], next: null });
    expect(await trial.refuse(listAllRatings, { lang: 'fr' }, { headers })).toMatchObject({
      code: ERROR.languageNotFound,
    });
    expect(await trial.refuse(listAllRatings, { applicationId: 'com.no.such' }, { headers })).toMatchObject({
      status: 404,
      code: ERROR.applicationNotFound,
    });
  });
});
