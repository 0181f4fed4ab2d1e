import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { listLeaderboard, submitScore } from '#contract/game/endpoints.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { buildProvider } from '#tests/factories/build-provider.ts';
import { expectTurnedAway, setUser } from '#tests/product/expect-turned-away.ts';
import { hiddenGames } from '#tests/product/hidden-games.ts';
import { makeBuyer } from '#tests/product/open-shop.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { findScore, listScores, writeScore } from './score-queries.ts';

let product: TestProduct;
let game: { readonly id: number; readonly appId: string };
let players: Awaited<ReturnType<typeof makeBuyer>>[];

beforeAll(async () => {
  product = await openTestProduct();
  players = [await makeBuyer(product), await makeBuyer(product), await makeBuyer(product)];
  for (const [index, nickname] of ['Ariel', '小星星', '😀bc'].entries()) {
    await setUser(product, players[index]?.userId ?? 0, { nickname });
  }
});

beforeEach(async () => {
  game = await buildApplication(product.db);
  product.forget();
});

afterAll(() => product.close());

const submit = (index: number, score: number | string, board?: string) =>
  product.call(submitScore, { applicationId: game.appId, score, board }, { headers: players[index]?.headers ?? {} });
const look = (index: number | null, input: object = {}) => {
  const headers = index === null ? {} : (players[index]?.headers ?? {});
  return product.call(listLeaderboard, { applicationId: game.appId, ...input }, { headers });
};
const refuse = (input: object) =>
  product.refuse(
    submitScore,
    { applicationId: game.appId, score: 1, ...input },
    { headers: players[0]?.headers ?? {} },
  );

it("stores a player's best score, and ranks equal ones by time", async () => {
  const at = (ms: number) => new Date(product.clock.now() + ms).toISOString();
  const first = await submit(0, 10);
  expect(first).toEqual({
    isBest: true,
    entry: { rank: 1, name: 'Ariel', score: 10, achievedAt: at(0), isOwn: true },
  });
  product.clock.advance(1000);
  expect(await submit(1, 10)).toMatchObject({ isBest: true, entry: { rank: 2 } });
  expect(await submit(0, 10)).toEqual({ ...first, isBest: false });
  expect(await submit(0, 3)).toEqual({ ...first, isBest: false });
  expect(await submit(2, '11')).toMatchObject({ isBest: true, entry: { rank: 1, score: 11 } });
  expect((await look(null)).list.map(({ rank, score }) => [rank, score])).toEqual([
    [1, 11],
    [2, 10],
    [3, 10],
  ]);
  product.clock.advance(1000);
  expect(await submit(1, 12)).toMatchObject({ isBest: true, entry: { rank: 1, achievedAt: at(0) } });
});

it("shows the player's name in full and of others the first character", async () => {
  await submit(0, 3);
  await submit(1, 2);
  await submit(2, 1);
  const namesOf = async (index: number | null) => (await look(index)).list.map(({ name }) => name);
  expect(await namesOf(null)).toEqual(['A**', '小**', '😀**']);
  expect(await namesOf(1)).toEqual(['A**', '小星星', '😀**']);
  expect((await look(1)).list.map(({ isOwn }) => isOwn)).toEqual([false, true, false]);
  expect(JSON.stringify(await look(null))).not.toMatch(/player_?id|user/i);
});

it("comes by page, with the player's rank whatever the page", async () => {
  for (const index of [0, 1, 2]) await submit(index, -index);
  const page = await look(2, { limit: 1, offset: 1 });
  expect(page).toMatchObject({ count: 3, list: [{ rank: 2, score: -1 }], own: { rank: 3, score: -2, isOwn: true } });
  expect(await look(0, { offset: 50 })).toMatchObject({ count: 3, list: [], own: { rank: 1 } });
  expect((await look(null)).own).toBeNull();
  expect(await look(0, { board: 'weekly' })).toEqual({ count: 0, list: [], own: null });
});

