import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { deleteAccount } from '#contract/account/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { listRatings, markRatingHelpful, reportRating } from '#contract/rating/endpoints.ts';
import { RATING_SORTS } from '#contract/rating/rating-sorts.ts';
import { buildRating } from '#tests/factories/build-rating.ts';
import { expectTurnedAway } from '#tests/product/expect-turned-away.ts';
import { hiddenGames } from '#tests/product/hidden-games.ts';
import {
  openRatingTrial,
  type RatedGame,
  type RatingTrial,
  type TrialPerson,
} from '#tests/product/open-rating-trial.ts';
import { readPlace, writePlace } from './rating-place.ts';

let trial: RatingTrial;
let game: RatedGame;

beforeAll(async () => {
  trial = await openRatingTrial();
});

afterAll(() => trial.close());

beforeEach(async () => {
  game = await trial.openGame();
});

const build = (overrides: Partial<Parameters<typeof buildRating>[1]> = {}) =>
  buildRating(trial.db, { application_id: game.row, ...overrides });
const idsOf = async (input: Parameters<RatingTrial['look']>[1]) =>
  (await trial.look(game, input)).list.map(({ id }) => id);
const refuse = (input: object) => trial.refuse(listRatings, { applicationId: game.applicationId, ...input });

it('lists what has words, and counts stars alone as well', async () => {
  const id = await build({ stars: 2 });
  await build({ stars: 5, words: '' });
  expect(await trial.look(game)).toEqual({
    summary: { average: 3.5, count: 2, distribution: [0, 1, 0, 0, 1] },
    list: [expect.objectContaining({ id, stars: 2, author: 'A**', isOwn: false, isHelpful: false })],
    next: null,
  });
});

it("shows the author's name in full to the author, its first character to others", async () => {
  const player = await trial.makePlayer('小星星', game);
  await trial.rate(game, player, { words: 'Better than expected.' });
  expect((await trial.look(game)).list[0]).toMatchObject({ author: '小**', isOwn: false });
  expect((await trial.look(game, {}, player)).list[0]).toMatchObject({ author: '小星星', isOwn: true });
});

it('comes in four orders, of equal ones the newer first', async () => {
  const first = await build({ stars: 3, helpful_count: 1 });
  const second = await build({ stars: 5, helpful_count: 0 });
  const third = await build({ stars: 1, helpful_count: 7 });
  const fourth = await build({ stars: 5, helpful_count: 1 });
  expect(await idsOf({ sort: 'newest' })).toEqual([fourth, third, second, first]);
  expect(await idsOf({ sort: 'helpful' })).toEqual([third, fourth, first, second]);
  expect(await idsOf({ sort: 'highest' })).toEqual([fourth, second, first, third]);
  expect(await idsOf({ sort: 'lowest' })).toEqual([third, first, fourth, second]);
  expect(await idsOf({})).toEqual(await idsOf({ sort: 'helpful' }));
});

it('can be cut down to stars and a language', async () => {
  const wanted = await build({ stars: 1, lang: 'vi-VN' });
  await build({ stars: 1, lang: 'zh-TW' });
  await build({ stars: 4, lang: 'vi-VN' });
  expect(await idsOf({ stars: 1, language: 'vi-VN' })).toEqual([wanted]);
  expect(await idsOf({ stars: 5 })).toEqual([]);
});

it('shows each once on its pages, in every order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ stars: fc.integer({ min: 1, max: 5 }), helpful_count: fc.nat({ max: 2 }) }), {
        maxLength: 9,
      }),
      fc.constantFrom(...RATING_SORTS),
      fc.integer({ min: 1, max: 4 }),
      async (ratings, sort, limit) => {
        await trial.db.deleteFrom('ratings').where('application_id', '=', game.row).execute();
        for (const rating of ratings) await build({ ...rating, user_id: null });
        const all = await idsOf({ sort, limit: 100 });
        const paged: number[] = [];
        let after: string | null = null;
        do {
          const page = await trial.look(game, { sort, limit, ...(after === null ? {} : { after }) });
          expect(page.list.length).toBeLessThanOrEqual(limit);
          paged.push(...page.list.map(({ id }) => id));
          after = page.next;
        } while (after !== null);
        expect(all).toHaveLength(ratings.length);
        expect(paged).toEqual(all);
      },
    ),
    { numRuns: 25 },
  );
});

