import { listSortedApplications } from '#contract/application/endpoints.ts';
import type { AppSummary } from '#contract/application/entities.ts';
import { listCategories } from '#contract/category/endpoints.ts';
import type { Category } from '#contract/category/entities.ts';
import { ALL_GAMES_CATEGORY } from '#contract/values/categories.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { SORT_TYPE } from '#contract/values/states.ts';
import type { Page } from '../../app/use-page.ts';

/** What the cover of a game needs. */
export type TileGame = Pick<AppSummary, 'cover' | 'coverPlaceholder' | 'category' | 'ageRating'>;

/** A category with a game whose cover stands for it, if it has games. */
export interface CategoryTile extends Category {
  readonly game?: TileGame | undefined;
}

function toTileGame({ cover, coverPlaceholder, category, ageRating }: AppSummary): TileGame {
  return { cover, coverPlaceholder, category, ageRating };
}

/** All categories, each with its most played game; all games with one that no other category shows. */
export async function loadOverview(page: Page): Promise<readonly CategoryTile[]> {
  const [{ list: categories = [] }, games] = await Promise.all([
    page.call(listCategories, { lang: page.state.locale }),
    findMostPlayed(page, ALL_GAMES_CATEGORY, LIMITS.hallPageSize * 2),
  ]);
  const first = new Map<number, AppSummary>();
  for (const game of games) if (!first.has(game.category)) first.set(game.category, game);
  const missing = categories.filter(({ code, count }) => code !== ALL_GAMES_CATEGORY && count > 0 && !first.has(code));
  // In a large store, the most played games belong to a few categories.
  const others = await Promise.all(missing.map(({ code }) => findMostPlayed(page, code, 1)));
  for (const game of others.flat()) first.set(game.category, game);
  const shown = new Set(first.values());
  const all = games.find((game) => !shown.has(game)) ?? games[0];
  return categories.map((category) => {
    const game = category.code === ALL_GAMES_CATEGORY ? all : first.get(category.code);
    return { ...category, ...(game !== undefined && { game: toTileGame(game) }) };
  });
}

async function findMostPlayed(page: Page, category: number, limit: number): Promise<readonly AppSummary[]> {
  const request = { category, sortType: SORT_TYPE.mostPlayed, limit, lang: page.state.locale };
  return (await page.call(listSortedApplications, request)).list ?? [];
}
