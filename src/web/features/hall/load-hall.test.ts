import { expect, it } from 'vitest';
import type { AppSummary } from '#contract/application/entities.ts';
import type { CallEndpoint } from '#contract/endpoint.ts';
import { HALL_DEFAULTS } from '#contract/values/limits.ts';
import { BANNER_TYPE } from '#contract/values/states.ts';
import { buildSummary } from '#tests/web/build-library.ts';
import { buildPage } from '#tests/web/build-page.ts';
import { buildUser } from '#tests/web/build-user.ts';
import { loadHall } from './load-hall.ts';
import { withoutRepeats } from './load-shelves.ts';

/** A catalog of `count` games that records the calls made to it. */
function buildCatalogue(count: number) {
  const asked: { name: string; input: unknown }[] = [];
  const call = async (endpoint: { name: string }, input: unknown) => {
    asked.push({ name: endpoint.name, input });
    return { count, list: [] };
  };
  // The fake returns an empty list for every endpoint, a valid reply to all calls of the hall.
  return { asked, call: call as CallEndpoint };
}

it('R9.14 R2.35 asks for the first page of all games in the recommended order, without a word', async () => {
  const { asked, call } = buildCatalogue(36);
  await loadHall({ ...buildPage({ locale: 'zh-TW' }), call }, HALL_DEFAULTS);
  expect(asked[0]).toMatchObject({ input: { category: 100, sortType: 3, limit: 20, offset: 0, search: undefined } });
});

it('R7.25 asks for the banners and notices of the website, not for those of apps', async () => {
  const { asked, call } = buildCatalogue(36);
  await loadHall({ ...buildPage({ locale: 'zh-TW' }), call }, HALL_DEFAULTS);
  const banners = asked.filter(({ name }) => name === 'listBanners').map(({ input }) => input);
  expect(banners).toEqual([
    { type: BANNER_TYPE.hall, lang: 'zh-TW', source: 'web' },
    { type: BANNER_TYPE.notice, lang: 'zh-TW', source: 'web' },
  ]);
});

it('shows the last page for one that lies beyond it', async () => {
  const { asked, call } = buildCatalogue(36);
  const data = await loadHall({ ...buildPage({ locale: 'zh-TW' }), call }, { ...HALL_DEFAULTS, page: 99 });
  expect(data.search.page).toBe(2);
  expect(asked.at(-2)).toMatchObject({ name: 'listSortedApplications', input: { offset: 20 } });
});

it('shows an empty first page where there is nothing', async () => {
  const { call } = buildCatalogue(0);
  const data = await loadHall(
    { ...buildPage({ locale: 'zh-TW' }), call },
    { ...HALL_DEFAULTS, page: 3, searchWord: 'zzz' },
  );
  expect(data).toMatchObject({ count: 0, games: [], search: { page: 1 } });
});

it('shows popular games below a short list, without those in it', async () => {
  const asked: number[] = [];
  const call = async ({ name }: { name: string }, { sortType }: { sortType: number }) => {
    if (name !== 'listSortedApplications') return { list: [] };
    asked.push(sortType);
    const list = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => game(id));
    return asked.length === 1 ? { count: 1, list: [game('b')] } : { count: 6, list };
  };
  // The fake returns an empty list for every other endpoint.
  const page = { ...buildPage({ locale: 'zh-TW' }), call: call as CallEndpoint };
  const { popular } = await loadHall(page, { ...HALL_DEFAULTS, gameCategory: 110 });
  expect(popular.map(({ applicationId }) => applicationId)).toEqual(['a', 'c', 'd', 'e']);
});

const game = (applicationId: string, overrides: Partial<AppSummary> = {}) =>
  buildSummary({ applicationId, name: applicationId, ...overrides });

it('shows each game on one shelf only, and none that a player continues', () => {
  const shelf = (kind: 'featured' | 'newest' | 'continue', limit: number, ids: string) => ({
    kind,
    limit,
    games: [...ids].map((id) => game(id)),
  });
  const shelves = withoutRepeats([
    shelf('featured', 2, 'abcd'),
    shelf('newest', 2, 'badce'),
    shelf('continue', 1, 'a'),
  ]);
  expect(shelves.map(({ games }) => games.map(({ applicationId }) => applicationId).join(''))).toEqual([
    'bc',
    'de',
    'a',
  ]);
});

/** A hall with these rows, whose lists all have these games. */
async function loadWith(plan: readonly object[], games: readonly AppSummary[], user = false) {
  const asked: { name: string; input: unknown }[] = [];
  const call = async (endpoint: { name: string }, input: unknown) => {
    asked.push({ name: endpoint.name, input });
    if (endpoint.name === 'listHallShelves') return { count: plan.length, list: plan };
    if (endpoint.name === 'listLibrary') return { count: 1, list: games.slice(0, 1).map((one) => ({ game: one })) };
    return { count: games.length, list: endpoint.name === 'listBanners' ? [] : games };
  };
  const page = buildPage({ locale: 'en-US', ...(user && { user: buildUser() }) });
  return { asked, data: await loadHall({ ...page, call: call as CallEndpoint }, HALL_DEFAULTS) };
}

it('has the rows that operators chose, a collection with its address', async () => {
  const collection = { slug: 'short-breaks', title: 'Short breaks' };
  const plan = [{ kind: 'sale' }, { kind: 'collection', collection }, { kind: 'continue' }, { kind: 'because' }];
  const { asked, data } = await loadWith(
    plan,
    [...'abcdefghijklmnop'].map((id) => game(id)),
  );
  expect(data.shelves.map(({ kind, collection: of, games }) => [kind, of?.slug, games.length])).toEqual([
    ['sale', undefined, 7],
    ['collection', 'short-breaks', 8],
  ]);
  expect(asked.find(({ name }) => name === 'getCollection')?.input).toMatchObject({ slug: 'short-breaks', limit: 15 });
  expect(asked.some(({ name }) => name === 'listLibrary')).toBe(false);
});

it('asks what a player has played for the rows that need it, and names the game that others are like', async () => {
  const games = [...'abc'].map((id) => game(id));
  const { data } = await loadWith([{ kind: 'because' }, { kind: 'continue' }], games, true);
  expect(data.shelves.map(({ kind, cause, games: of }) => [kind, cause, of.length])).toEqual([
    ['because', 'a', 2],
    ['continue', undefined, 1],
  ]);
  const { asked } = await loadWith([{ kind: 'newest' }], games, true);
  expect(asked.some(({ name }) => name === 'listLibrary')).toBe(false);
});

it('starts a hall without banners with a game that starts in the browser', async () => {
  const plan = [{ kind: 'featured' }];
  const games = [game('app', { canPlay: false }), game('paid', { free: false }), game('web'), game('more')];
  const { data } = await loadWith(plan, games);
  expect(data.banners).toHaveLength(1);
  expect(data.banners[0]).toMatchObject({ title: 'web', play: 'web', link: '/application/details?applicationId=web' });
  const owner = await loadWith(plan, [game('app', { canPlay: false }), game('mine', { free: false, owned: true })]);
  expect(owner.data.banners[0]).toMatchObject({ title: 'mine', play: 'mine' });
  const none = await loadWith(plan, [game('app', { canPlay: false })]);
  expect(none.data.banners[0]).toMatchObject({ title: 'app' });
  expect(none.data.banners[0]?.play).toBeUndefined();
  expect((await loadWith(plan, [])).data.banners).toEqual([]);
});