it('reads back the places that it writes, and no place of another order', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.integer({ min: 1, max: 5 }), (id, helpful_count, stars) => {
      const texts = {
        words: '',
        lang: 'zh-TW',
        version_name: '',
        nickname: null,
        avatar: null,
        played_seconds: null,
      } as const;
      const row = { id, helpful_count, stars, ...texts };
      const times = {
        answer: null,
        answered_at: null,
        answer_edited_at: null,
        answer_removed_at: null,
        answer_removal_reason: null,
        answer_removal_note: '',
        created_at: new Date(0),
        edited_at: null,
      };
      for (const sort of RATING_SORTS) expect(readPlace(writePlace({ ...row, ...times }, sort), sort)?.id).toBe(id);
    }),
  );
  expect(readPlace('3.4', 'newest')).toBeUndefined();
  expect(readPlace('34', 'lowest')).toBeUndefined();
});

it('R8.3 refuses what it cannot read, and names it', async () => {
  for (const after of ['x', '1.2.3', '-1', '99999999999', "1;'--", 'a\0', ['1']]) {
    expect(await refuse({ after }), String(after)).toMatchObject({
      code: ERROR.invalidFormat,
      fields: { after: 'field.invalid' },
    });
  }
  expect(await refuse({ after: '12', sort: 'highest' })).toMatchObject({ fields: { after: 'field.invalid' } });
  expect(await idsOf({ after: '9999999999.9999999999' })).toEqual([]);
  expect(await refuse({ sort: 'best' })).toMatchObject({ code: ERROR.invalidFormat, fields: { sort: 'field.choice' } });
  expect(await refuse({ stars: 6 })).toMatchObject({ code: ERROR.invalidFormat, fields: { stars: 'field.range' } });
  expect(await refuse({ language: 'fr' })).toMatchObject({ status: 404, code: ERROR.languageNotFound });
});

it('R8.19 is of games on the shelf', async () => {
  for (const [refusal, applicationId] of await hiddenGames(trial)) {
    expect(await refuse({ applicationId })).toEqual(refusal);
  }
  expect(await refuse({ applicationId: 'com.no.such' })).toEqual({ status: 404, code: ERROR.applicationNotFound });
});

const vote = (ratingId: number, isHelpful: boolean, { headers }: TrialPerson) =>
  trial.call(markRatingHelpful, { ratingId, isHelpful }, { headers });

it('counts who finds it helpful once each, and no more when that is taken back', async () => {
  const id = await build();
  const [one, two] = [await trial.makePlayer('One'), await trial.makePlayer('Two')];
  await Promise.all([vote(id, true, one), vote(id, true, one), vote(id, true, two)]);
  expect((await trial.look(game, {}, one)).list[0]).toMatchObject({ helpfulCount: 2, isHelpful: true });
  expect(await vote(id, false, one)).toEqual({ helpfulCount: 1 });
  expect(await vote(id, false, one)).toEqual({ helpfulCount: 1 });
  expect((await trial.look(game, {}, one)).list[0]).toMatchObject({ helpfulCount: 1, isHelpful: false });
  const { account } = await trial.db
    .selectFrom('users')
    .select('account')
    .where('id', '=', two.userId)
    .executeTakeFirstOrThrow();
  await trial.call(deleteAccount, { confirm: account }, { headers: two.headers });
  expect((await trial.look(game)).list[0]).toMatchObject({ helpfulCount: 0 });
});

it.each([
  ['helpful', markRatingHelpful, { isHelpful: true }],
  ['reported', reportRating, { reason: 'spam' }],
] as const)('is not to be %s by its author, nor where it is not to be seen', async (_, endpoint, input) => {
  const author = await trial.makePlayer('Author', game);
  const { id: ratingId } = await trial.rate(game, author, { words: 'Praise from the author.' });
  const { headers } = author;
  expect(await trial.refuse(endpoint, { ratingId, ...input }, { headers })).toEqual({
    status: 403,
    code: ERROR.permissionDenied,
    fields: { ratingId: 'field.invalid' },
  });
  const reader = await trial.makePlayer('Reader');
  const hidden = await build({ words: '' });
  const removed = await build({ removed_at: new Date(0), removal_reason: 'spam' });
  for (const unseen of [hidden, removed, 2_147_483_647]) {
    expect(await trial.refuse(endpoint, { ratingId: unseen, ...input }, { headers: reader.headers })).toEqual({
      status: 400,
      code: ERROR.parameterError,
      fields: { ratingId: 'field.unknown' },
    });
  }
  for (const wrong of [0, -1, 2_147_483_648, 'x', null, [1]]) {
    expect(
      await trial.refuse(endpoint, { ratingId: wrong, ...input }, { headers: reader.headers }),
      String(wrong),
    ).toMatchObject({ code: ERROR.invalidFormat, fields: { ratingId: expect.any(String) } });
  }
  await expectTurnedAway(trial, endpoint, { ratingId, ...input });
});
