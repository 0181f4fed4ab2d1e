import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { getUserProfile } from '#contract/account/endpoints.ts';
import { listRelatedApplications } from '#contract/application/related-endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { SHELF, USER_TYPE } from '#contract/values/states.ts';
import { type ApplicationOverrides, buildApplication } from '#tests/factories/build-application.ts';
import { buildProvider } from '#tests/factories/build-provider.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { signIn } from '#tests/product/sign-in.ts';
import { RELATE_GAMES } from '../../jobs/relate-games.ts';
import { planRelatedGames } from './plan-related-games.ts';
import { relateAllGames, relateNewGame } from './relate-games.ts';
import { BOUNDS } from './relate-queries.ts';

const PATIENCE_MS = 25_000;
const YOUNGER = { cookie: 'locale=en-US; age=younger' };

let product: TestProduct;

beforeAll(async () => {
  product = await openTestProduct();
});

afterAll(() => product.close());

const build = (overrides: ApplicationOverrides = {}) => buildApplication(product.db, overrides);

/** Players who have played these games, the first one last. */
async function playBy(count: number, games: readonly { readonly id: number }[]): Promise<void> {
  for (let player = 0; player < count; player += 1) {
    const { id: userId } = await product.db
      .insertInto('users')
      .values({ account: `player${nextNumber()}`, type: USER_TYPE.player })
      .returning('id')
      .executeTakeFirstOrThrow();
    const rows = games.map(({ id }, place) => {
      const at = new Date(Date.parse('2026-03-01T00:00:00Z') - place * 1000);
      return { application_id: id, user_id: userId, first_played_at: at, last_played_at: at };
    });
    await product.db.insertInto('library_plays').values(rows).execute();
  }
}

async function relatedOf(appId: string, headers: Record<string, string> = {}): Promise<string[]> {
  product.services.cache.clear();
  const reply = await product.call(listRelatedApplications, { applicationId: appId, lang: 'en-US' }, { headers });
  expect(reply.count).toBe(reply.list.length);
  return reply.list.map(({ applicationId }) => applicationId);
}

describe('the games like one', () => {
  it('are first those that the same players play, then those of its category, its developer first', async () => {
    const developer = await buildProvider(product.db);
    const game = await build({ category: 102, developer_id: developer });
    const together = await build({ category: 103 });
    const sibling = await build({ category: 102, developer_id: developer });
    const sameKind = await build({ category: 102 });
    await playBy(BOUNDS.fewestPlayers, [game, together]);
    await relateAllGames(product.db);
    expect(await relatedOf(game.appId)).toEqual([together.appId, sibling.appId, sameKind.appId]);
    expect((await relatedOf(together.appId))[0]).toBe(game.appId);
  });

  it('are those with the most tags in common, whatever their category', async () => {
    const game = await build({ category: 113, tags: ['roguelike', 'co-op', 'pixel-art'] });
    const one = await build({ category: 114, tags: ['co-op'] });
    const two = await build({ category: 115, tags: ['roguelike', 'pixel-art'] });
    await build({ category: 116, tags: ['relaxing'] });
    await relateAllGames(product.db);
    expect(await relatedOf(game.appId)).toEqual([two.appId, one.appId]);
  });

  it('do not tell what fewer than three players play', async () => {
    const game = await build({ category: 104 });
    const other = await build({ category: 105 });
    await playBy(BOUNDS.fewestPlayers - 1, [game, other]);
    await relateAllGames(product.db);
    expect(await relatedOf(game.appId)).toEqual([]);
  });

  it('do not count what players took out of their recent games', async () => {
    const game = await build({ category: 106 });
    const other = await build({ category: 107 });
    await playBy(BOUNDS.fewestPlayers, [game, other]);
    await product.db
      .updateTable('library_plays')
      .set({ hidden_at: new Date() })
      .where('application_id', '=', other.id)
      .execute();
    await relateAllGames(product.db);
    expect(await relatedOf(game.appId)).toEqual([]);
  });

  it('are at most eight, and never the game itself, one off the shelf, or one removed since', async () => {
    const games = await Promise.all(Array.from({ length: 12 }, () => build({ category: 108 })));
    const hidden = await build({ category: 108, status: SHELF.offShelf });
    await relateAllGames(product.db);
    const [first, second] = games;
    if (first === undefined || second === undefined) throw new Error('no games');
    const before = await relatedOf(first.appId);
    expect(before).toHaveLength(LIMITS.relatedGames);
    expect(before).not.toContain(first.appId);
    expect(before).not.toContain(hidden.appId);
    const gone = before[0] ?? '';
    await product.db.updateTable('applications').set({ status: SHELF.removed }).where('app_id', '=', gone).execute();
    const after = await relatedOf(first.appId);
    expect(after).toHaveLength(LIMITS.relatedGames);
    expect(after).not.toContain(gone);
    expect(after.slice(0, 7)).toEqual(before.slice(1));
  });

  it('are for adults only beside games for adults, and never for younger visitors', async () => {
    const game = await build({ category: 109 });
    const adult = await build({ category: 109, age_rating: '18+' });
    const other = await build({ category: 109, age_rating: '18+' });
    await relateAllGames(product.db);
    expect(await relatedOf(game.appId)).toEqual([]);
    expect(await relatedOf(adult.appId)).toEqual([other.appId, game.appId]);
    expect(await relatedOf(adult.appId, YOUNGER)).toEqual([game.appId]);
  });

  it('lose the rows of a game that left the shelf, and change as the store does', async () => {
    const game = await build({ category: 111 });
    const first = await build({ category: 111 });
    await relateAllGames(product.db);
    expect(await relatedOf(game.appId)).toEqual([first.appId]);
    const second = await build({ category: 111, play_count: 500 });
    await product.db.updateTable('applications').set({ status: SHELF.offShelf }).where('id', '=', first.id).execute();
    await relateAllGames(product.db);
    expect(await relatedOf(game.appId)).toEqual([second.appId]);
    const rows = product.db.selectFrom('related_applications').select('place').where('application_id', '=', first.id);
    expect(await rows.execute()).toEqual([]);
  });
});

