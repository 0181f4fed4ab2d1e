import { expect, it } from 'vitest';
import type { AppSummary } from '#contract/application/entities.ts';
import type { CallEndpoint } from '#contract/endpoint.ts';
import { buildSummary } from '#tests/web/build-library.ts';
import { buildPage } from '#tests/web/build-page.ts';
import { loadOverview } from './load-overview.ts';

const game = (cover: string, category: number): AppSummary => buildSummary({ applicationId: cover, cover, category });
const MOST_PLAYED = [game('hills', 110), game('kingdom', 110), game('serpent', 103)];
const CATEGORIES = [100, 103, 110, 111, 112].map((code) => ({ code, key: '', name: '', sort: code, count: 1 }));

/** A store whose only racing game is not among the most played; category 112 is empty. */
function buildStore() {
  const asked: number[] = [];
  const call = async ({ name }: { name: string }, input: { category: number }) => {
    if (name === 'listCategories')
      return { list: CATEGORIES.map((one) => (one.code === 112 ? { ...one, count: 0 } : one)) };
    asked.push(input.category);
    return { list: input.category === 100 ? MOST_PLAYED : [game('bay', 111)] };
  };
  // The fake knows both calls of the page.
  return { asked, page: { ...buildPage({ locale: 'en-US' }), call: call as CallEndpoint } };
}

it('shows the most played game of each category, and none twice', async () => {
  const { asked, page } = buildStore();
  const tiles = await loadOverview(page);
  const covers = Object.fromEntries(tiles.map(({ code, game }) => [code, game?.cover]));
  expect(covers).toEqual({ 100: 'kingdom', 103: 'serpent', 110: 'hills', 111: 'bay', 112: undefined });
  expect(asked).toEqual([100, 111]);
});
