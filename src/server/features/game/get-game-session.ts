import type { GamePlayer, GameSession } from '#contract/game/entities.ts';
import { type CurrencyCode, LIMITS } from '#contract/values/limits.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { findUserProfile } from '../account/public.ts';
import { currenciesOf, type OfferedCounts, readOffered, readOfferedCounts } from '../product/public.ts';
import { listBought } from '../purchase/public.ts';
import { mayTestGamesOf } from '../test-account/public.ts';
import { openGame, playerOf } from './open-game.ts';
import { type PlayerPair, requirePlayerId } from './player-queries.ts';
import { presentGamePurchase } from './present-game-purchase.ts';
import { presentSave } from './present-save.ts';
import { findSave } from './save-queries.ts';

type Parts = Pick<Services, 'database' | 'cache' | 'offered' | 'now'>;

type Db = Parts['database']['db'];

/**
 * Returns everything a game page needs to act for its player; visitors are served from memory. Further pages of
 * products omit the player's data, which the first page has returned.
 */
export function getGameSession(services: Parts): Handler<'getGameSession'> {
  const { db } = services.database;
  return async ({ applicationId, lang, currency: asked, productOffset: offset }, { session, clock }) => {
    const { shop, isTest } = await openGame(services, applicationId, session);
    const userId = playerOf(session);
    const [isTester, own] = await Promise.all([
      isTest || mayTestGamesOf(db, session, shop.sellerId),
      userId === null || offset > 0
        ? NOBODY
        : findOwn(db, { applicationId: shop.id, userId }, { lang, now: new Date(clock()) }),
    ]);
    const counts = await readOfferedCounts(services, shop, { isTester });
    const currency = chooseCurrency(counts, asked);
    const limit = LIMITS.sessionProducts;
    const products = await readOffered(services, shop, { isTester, currency, lang, offset, limit });
    return { ...own, isTester, lang, currency, products: [...products], productCount: counts[currency] ?? 0 };
  };
}

const DEFAULT_CURRENCY = 'TWD';

/** The requested currency if any product is sold in it, or else the first one with products. */
function chooseCurrency(counts: OfferedCounts, asked: CurrencyCode | undefined): CurrencyCode {
  if (asked !== undefined && counts[asked] !== undefined) return asked;
  return currenciesOf(counts)[0] ?? DEFAULT_CURRENCY;
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