it('separates boards and games', async () => {
  const elsewhere = await buildApplication(product.db);
  await submit(0, 5);
  await submit(0, 9, 'level_1.hard-mode');
  expect((await look(0)).own?.score).toBe(5);
  expect((await look(0, { board: 'level_1.hard-mode' })).own?.score).toBe(9);
  expect(await look(0, { applicationId: elsewhere.appId })).toEqual({ count: 0, list: [], own: null });
});

it('R8.3 accepts integer scores within a range, and plain board names', async () => {
  const most = LIMITS.gameScoreMax;
  expect((await submit(0, most)).entry.score).toBe(most);
  expect((await submit(1, -most)).entry.score).toBe(-most);
  for (const score of [most + 1, -most - 1, 1.5, 1e300, 'x', '', null, '0x10', [], {}]) {
    expect(await refuse({ score }), String(score)).toMatchObject({
      code: ERROR.invalidFormat,
      fields: { score: expect.any(String) },
    });
  }
  for (const board of ['Main', '_a', 'a b', 'x'.repeat(LIMITS.gameBoardLength + 1), 'a\0', "a';--", 7, ['a']]) {
    expect(await refuse({ board })).toMatchObject({ code: ERROR.invalidFormat, fields: { board: expect.any(String) } });
  }
  expect((await look(null)).count).toBe(2);
});

it('R8.20 is of at most a hundred boards for a player in a game', async () => {
  const rows = Array.from({ length: LIMITS.gameBoardsPerPlayer - 1 }, (_, index) => ({
    ...{ application_id: game.id, user_id: players[0]?.userId ?? 0, board: `b${index}` },
    ...{ score: 1, achieved_at: new Date(product.clock.now()) },
  }));
  await product.db.insertInto('game_scores').values(rows).execute();
  await submit(0, 1, 'last');
  expect(await refuse({ board: 'one-more' })).toEqual({
    status: 400,
    code: ERROR.parameterError,
    fields: { board: 'field.invalid' },
  });
  expect(await submit(0, 2, 'last')).toMatchObject({ isBest: true });
  expect(await submit(1, 1, 'one-more')).toMatchObject({ isBest: true });
});

it('R8.19 requires a playable game, and accepts scores of players only', async () => {
  for (const [refusal, applicationId] of await hiddenGames(product)) {
    expect(await refuse({ applicationId })).toEqual(refusal);
    expect(await product.refuse(listLeaderboard, { applicationId })).toEqual(refusal);
  }
  expect(await refuse({ applicationId: 'com.no.such' })).toEqual({ status: 404, code: ERROR.applicationNotFound });
  await expectTurnedAway(product, submitScore, { applicationId: game.appId, score: 1 });
});

it('stores the best score in any order of submission, and ranks like the list', async () => {
  const userIds = [await buildProvider(product.db), await buildProvider(product.db), await buildProvider(product.db)];
  const sent = fc.array(
    fc.record({ player: fc.nat({ max: 2 }), score: fc.integer({ min: -3, max: 3 }), second: fc.nat({ max: 3 }) }),
    { maxLength: 12 },
  );
  let run = 0;
  await fc.assert(
    fc.asyncProperty(sent, async (scores) => {
      run += 1;
      const board = { applicationId: game.id, board: `run-${run}` };
      const write = ({ player, score, second }: (typeof scores)[number]) =>
        writeScore(product.db, { ...board, userId: userIds[player] ?? 0, score, now: new Date(second * 1000) });
      await Promise.all(scores.map(write));
      const listed = await listScores(product.db, { ...board, limit: 10, offset: 0 });
      const best = userIds.flatMap((_, player) => {
        const own = scores.filter((one) => one.player === player).map(({ score }) => score);
        return own.length === 0 ? [] : [Math.max(...own)];
      });
      expect(listed.map(({ score }) => score)).toEqual(best.toSorted((a, b) => b - a));
      for (const row of listed) expect(await findScore(product.db, { ...board, userId: row.user_id })).toEqual(row);
    }),
    { numRuns: 40 },
  );
});
