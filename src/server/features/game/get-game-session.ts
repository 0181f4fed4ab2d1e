import type { getGameSession } from '#contract/game/endpoints.ts';
import type { GamePlayer, GameSession } from '#contract/game/entities.ts';
import { LIMITS } from '#contract/limits.ts';
import type { LocaleCode } from '#contract/locales.ts';
import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { findUserProfile } from '../account/profile-queries.ts';
import { readOffered } from '../product/shop-queries.ts';
import { listBought } from '../purchase/purchase-queries.ts';
import { mayTestGamesOf } from '../test-account/test-account-queries.ts';
import { chooseCurrency, presentOffered } from './offered-products.ts';
import { openGame, playerOf } from './open-game.ts';
import { type PlayerPair, requirePlayerId } from './player-queries.ts';
import { presentGamePurchase } from './present-game-purchase.ts';
import { presentSave } from './present-save.ts';
import { findSave } from './save-queries.ts';

type Parts = Pick<Services, 'database' | 'cache'>;
type Db = Parts['database']['db'];

/** All that the page of a game needs to speak for its player; a visitor's is answered from memory alone. */
export function createGetGameSession(services: Parts): Handler<typeof getGameSession> {
  const { db } = services.database;
  return async ({ applicationId, lang, currency }, { session, clock }) => {
    const { shop, isTest } = await openGame(services, applicationId, session);
    const userId = playerOf(session);
    const [isTester, own] = await Promise.all([
      isTest || mayTestGamesOf(db, session, shop.sellerId),
      userId === null ? NOBODY : findOwn(db, { applicationId: shop.id, userId }, { lang, now: new Date(clock()) }),
    ]);
    const offered = await readOffered(services, shop, { isTester });
    const chosen = chooseCurrency(offered, currency);
    return { ...own, isTester, lang, currency: chosen, products: presentOffered(offered, lang, chosen) };
  };
}

type OwnPart = Pick<GameSession, 'player' | 'save' | 'purchases'>;

const NOBODY: OwnPart = { player: null, save: null, purchases: [] };

async function findOwn(
  db: Db,
  pair: PlayerPair,
  { lang, now }: { readonly lang: LocaleCode; readonly now: Date },
): Promise<OwnPart> {
  const [player, save, bought] = await Promise.all([
    findPlayer(db, pair, now),
    findSave(db, pair),
    listBought(db, { ...pair, limit: LIMITS.pageSizeMax }),
  ]);
  return {
    player,
    save: save === undefined ? null : presentSave(save),
    purchases: bought.map((row) => presentGamePurchase(row, player.playerId, lang)),
  };
}

async function findPlayer(db: Db, pair: PlayerPair, now: Date): Promise<GamePlayer> {
  const [playerId, profile] = await Promise.all([requirePlayerId(db, pair, now), findUserProfile(db, pair.userId)]);
  return { playerId, name: profile?.nickname ?? '' };
}
