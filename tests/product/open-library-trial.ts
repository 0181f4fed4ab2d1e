import { playApplication } from '#contract/application/endpoints.ts';
import type { InputOf } from '#contract/endpoint.ts';
import {
  getLibraryState,
  hideRecent,
  listLibrary,
  putFavourite,
  putWish,
  restoreRecent,
} from '#contract/library/endpoints.ts';
import type { LibraryList } from '#contract/library/lists.ts';
import { type ApplicationOverrides, buildApplication } from '#tests/factories/build-application.ts';
import { buildVersion } from '#tests/factories/build-version.ts';
import { makeBuyer } from './open-shop.ts';
import { openTestProduct } from './open-test-product.ts';

export type Player = Awaited<ReturnType<typeof makeBuyer>>;

/** A store with players who add games to their libraries and play them. */
export async function openLibraryTrial() {
  const product = await openTestProduct();
  const as = ({ headers }: Player) => ({ headers });
  const listOf = (player: Player, input: Partial<InputOf<typeof listLibrary>> & { list: LibraryList }) =>
    product.call(listLibrary, { lang: 'en-US', ...input }, as(player));
  return {
    product,
    makePlayer: () => makeBuyer(product),
    /** A web game that can be played. */
    async buildGame(overrides: ApplicationOverrides = {}) {
      const game = await buildApplication(product.db, { icon: '/files/icon.png', ...overrides });
      await buildVersion(product.db, { application_id: game.id, platform: 2, file_key: `games/game-${game.id}` });
      return game;
    },
    /** Changes a game behind the back of its players. */
    async setGame(id: number, change: Partial<ApplicationOverrides>) {
      const { names: _, ...row } = change;
      await product.db.updateTable('applications').set(row).where('id', '=', id).execute();
    },
    listOf,
    idsOf: async (...given: Parameters<typeof listOf>) =>
      (await listOf(...given)).list.map(({ game }) => game.applicationId),
    favour: (player: Player, applicationId: string, favourite = true) =>
      product.call(putFavourite, { applicationId, favourite }, as(player)),
    wish: (player: Player, applicationId: string, wished = true) =>
      product.call(putWish, { applicationId, wished }, as(player)),
    play: (player: Player, applicationId: string) => product.call(playApplication, { applicationId }, as(player)),
    stateOf: (player: Player, applicationId: string) => product.call(getLibraryState, { applicationId }, as(player)),
    hide: (player: Player, input: InputOf<typeof hideRecent>) => product.call(hideRecent, input, as(player)),
    restore: (player: Player, applicationId: string) => product.call(restoreRecent, { applicationId }, as(player)),
  };
}

export type LibraryTrial = Awaited<ReturnType<typeof openLibraryTrial>>;
