import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount, exportAccount } from '#contract/account/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { hideRecent, listLibrary, restoreRecent } from '#contract/library/endpoints.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { buildVersion } from '#tests/factories/build-version.ts';
import { expectTurnedAway } from '#tests/product/expect-turned-away.ts';
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

/** Adds games as favorites, in the given order. */
async function favourGames(...names: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names) {
    const { appId } = await trial.buildGame({ names: { 'zh-TW': `${name} 中`, 'en-US': name } });
    await trial.favour(player, appId);
    trial.product.clock.advance(1000);
    ids.push(appId);
  }
  return ids;
}

const refuse = (input: object) => trial.product.refuse(listLibrary, input, { headers: player.headers });

describe('a list', () => {
  it('is sorted latest first, by page, and empty beyond its end', async () => {
    const ids = (await favourGames('One', 'Two', 'Three')).toReversed();
    const list = 'favourites';
    expect(await trial.idsOf(player, { list })).toEqual(ids);
    expect(await trial.idsOf(player, { list, limit: 2 })).toEqual(ids.slice(0, 2));
    expect(await trial.idsOf(player, { list, limit: 2, offset: 2 })).toEqual(ids.slice(2));
    expect(await trial.listOf(player, { list, offset: 2_147_483_647 })).toMatchObject({ count: 3, list: [] });
  });

  it('is sorted by name in the requested language, and searched by name or developer, by page too', async () => {
    const [quiz = '', arcade = '', duck = ''] = await favourGames('Quiz', 'Arcade', 'Đuck');
    const list = 'favourites';
    expect(await trial.idsOf(player, { list, sort: 'name' })).toEqual([arcade, duck, quiz]);
    expect(await trial.idsOf(player, { list, sort: 'name', limit: 1, offset: 1 })).toEqual([duck]);
    expect(await trial.listOf(player, { list, search: ' DUCK ' })).toMatchObject({
      count: 1,
      list: [{ game: { name: 'Đuck' } }],
      totals: { favourites: 3 },
    });
    const other = await trial.listOf(player, { list, search: '中', lang: 'zh-TW', limit: 2 });
    expect([other.count, other.list.map(({ game }) => game.name)]).toEqual([3, ['Đuck 中', 'Arcade 中']]);
    expect(await trial.idsOf(player, { list, search: '%' })).toEqual([]);
  });

  it('shows only the name of an unpublished game, and that it is unavailable', async () => {
    const game = await trial.buildGame({ names: { 'en-US': 'Gone' } });
    await trial.favour(player, game.appId);
    for (const status of [2, 3] as const) {
      await trial.setGame(game.id, { status });
      const { list } = await trial.listOf(player, { list: 'favourites' });
      expect(list).toMatchObject([{ available: false, canPlay: false, favourite: true }]);
      expect(list[0]?.game).toMatchObject({ name: 'Gone', icon: '', cover: '', shortDescription: '' });
    }
    await trial.setGame(game.id, { status: 1 });
    const { list } = await trial.listOf(player, { list: 'favourites' });
    expect(list).toMatchObject([{ available: true, canPlay: true, game: { icon: '/files/icon.png' } }]);
  });

  it('omits games without a web version, closed and deleted ones if only playable games are requested', async () => {
    const games = [await trial.buildGame(), await trial.buildGame(), await trial.buildGame()];
    const apk = await buildApplication(trial.product.db, { platforms: [6] });
    await buildVersion(trial.product.db, { application_id: apk.id, platform: 6 });
    for (const { appId } of [...games, apk]) await trial.favour(player, appId);
    await trial.setGame(games[0]?.id ?? 0, { is_open: false });
    await trial.setGame(games[1]?.id ?? 0, { status: 2 });
    const wanted = { list: 'favourites', playable: true } as const;
    expect(await trial.idsOf(player, wanted)).toEqual([games[2]?.appId]);
    expect(await trial.idsOf(player, { ...wanted, sort: 'name' })).toEqual([games[2]?.appId]);
    expect((await trial.listOf(player, wanted)).totals.favourites).toBe(4);
  });

  it('R8.19 rejects malformed requests, and callers that player calls refuse', async () => {
    expect(await refuse({})).toMatchObject({ code: ERROR.invalidFormat, fields: { list: 'field.required' } });
    expect(await refuse({ list: 'games' })).toMatchObject({
      code: ERROR.invalidFormat,
      fields: { list: 'field.choice' },
    });
    expect(await refuse({ list: 'recent', sort: 'age' })).toMatchObject({ fields: { sort: 'field.choice' } });
    expect(await refuse({ list: 'recent', search: 'a\0' })).toMatchObject({ fields: { search: 'field.invalid' } });
    expect(await refuse({ list: 'recent', search: 'x'.repeat(101) })).toMatchObject({
      fields: { search: 'field.tooLong' },
    });
    expect(await refuse({ list: 'recent', limit: 101 })).toMatchObject({ fields: { limit: 'field.range' } });
    expect(await refuse({ list: 'recent', lang: 'xx' })).toMatchObject({ status: 404, code: ERROR.languageNotFound });
    await expectTurnedAway(trial.product, listLibrary, { list: 'recent' });
  });
});

