import { expect, it } from 'vitest';
import type { CallEndpoint } from '#contract/endpoint.ts';
import { HALL_DEFAULTS } from '#contract/values/limits.ts';
import { BANNER_TYPE } from '#contract/values/states.ts';
import { buildSummary } from '#tests/web/build-library.ts';
import { buildPage } from '#tests/web/build-page.ts';
import { loadHall, withoutRepeats } from './load-hall.ts';

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

it('shows each game on one shelf only, and none that a player continues', () => {
  const game = (applicationId: string) => buildSummary({ applicationId });
  const shelf = (name: 'featured' | 'newest', limit: number, ids: string) => ({
    name,
    limit,
    games: [...ids].map(game),
  });
  const shelves = withoutRepeats([shelf('featured', 2, 'abcd'), shelf('newest', 2, 'badce')], [game('a')]);
  expect(shelves.map(({ games }) => games.map(({ applicationId }) => applicationId).join(''))).toEqual(['bc', 'de']);
});
