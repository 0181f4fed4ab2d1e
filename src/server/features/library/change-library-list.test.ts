import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { getLibraryState, putFavourite, putWish } from '#contract/library/endpoints.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';
import { deleteExpiredData } from '#server/upkeep/delete-expired-data.ts';
import { buildProvider } from '#tests/factories/build-provider.ts';
import { expectTurnedAway } from '#tests/product/expect-turned-away.ts';
import { hiddenGames } from '#tests/product/hidden-games.ts';
import { type LibraryTrial, openLibraryTrial, type Player } from '#tests/product/open-library-trial.ts';
import { addToList, listWatchers } from './library-queries.ts';

const UNDO_MS = LIMITS.libraryUndoMinutes * MINUTE_MS;

let trial: LibraryTrial;
let player: Player;

beforeAll(async () => {
  trial = await openLibraryTrial();
});

beforeEach(async () => {
  player = await trial.makePlayer();
});

afterAll(() => trial.product.close());

const KINDS = [
  ['a favourite', 'favourite', 'favourites', putFavourite],
  ['a wish', 'wish', 'wishes', putWish],
] as const;

describe.each(KINDS)('%s', (_, kind, list, endpoint) => {
  const change = (applicationId: string, isWanted = true, who = player) =>
    kind === 'favourite' ? trial.favour(who, applicationId, isWanted) : trial.wish(who, applicationId, isWanted);
  const refuse = (input: object, { headers } = player) => trial.product.refuse(endpoint, input, { headers });
  const flag = kind === 'favourite' ? 'favourite' : 'wished';

  it('belongs to one player and one list; a repeated call has no effect', async () => {
    const { appId } = await trial.buildGame();
    const other = await trial.makePlayer();
    const state = { favourite: false, wished: false, lastPlayedAt: null, [flag]: true };
    expect(await change(appId)).toEqual(state);
    trial.product.clock.advance(MINUTE_MS);
    expect(await change(appId)).toEqual(state);
    expect(await trial.stateOf(player, appId)).toEqual(state);
    expect(await trial.stateOf(other, appId)).toMatchObject({ favourite: false, wished: false });
    const { count, totals, list: entries } = await trial.listOf(player, { list });
    const at = new Date(trial.product.clock.now() - MINUTE_MS).toISOString();
    expect(entries).toMatchObject([{ game: { applicationId: appId }, at, available: true, canPlay: true }]);
    expect([count, totals]).toEqual([1, { favourites: 0, wishes: 0, recent: 0, owned: 0, following: 0, [list]: 1 }]);
    expect(await change(appId, false)).toMatchObject({ favourite: false, wished: false });
    expect(await change(appId, false)).toMatchObject({ favourite: false, wished: false });
    expect(await trial.idsOf(player, { list })).toEqual([]);
  });

  it('taken out comes back to its place for ten minutes, and to the top after that', async () => {
    const games = [await trial.buildGame(), await trial.buildGame()];
    const ids = games.map(({ appId }) => appId);
    for (const id of ids) {
      await change(id);
      trial.product.clock.advance(1000);
    }
    const [first = '', second = ''] = ids;
    await change(first, false);
    trial.product.clock.advance(UNDO_MS - 1);
    await change(first);
    expect(await trial.idsOf(player, { list })).toEqual([second, first]);
    await change(first, false);
    trial.product.clock.advance(UNDO_MS);
    await change(first);
    expect(await trial.idsOf(player, { list })).toEqual([first, second]);
  });

  it('of an unpublished game can be removed, restored within minutes, but not later', async () => {
    const game = await trial.buildGame();
    await change(game.appId);
    await trial.setGame(game.id, { status: 3 });
    await change(game.appId, false);
    expect(await change(game.appId)).toMatchObject({ [flag]: true });
    await change(game.appId, false);
    trial.product.clock.advance(UNDO_MS);
    expect(await refuse({ applicationId: game.appId, [flag]: true })).toEqual({
      status: 409,
      code: ERROR.applicationRemoved,
    });
    expect(await trial.idsOf(player, { list })).toEqual([]);
  });

  it('70000 refuses more than a thousand, also with concurrent calls and when restoring', async () => {
    await fillLibrary(LIMITS.libraryEntries - 1);
    const ids = [(await trial.buildGame()).appId, (await trial.buildGame()).appId];
    const { headers } = player;
    const answers = await Promise.all(
      ids.map((applicationId) => trial.product.send(endpoint, { applicationId, [flag]: true }, { headers })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const [kept = '', refused = ''] = answers[0]?.status === 200 ? ids : ids.toReversed();
    expect(await refuse({ applicationId: refused, [flag]: true })).toEqual({ status: 400, code: ERROR.parameterError });
    expect(await change(kept)).toMatchObject({ [flag]: true });
    await change(kept, false);
    await change(refused);
    expect(await refuse({ applicationId: kept, [flag]: true })).toMatchObject({ code: ERROR.parameterError });
    expect((await trial.listOf(player, { list })).count).toBe(LIMITS.libraryEntries);
  });

  it('60030 60031 50004 is of games on the shelf only', async () => {
    for (const [refusal, applicationId] of await hiddenGames(trial.product)) {
      expect(await refuse({ applicationId, [flag]: true })).toEqual(refusal);
    }
    for (const applicationId of ['com.no.such', 'a\0b', 7, '../x']) {
      expect((await refuse({ applicationId, [flag]: true })).code, String(applicationId)).toBe(
        typeof applicationId === 'string' ? ERROR.applicationNotFound : ERROR.invalidFormat,
      );
    }
  });

  it('R8.19 names the field that cannot be read', async () => {
    expect(await refuse({ [flag]: true })).toMatchObject({
      code: ERROR.invalidFormat,
      fields: { applicationId: 'field.required' },
    });
    const { appId: applicationId } = await trial.buildGame();
    expect(await refuse({ applicationId })).toMatchObject({
      code: ERROR.invalidFormat,
      fields: { [flag]: 'field.required' },
    });
    expect(await refuse({ applicationId, [flag]: 'maybe' })).toMatchObject({ fields: { [flag]: 'field.invalid' } });
  });

  it('refuses callers that player calls refuse', async () => {
    const { appId: applicationId } = await trial.buildGame();
    await expectTurnedAway(trial.product, endpoint, { applicationId, [flag]: true });
  });

  it('lists the players who wait for news of a game, in batches, without those who left', async () => {
    const { id, appId } = await trial.buildGame();
    const players = [player, await trial.makePlayer(), await trial.makePlayer()];
    for (const one of players) await change(appId, true, one);
    const numbers = players.map(({ userId }) => userId).sort((a, b) => a - b);
    const { db } = trial.product;
    const first = await listWatchers(db, id, kind, 0, 2);
    expect(first).toEqual(numbers.slice(0, 2));
    expect(await listWatchers(db, id, kind, first.at(-1) ?? 0, 2)).toEqual(numbers.slice(2));
    expect(await listWatchers(db, id, kind === 'wish' ? 'favourite' : 'wish', 0, 2)).toEqual([]);
    await change(appId, false, players[1]);
    expect(await listWatchers(db, id, kind, 0, 9)).toEqual(numbers.filter((one) => one !== players[1]?.userId));
  });

  it('taken out is gone permanently after a day', async () => {
    const { id, appId } = await trial.buildGame();
    await change(appId);
    await change(appId, false);
    const table = kind === 'favourite' ? 'library_favourites' : 'library_wishes';
    const left = () => trial.product.db.selectFrom(table).selectAll().where('application_id', '=', id).execute();
    await deleteExpiredData(trial.product.db, trial.product.clock.now() + 24 * 60 * MINUTE_MS);
    expect(await left()).toHaveLength(1);
    await deleteExpiredData(trial.product.db, trial.product.clock.now() + 24 * 60 * MINUTE_MS + 1);
    expect(await left()).toEqual([]);
  });

  /** Adds many games directly to the library. */
  async function fillLibrary(count: number): Promise<void> {
    const { db } = trial.product;
    const developer_id = await buildProvider(db);
    const now = new Date(trial.product.clock.now());
    const row = { developer_id, category: 101, published_at: now, status: 1 } as const;
    const rows = Array.from({ length: count }, (__, at) => ({ ...row, app_id: `com.filled.${flag}.g${at}` }));
    const made = await db.insertInto('applications').values(rows).returning('id').execute();
    for (const { id } of made) await addToList(db, kind, { userId: player.userId, applicationId: id, now });
  }
});

describe('the state of a game', () => {
  it('is available for published games, to callers that player calls accept', async () => {
    const { headers } = player;
    for (const [refusal, applicationId] of await hiddenGames(trial.product)) {
      expect(await trial.product.refuse(getLibraryState, { applicationId }, { headers })).toEqual(refusal);
    }
    expect(await trial.product.refuse(getLibraryState, { applicationId: 'com.no' }, { headers })).toMatchObject({
      code: ERROR.applicationNotFound,
    });
    expect(await trial.product.refuse(getLibraryState, {}, { headers })).toMatchObject({ code: ERROR.invalidFormat });
    const { appId: applicationId } = await trial.buildGame();
    await expectTurnedAway(trial.product, getLibraryState, { applicationId });
  });
});