it('names the developer’s other games, most viewed first, and counts all of them', async () => {
  const developer = await buildProvider(product.db);
  const game = await build({ developer_id: developer });
  const less = await build({ developer_id: developer, view_count: 3 });
  const more = await build({ developer_id: developer, view_count: 9 });
  await build({ developer_id: developer, status: SHELF.offShelf });
  const { developer: found } = await product.call(listRelatedApplications, {
    applicationId: game.appId,
    lang: 'en-US',
  });
  expect(found.count).toBe(3);
  expect(found.list.map(({ applicationId }) => applicationId)).toEqual([more.appId, less.appId]);
});

it('refuses unknown games, those off the shelf, and unknown languages', async () => {
  const off = await build({ status: SHELF.offShelf });
  const removed = await build({ status: SHELF.removed });
  const ask = async (input: object) => (await product.refuse(listRelatedApplications, input)).code;
  expect(await ask({ applicationId: 'com.example.none', lang: 'en-US' })).toBe(ERROR.applicationNotFound);
  expect(await ask({ applicationId: off.appId, lang: 'en-US' })).toBe(ERROR.applicationPulled);
  expect(await ask({ applicationId: removed.appId, lang: 'en-US' })).toBe(ERROR.applicationRemoved);
  expect(await ask({ applicationId: off.appId, lang: 'xx-XX' })).toBe(ERROR.languageNotFound);
});

it('compares a new game without waiting for the night, and leaves one that is back as it was', async () => {
  const game = await build({ category: 112 });
  const other = await build({ category: 112 });
  const { jobs } = product.services;
  const id = await jobs.enqueue(product.db, RELATE_GAMES, { applicationId: game.id });
  expect(await jobs.outcomeOf(RELATE_GAMES, id, { timeoutMs: PATIENCE_MS })).toEqual({ state: 'done' });
  expect(await relatedOf(game.appId)).toEqual([other.appId]);
  await build({ category: 112, play_count: 900 });
  await relateNewGame(product.db, game.id);
  expect(await relatedOf(game.appId)).toEqual([other.appId]);
});

it('queues the comparison of all games once a night', async () => {
  const { services, clock } = product;
  // The comparison itself would replace what the next test stores.
  const enqueue = vi.spyOn(services.jobs, 'enqueue').mockResolvedValue('');
  await Promise.all([planRelatedGames(services), planRelatedGames(services)]);
  await planRelatedGames(services);
  expect(enqueue).toHaveBeenCalledTimes(1);
  clock.advance(24 * 3600 * 1000);
  await planRelatedGames(services);
  expect(enqueue).toHaveBeenCalledTimes(2);
  enqueue.mockRestore();
});

it('tells a player which of the paid games are owned, in both lists, and a visitor nothing of it', async () => {
  const developer = await buildProvider(product.db);
  const game = await build({ category: 118, developer_id: developer });
  const [owned, paid, free] = [
    await build({ category: 118, is_paid_once: true, developer_id: developer }),
    await build({ category: 118, is_paid_once: true }),
    await build({ category: 118 }),
  ];
  const rows = [owned, paid, free].map(({ id }, place) => ({
    application_id: game.id,
    related_id: id,
    place: place + 1,
  }));
  await product.db.insertInto('related_applications').values(rows).execute();
  const { headers } = await signIn(product, { email: 'owner@example.com' });
  const { id: userId } = await product.call(getUserProfile, {}, { headers });
  await product.db
    .insertInto('owned_games')
    .values({ application_id: owned.id, user_id: userId, owned_since: new Date(0) })
    .execute();
  const look = async (who?: { readonly headers: Readonly<Record<string, string>> }) => {
    product.services.cache.clear();
    const reply = await product.call(listRelatedApplications, { applicationId: game.appId, lang: 'en-US' }, who);
    return [reply.list, reply.developer.list].map(
      (list) => new Map(list.map((one) => [one.applicationId, one.owned] as const)),
    );
  };
  const [related, ofDeveloper] = await look({ headers });
  expect([owned, paid, free].map(({ appId }) => related?.get(appId))).toEqual([true, false, undefined]);
  expect(ofDeveloper?.get(owned.appId)).toBe(true);
  expect((await look()).flatMap((list) => [...list.values()]).every((one) => one === undefined)).toBe(true);
});