describe('the recently played', () => {
  const list = 'recent';

  it('can be hidden individually or all together, restored to their place, and reappear when played', async () => {
    const games = [await trial.buildGame(), await trial.buildGame()];
    const [first = '', second = ''] = games.map(({ appId }) => appId);
    for (const id of [first, second]) {
      await trial.play(player, id);
      trial.product.clock.advance(1000);
    }
    const other = await trial.makePlayer();
    await trial.play(other, first);
    await trial.hide(player, { applicationId: first });
    await trial.hide(player, { applicationId: first });
    expect(await trial.listOf(player, { list })).toMatchObject({ count: 1, totals: { recent: 1 } });
    expect(await trial.stateOf(player, first)).toMatchObject({ lastPlayedAt: expect.any(String) });
    await trial.restore(player, first);
    expect(await trial.idsOf(player, { list })).toEqual([second, first]);
    await trial.hide(player, { all: true });
    expect(await trial.idsOf(player, { list })).toEqual([]);
    await trial.play(player, first);
    expect(await trial.idsOf(player, { list })).toEqual([first]);
    expect(await trial.idsOf(other, { list })).toEqual([first]);
  });

  it('20001 50004 require a known game or all', async () => {
    const { headers } = player;
    const { appId: applicationId } = await trial.buildGame();
    const hide = (input: object) => trial.product.refuse(hideRecent, input, { headers });
    expect(await hide({})).toMatchObject({ code: ERROR.invalidFormat, fields: { applicationId: 'field.required' } });
    expect(await hide({ applicationId, all: true })).toMatchObject({ fields: { applicationId: 'field.invalid' } });
    expect(await hide({ all: 'maybe' })).toMatchObject({ code: ERROR.invalidFormat, fields: { all: 'field.invalid' } });
    expect(await hide({ applicationId: 'com.no.such' })).toMatchObject({
      status: 404,
      code: ERROR.applicationNotFound,
    });
    const restore = (input: object) => trial.product.refuse(restoreRecent, input, { headers });
    // Only playing a game adds it to the list, and with that grants the right to rate it.
    for (const id of [applicationId, 'com.no.such']) {
      expect(await restore({ applicationId: id })).toMatchObject({ status: 404, code: ERROR.applicationNotFound });
    }
    expect(await restore({})).toMatchObject({ code: ERROR.invalidFormat, fields: { applicationId: 'field.required' } });
    await expectTurnedAway(trial.product, hideRecent, { applicationId });
    await expectTurnedAway(trial.product, restoreRecent, { applicationId });
  });
});

it('is part of the export of an account, and is deleted with the account', async () => {
  const [first = '', second = ''] = await favourGames('Kept', 'Taken');
  const { appId: wished } = await trial.buildGame();
  await trial.wish(player, wished);
  await trial.favour(player, second, false);
  await trial.play(player, first);
  await trial.play(player, first);
  await trial.hide(player, { all: true });
  const { headers } = player;
  const { library } = await trial.product.call(exportAccount, {}, { headers });
  const at = new Date(trial.product.clock.now()).toISOString();
  expect(library).toEqual({
    following: [],
    favourites: [{ applicationId: first, addedAt: expect.stringMatching(/Z$/) }],
    wishes: [{ applicationId: wished, addedAt: at }],
    played: [
      { applicationId: first, firstPlayedAt: at, lastPlayedAt: at, playCount: 2, hidden: true, playedSeconds: 0 },
    ],
  });
  await trial.product.call(deleteAccount, { confirm: player.email }, { headers });
  for (const table of ['library_favourites', 'library_wishes', 'library_plays'] as const) {
    const left = await trial.product.db
      .selectFrom(table)
      .select('user_id')
      .where('user_id', '=', player.userId)
      .execute();
    expect(left, table).toEqual([]);
  }
});
