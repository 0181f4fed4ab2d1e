import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount, exportAccount } from '#contract/account/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { getGameSave, putGameSave, submitScore } from '#contract/game/endpoints.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { expectTurnedAway } from '#tests/product/expect-turned-away.ts';
import { hiddenGames } from '#tests/product/hidden-games.ts';
import { makeBuyer } from '#tests/product/open-shop.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';

let product: TestProduct;
let game: { readonly id: number; readonly appId: string };
let player: Awaited<ReturnType<typeof makeBuyer>>;

beforeAll(async () => {
  product = await openTestProduct();
});

beforeEach(async () => {
  game = await buildApplication(product.db);
  player = await makeBuyer(product);
  product.forget();
});

afterAll(() => product.close());

const save = (data: string, revision?: number, { headers } = player) =>
  product.call(putGameSave, { applicationId: game.appId, data, revision }, { headers });
const refuse = (input: object, { headers } = player) =>
  product.refuse(putGameSave, { applicationId: game.appId, data: 'x', ...input }, { headers });
const load = async (applicationId = game.appId, { headers } = player) =>
  (await product.call(getGameSave, { applicationId }, { headers })).save;
const CONFLICT = { status: 400, code: ERROR.parameterError, fields: { revision: 'field.invalid' } };

describe('a save', () => {
  it('is read as it was written, whatever text it is', async () => {
    expect(await load()).toBeNull();
    for (const [index, data] of ['{"level":3}', '', 'é😀 "\\\n', ' '].entries()) {
      const kept = { data, revision: index + 1, updatedAt: new Date(product.clock.now()).toISOString() };
      expect(await save(data)).toEqual({ save: kept });
      expect(await load()).toEqual(kept);
      product.clock.advance(1000);
    }
  });

  it('is of one player in one game', async () => {
    await save('mine');
    const [other, elsewhere] = [await makeBuyer(product), await buildApplication(product.db)];
    expect(await load(game.appId, other)).toBeNull();
    expect(await load(elsewhere.appId)).toBeNull();
    await save('theirs', 0, other);
    expect(await load()).toMatchObject({ data: 'mine', revision: 1 });
  });

  it('R8.20 is replaced only by its successor, if a revision is sent: 70000 for another revision', async () => {
    expect(await refuse({ revision: 1 })).toEqual(CONFLICT);
    await save('one', 0);
    expect(await refuse({ revision: 0 })).toEqual(CONFLICT);
    expect(await save('two', 1)).toMatchObject({ save: { revision: 2 } });
    for (const revision of [0, 1, 3, 2_147_483_647]) expect(await refuse({ revision })).toEqual(CONFLICT);
    expect(await load()).toMatchObject({ data: 'two', revision: 2 });
    expect(await save('three')).toMatchObject({ save: { revision: 3 } });
  });

  it('R8.20 is stored once if it is sent again: a reloaded page may have lost the reply', async () => {
    const sent = await Promise.all(['one', 'one', 'one'].map((data) => save(data, 0)));
    expect(sent.map((one) => one.save.revision)).toEqual([1, 1, 1]);
    expect(await save('two', 1)).toEqual(await save('two', 1));
    expect(await refuse({ data: 'one', revision: 0 })).toEqual(CONFLICT);
    expect(await refuse({ data: 'two', revision: 0 })).toEqual(CONFLICT);
    expect(await load()).toMatchObject({ data: 'two', revision: 2 });
  });

  it('is stored for one of two windows with the same revision, the first time and later', async () => {
    const race = async (revision: number) => {
      const sent = Array.from({ length: 8 }, (_, index) =>
        product.send(putGameSave, { applicationId: game.appId, data: `${index}`, revision }, player),
      );
      return (await Promise.all(sent)).map(({ status }) => status).toSorted();
    };
    for (const revision of [0, 1, 2]) expect(await race(revision)).toEqual([200, ...Array(7).fill(400)]);
    const blind = await Promise.all(Array.from({ length: 8 }, (_, index) => save(`${index}`)));
    expect(blind.map((one) => one.save.revision).toSorted((a, b) => a - b)).toEqual([4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it('R8.3 has at most 65,536 characters, none of them NUL', async () => {
    const most = '星'.repeat(LIMITS.gameSaveLength);
    await save(most);
    expect(await load()).toMatchObject({ data: most });
    const refusalOf = async (data: unknown) => {
      const { code, fields } = await refuse({ data });
      return [code, fields?.data];
    };
    expect(await refusalOf('x'.repeat(LIMITS.gameSaveLength + 1))).toEqual([ERROR.invalidFormat, 'field.tooLong']);
    expect(await refusalOf('a\0b')).toEqual([ERROR.invalidFormat, 'field.invalid']);
    expect(await refusalOf('\ud800')).toEqual([ERROR.invalidFormat, 'field.invalid']);
    expect(await refusalOf({ level: 3 })).toEqual([ERROR.invalidFormat, 'field.invalid']);
    expect(await refusalOf(null)).toEqual([ERROR.invalidFormat, 'field.required']);
    for (const revision of [-1, 1.5, 'x', 2 ** 60])
      expect(await refuse({ revision })).toMatchObject({ code: ERROR.invalidFormat });
    expect(await load()).toMatchObject({ revision: 1 });
  });

  it('R8.19 is of games that one may play', async () => {
    for (const [refusal, applicationId] of await hiddenGames(product)) {
      expect(await refuse({ applicationId })).toEqual(refusal);
      expect(await product.refuse(getGameSave, { applicationId }, player)).toEqual(refusal);
    }
    expect(await refuse({ applicationId: 'com.no.such' })).toEqual({ status: 404, code: ERROR.applicationNotFound });
  });

  it('R8.12 is 50004 for a game that was deleted, although this process still has it in mind', async () => {
    await load();
    await product.db.deleteFrom('applications').where('id', '=', game.id).execute();
    const { code } = await refuse({});
    expect(code).toBe(ERROR.applicationNotFound);
  });

  it('R8.11 needs a player', async () => {
    await expectTurnedAway(product, getGameSave, { applicationId: game.appId });
    await expectTurnedAway(product, putGameSave, { applicationId: game.appId, data: 'x' });
  });
});

it("is part of the account's export", async () => {
  const { headers } = player;
  const { save: kept } = await save('mine');
  const { entry } = await product.call(submitScore, { applicationId: game.appId, score: 7 }, player);
  const { games } = await product.call(exportAccount, {}, { headers });
  const scores = [{ board: 'main', score: 7, achievedAt: entry.achievedAt }];
  expect(games).toEqual([{ applicationId: game.appId, playerId: null, save: kept, scores }]);
});

it('goes with its account, scores too; the player ID, which purchases name, stays', async () => {
  const { userId, headers } = player;
  await save('mine');
  await product.call(submitScore, { applicationId: game.appId, score: 7 }, player);
  const { db } = product;
  await db
    .insertInto('players')
    .values({ application_id: game.id, user_id: userId, player_id: `pl_${'a'.repeat(22)}`, created_at: new Date(0) })
    .execute();
  const countsOf = () =>
    Promise.all(
      (['game_saves', 'game_scores', 'players'] as const).map(async (table) => {
        const rows = await db.selectFrom(table).select('application_id').where('user_id', '=', userId).execute();
        return rows.length;
      }),
    );
  expect(await countsOf()).toEqual([1, 1, 1]);
  await product.call(deleteAccount, { confirm: player.email }, { headers });
  expect(await countsOf()).toEqual([0, 0, 1]);
});

it('is limited to 120 saves and 120 scores a minute for one account, in all its games', async () => {
  const limited = await openTestProduct({ settings: { RATE_LIMIT: 'on' }, beside: product });
  const options = { headers: player.headers };
  const elsewhere = await buildApplication(product.db);
  const statusOf = async (...call: Parameters<typeof limited.send>) => (await limited.send(...call)).status;
  for (let index = 0; index < 120; index += 1) {
    expect(await statusOf(putGameSave, { applicationId: game.appId, data: 'x' }, options)).toBe(200);
    expect(await statusOf(submitScore, { applicationId: game.appId, score: index }, options)).toBe(200);
  }
  const response = await limited.send(putGameSave, { applicationId: elsewhere.appId, data: 'x' }, options);
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60']);
  expect(await statusOf(submitScore, { applicationId: elsewhere.appId, score: 1 }, options)).toBe(429);
  const other = await makeBuyer(product);
  expect(await statusOf(putGameSave, { applicationId: game.appId, data: 'x' }, { headers: other.headers })).toBe(200);
  product.clock.advance(60_000);
  expect(await statusOf(putGameSave, { applicationId: game.appId, data: 'x' }, options)).toBe(200);
  await limited.close();
});
