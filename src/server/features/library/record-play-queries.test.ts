import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addTestAccount } from '#contract/test-account/endpoints.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { buildVersion } from '#tests/factories/build-version.ts';
import { setUser } from '#tests/product/expect-turned-away.ts';
import { makeDeveloper } from '#tests/product/make-developer.ts';
import { type LibraryTrial, openLibraryTrial, type Player } from '#tests/product/open-library-trial.ts';
import { signIn, signInWithBrowser } from '#tests/product/sign-in.ts';

let trial: LibraryTrial;
let player: Player;

beforeAll(async () => {
  trial = await openLibraryTrial();
  await trial.product.services.files.put('packages/game.apk', Buffer.alloc(5000, 1));
});

beforeEach(async () => {
  player = await trial.makePlayer();
});

afterAll(() => trial.product.close());

async function playsOf(applicationId: number) {
  const rows = await trial.product.db
    .selectFrom('library_plays')
    .select(['user_id', 'play_count', 'first_played_at', 'last_played_at'])
    .where('application_id', '=', applicationId)
    .execute();
  return rows.map(({ user_id, play_count, first_played_at: first, last_played_at: last }) => ({
    userId: user_id,
    count: play_count,
    seconds: (last.getTime() - first.getTime()) / 1000,
  }));
}

describe('playing', () => {
  it('is recorded for signed-in players: first time, last time and count', async () => {
    const { id, appId } = await trial.buildGame();
    await trial.play(player, appId);
    trial.product.clock.advance(60_000);
    await trial.play(player, appId);
    await trial.product.request('/api/public/app/play', { method: 'POST' });
    expect(await playsOf(id)).toEqual([{ userId: player.userId, count: 2, seconds: 60 }]);
    const at = new Date(trial.product.clock.now()).toISOString();
    expect(await trial.listOf(player, { list: 'recent' })).toMatchObject({
      count: 1,
      list: [{ game: { applicationId: appId }, at, lastPlayedAt: at, canPlay: true }],
    });
  });

  it('ends the wish for the game, of this player only, and leaves favorites alone', async () => {
    const { appId } = await trial.buildGame();
    const other = await trial.makePlayer();
    for (const one of [player, other]) await trial.wish(one, appId);
    await trial.favour(player, appId);
    await trial.play(player, appId);
    expect(await trial.stateOf(player, appId)).toMatchObject({ favourite: true, wished: false });
    expect(await trial.stateOf(other, appId)).toEqual({ favourite: false, wished: true, lastPlayedAt: null });
  });

  it('is not recorded for visitors and unlisted devices', async () => {
    const { id, appId } = await trial.buildGame();
    await setUser(trial.product, player.userId, { is_limited_to_devices: true });
    await trial.play(player, appId);
    expect(await playsOf(id)).toEqual([]);
  });

  it('O86 by a test account is no play', async () => {
    const developer = await signIn(trial.product, { email: 'maker@example.com' });
    const developer_id = await makeDeveloper(trial.product, 'maker@example.com');
    await trial.product.call(addTestAccount, { account: player.email }, developer);
    const { id, appId } = await trial.buildGame({ developer_id, status: 2, published_at: null });
    await trial.play(player, appId);
    expect(await playsOf(id)).toEqual([]);
  });

  it('succeeds even if it cannot be recorded, which is logged', async () => {
    const { db, logged } = trial.product;
    const { appId } = await trial.buildGame();
    const { appId: next } = await trial.buildGame();
    await sql`ALTER TABLE library_plays RENAME TO away`.execute(db);
    await trial.play(player, appId).finally(() => sql`ALTER TABLE away RENAME TO library_plays`.execute(db));
    expect(logged).toContainEqual(expect.objectContaining({ event: 'library.play', level: 40 }));
    await trial.play(player, next);
    expect(await trial.idsOf(player, { list: 'recent' })).toEqual([next]);
  });
});

describe('downloading', () => {
  const addressOf = (appId: string) => `/api/public/app/download?applicationId=${appId}&platform=6`;

  async function buildPackage() {
    const game = await buildApplication(trial.product.db, { platforms: [6] });
    const file = { file_key: 'packages/game.apk', file_name: 'game.apk', file_size: 5000 };
    await buildVersion(trial.product.db, { application_id: game.id, ...file });
    return game;
  }

  it('is noted when it begins, by the session of the page or of the call', async () => {
    const { id, appId } = await buildPackage();
    await trial.wish(player, appId);
    const get = (headers: Record<string, string>, method = 'GET') =>
      trial.product.request(addressOf(appId), { method, headers });
    const authorization = player.headers.authorization ?? '';
    expect((await get({ authorization }, 'HEAD')).status).toBe(200);
    expect((await get({ authorization, range: 'bytes=100-' })).status).toBe(206);
    await get({});
    expect(await playsOf(id)).toEqual([]);
    await get({ authorization });
    expect(await playsOf(id)).toEqual([{ userId: player.userId, count: 1, seconds: 0 }]);
    expect(await trial.stateOf(player, appId)).toMatchObject({ wished: false });
    const page = await signInWithBrowser(trial.product, { email: player.email });
    await get({ cookie: page.headers.cookie ?? '' });
    expect(await playsOf(id)).toMatchObject([{ userId: player.userId, count: 2 }]);
    expect(await trial.listOf(player, { list: 'recent' })).toMatchObject({ list: [{ canPlay: false }] });
  });

  it('from an address outside is noted where the way there is shown', async () => {
    const game = await buildApplication(trial.product.db, { platforms: [6] });
    await buildVersion(trial.product.db, { application_id: game.id });
    const outside = { application_id: game.id, platform: 6, url: 'https://store.example/game' };
    await trial.product.db.insertInto('application_downloads').values(outside).execute();
    const headers = { authorization: player.headers.authorization ?? '' };
    expect((await trial.product.request(addressOf(game.appId), { headers })).status).toBe(302);
    expect(await playsOf(game.id)).toMatchObject([{ userId: player.userId, count: 1 }]);
  });
});
