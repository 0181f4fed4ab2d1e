import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount, exportAccount } from '#contract/account/endpoints.ts';
import { setUserStatus } from '#contract/admin/endpoints.ts';
import { getApplication, listSortedApplications } from '#contract/application/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { deleteRating, getOwnRating, saveRating } from '#contract/rating/endpoints.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { buildVersion } from '#tests/factories/build-version.ts';
import { expectTurnedAway, setUser } from '#tests/product/expect-turned-away.ts';
import { hiddenGames } from '#tests/product/hidden-games.ts';
import {
  openRatingTrial,
  type RatedGame,
  type RatingTrial,
  type TrialPerson,
} from '#tests/product/open-rating-trial.ts';

const WORDS = 'Calm, clever, and never unfair.';

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

const refuse = (input: object, { headers }: Partial<TrialPerson> = player) =>
  trial.refuse(saveRating, { applicationId: game.applicationId, stars: 5, ...input }, { headers });
const takeBack = ({ headers } = player) => trial.call(deleteRating, { applicationId: game.applicationId }, { headers });
const iso = (ms = 0) => new Date(trial.clock.now() + ms).toISOString();

describe('rating a game', () => {
  it('keeps stars, words, language and the version that players got, and tells the developer', async () => {
    await buildVersion(trial.db, { application_id: game.row, version_name: '1.2.0', status: 1, review: 3 });
    const rating = await trial.rate(game, player, { stars: 5, words: `  ${WORDS}\n`, lang: 'vi-VN' });
    expect(rating).toEqual({
      id: rating.id,
      stars: 5,
      words: WORDS,
      lang: 'vi-VN',
      versionName: '1.2.0',
      playedMinutes: null,
      author: 'Ariel',
      avatar: '',
      writtenAt: iso(),
      editedAt: null,
      helpfulCount: 0,
      answer: null,
      isHeld: false,
      removal: null,
    });
    expect(await trial.own(game, player)).toEqual({ rating, obstacle: null });
    expect(await trial.told(game.developerId)).toEqual([
      {
        kind: 'rating_received',
        params: { stars: 5 },
        path: `/developer/ratings?applicationId=${game.applicationId}`,
      },
    ]);
  });

  it('is one for a player and game, however often and at once it is said', async () => {
    await Promise.all([1, 2, 3, 4].map((stars) => trial.rate(game, player, { stars })));
    trial.clock.advance(1000);
    await trial.rate(game, player, { stars: 2, words: WORDS });
    expect(await trial.own(game, player)).toMatchObject({ rating: { stars: 2, words: WORDS, editedAt: iso() } });
    trial.clock.advance(1000);
    await trial.rate(game, player, { stars: 2, words: WORDS });
    expect((await trial.own(game, player)).rating?.editedAt).toBe(iso(-1000));
    expect((await trial.look(game)).summary).toEqual({ average: 2, count: 1, distribution: [0, 1, 0, 0, 0] });
    expect(await trial.told(game.developerId)).toHaveLength(1);
  });

  it('R8.3 takes whole stars from one to five, and no words or enough of them', async () => {
    for (const stars of [0, 6, -1, 1.5, '', null, 'five', [], {}]) {
      expect(await refuse({ stars }), String(stars)).toMatchObject({
        status: 400,
        code: ERROR.invalidFormat,
        fields: { stars: expect.any(String) },
      });
    }
    const long = '星'.repeat(LIMITS.ratingWordsMax);
    expect(await refuse({ words: 'too short' })).toMatchObject({
      code: ERROR.invalidFormat,
      fields: { words: 'field.tooShort' },
    });
    expect(await refuse({ words: `${long}星` })).toMatchObject({
      code: ERROR.invalidFormat,
      fields: { words: 'field.tooLong' },
    });
    for (const words of ['a NUL \0 in words', '\ud800 lone surrogate', 12345678901, ['a list of words'], { a: 1 }]) {
      expect(await refuse({ words }), String(words)).toMatchObject({
        code: ERROR.invalidFormat,
        fields: { words: 'field.invalid' },
      });
    }
    expect(await refuse({ lang: 'fr-FR' })).toMatchObject({ status: 404, code: ERROR.languageNotFound });
    expect((await trial.rate(game, player, { words: long })).words).toBe(long);
    expect((await trial.rate(game, player, { words: '        ' })).words).toBe('');
  });

  it('keeps words as they were typed, tags and all', async () => {
    const words = '<script>alert(1)</script> & "quotes"';
    expect((await trial.rate(game, player, { words })).words).toBe(words);
  });

  it('is for those who have played while signed in, and not for the developer', async () => {
    const stranger = await trial.makePlayer('Nobody');
    expect(await trial.own(game, stranger)).toEqual({ rating: null, obstacle: 'notPlayed' });
    expect(await refuse({}, stranger)).toEqual({
      status: 403,
      code: ERROR.permissionDenied,
      fields: { played: 'field.required' },
    });
    const maker = { userId: game.developerId, headers: game.headers };
    await trial.play(game, maker);
    expect(await trial.own(game, maker)).toEqual({ rating: null, obstacle: 'own' });
    expect(await refuse({}, maker)).toEqual({
      status: 403,
      code: ERROR.permissionDenied,
      fields: { applicationId: 'field.invalid' },
    });
  });

  it('tells who may not rate, and why', async () => {
    await setUser(trial, player.userId, { is_email_confirmed: false });
    expect((await trial.own(game, player)).obstacle).toBe('unverified');
    await setUser(trial, player.userId, { is_email_confirmed: true, status: 3 });
    expect((await trial.own(game, player)).obstacle).toBe('deactivated');
    await expectTurnedAway(trial, saveRating, { applicationId: game.applicationId, stars: 5 });
    expect((await trial.refuse(getOwnRating, { applicationId: game.applicationId })).code).toBe(
      ERROR.authorizationMissing,
    );
  });

  it('R8.19 is of games on the shelf', async () => {
    for (const [refusal, applicationId] of await hiddenGames(trial)) {
      expect(await refuse({ applicationId })).toEqual(refusal);
      const { headers } = player;
      expect(await trial.refuse(getOwnRating, { applicationId }, { headers })).toEqual(refusal);
    }
    expect(await refuse({ applicationId: 'com.no.such' })).toEqual({ status: 404, code: ERROR.applicationNotFound });
  });

  it('is limited for each account', async () => {
    const limited = await openRatingTrial({ settings: { RATE_LIMIT: 'on', RATE_LIMIT_ACCOUNT_RATINGS: '2' } });
    try {
      const other = await limited.openGame();
      const busy = await limited.makePlayer('Busy', other);
      for (const stars of [1, 2]) await limited.rate(other, busy, { stars });
      const refused = await limited.refuse(
        saveRating,
        { applicationId: other.applicationId, stars: 3 },
        { headers: busy.headers },
      );
      expect(refused).toMatchObject({ status: 429, code: ERROR.systemBusy });
    } finally {
      await limited.close();
    }
  });
});

describe('taking it back', () => {
  it('counts no more, and may be said again', async () => {
    await trial.rate(game, player, { stars: 1 });
    expect(await takeBack()).toEqual({ result: true });
    expect(await takeBack()).toEqual({ result: true });
    expect(await trial.own(game, player)).toEqual({ rating: null, obstacle: null });
    expect((await trial.look(game)).summary.count).toBe(0);
    expect((await trial.rate(game, player, { stars: 3 })).editedAt).toBeNull();
  });

  it('is possible for an account that is switched off, and of a game that left the shelf', async () => {
    await trial.rate(game, player);
    await trial.db.updateTable('applications').set({ status: 2 }).where('id', '=', game.row).execute();
    await setUser(trial, player.userId, { status: 3 });
    expect(await takeBack()).toEqual({ result: true });
    const { headers } = player;
    expect(await trial.refuse(deleteRating, { applicationId: 'com.no.such' }, { headers })).toMatchObject({
      code: ERROR.applicationNotFound,
    });
    expect((await trial.refuse(deleteRating, { applicationId: game.applicationId })).code).toBe(
      ERROR.authorizationMissing,
    );
  });
});

describe('what others see of it', () => {
  it('is on the page of the game immediately, and on cards', async () => {
    const second = await trial.makePlayer('Second', game);
    await trial.rate(game, player, { stars: 5 });
    const { applicationId } = game;
    const read = async () => (await trial.call(getApplication, { applicationId })).rating;
    expect(await read()).toEqual({ average: 5, count: 1 });
    await trial.rate(game, second, { stars: 4 });
    expect(await read()).toEqual({ average: 4.5, count: 2 });
    trial.forget();
    const { list } = await trial.call(listSortedApplications, { limit: 100, sortType: 1 });
    expect(list?.find((card) => card.applicationId === applicationId)?.rating).toEqual({ average: 4.5, count: 2 });
  });

  it('is hidden and does not count while the account is suspended', async () => {
    await trial.rate(game, player, { stars: 1, words: WORDS });
    await trial.call(setUserStatus, { userId: player.userId, status: 2, reason: 'spam' }, trial.operator);
    expect(await trial.look(game)).toMatchObject({ summary: { average: null, count: 0 }, list: [] });
    await trial.call(setUserStatus, { userId: player.userId, status: 1, reason: 'spam' }, trial.operator);
    expect(await trial.look(game)).toMatchObject({ summary: { average: 1, count: 1 }, list: [{ words: WORDS }] });
  });

  it('stays without a name when the account is deleted, and is in its export before', async () => {
    await trial.rate(game, player, { stars: 3, words: WORDS });
    const { headers } = player;
    const { ratings } = await trial.call(exportAccount, {}, { headers });
    expect(ratings.written).toEqual([
      expect.objectContaining({ applicationId: game.applicationId, stars: 3, words: WORDS, isRemoved: false }),
    ]);
    const { account } = await trial.db
      .selectFrom('users')
      .select('account')
      .where('id', '=', player.userId)
      .executeTakeFirstOrThrow();
    await trial.call(deleteAccount, { confirm: account }, { headers });
    expect(await trial.look(game)).toMatchObject({
      summary: { average: 3, count: 1 },
      list: [{ author: null, words: WORDS }],
    });
  });
});
