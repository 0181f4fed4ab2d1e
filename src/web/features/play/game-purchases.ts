import type { CallEndpoint } from '#contract/endpoint.ts';
import { acknowledgeGamePurchase, listGamePurchases } from '#contract/game/endpoints.ts';
import type { GamePurchase, GameSession } from '#contract/game/entities.ts';
import type { Order } from '#contract/order/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { GameFailure } from './game-failure.ts';

const QUIET = { loadingBar: false, isQuiet: true } as const;

export interface GamePurchases {
  /** From the session on the first call; reloaded later, and when they may have changed. */
  list(session: GameSession): Promise<readonly ShownPurchase[]>;
  /** The purchases may be newer than the session's. */
  expectChange(): void;
  /** Adds a new purchase. */
  add(purchase: ShownPurchase): ShownPurchase;
  acknowledge(session: GameSession, exchangeId: string): Promise<ShownPurchase>;
}

export interface PurchasesSurroundings {
  readonly applicationId: string;
  readonly lang: LocaleCode;
  readonly call: CallEndpoint;
}

/** The player's purchases in the current game. */
export function createGamePurchases({ applicationId, lang, call }: PurchasesSurroundings): GamePurchases {
  const seen = new Set<string>();
  let shown: GameSession | undefined;
  let mayDiffer = false;
  const show = (list: readonly GamePurchase[]) => {
    for (const { exchangeId } of list) seen.add(exchangeId);
    return list.map(showPurchase);
  };
  return {
    async list(session) {
      if (session.player === null) return [];
      if (shown !== session && !mayDiffer) {
        shown = session;
        return show(session.purchases);
      }
      const { list } = await call(listGamePurchases, { applicationId, lang, limit: LIMITS.pageSizeMax }, QUIET);
      return show(list);
    },
    expectChange() {
      mayDiffer = true;
    },
    add(purchase) {
      seen.add(purchase.exchangeId);
      return purchase;
    },
    async acknowledge(session, exchangeId) {
      if (session.player === null) throw new GameFailure('not_signed_in', 'visitors have bought nothing');
      show(session.purchases);
      // The API accepts any purchase of the player; a game may only use its own.
      if (!seen.has(exchangeId)) throw new GameFailure('invalid', 'nothing of this number was bought in this game');
      mayDiffer = true;
      return showPurchase(await call(acknowledgeGamePurchase, { exchangeId, lang }, QUIET));
    },
  };
}

/** The player, as reported to the game. */
export function showSession({ player, isTester, lang, currency }: GameSession) {
  return {
    player: player === null ? null : { id: player.playerId, name: player.name },
    testMode: isTester,
    language: lang,
    currency,
  };
}

/** A purchase as reported to the game, without the IDs of game and player. */
export type ShownPurchase = Omit<GamePurchase, 'applicationId' | 'playerId' | 'refundedAt'>;

function showPurchase({ applicationId: _, playerId: __, refundedAt: ___, ...purchase }: GamePurchase) {
  return purchase satisfies ShownPurchase;
}

/** A new purchase, without reloading. */
export function showOrder(order: Order): ShownPurchase {
  return {
    exchangeId: order.exchangeId,
    productId: order.productId,
    title: order.productName,
    quantity: order.quantity,
    currency: order.currency,
    amount: order.amount,
    state: 'completed',
    testMode: order.testMode,
    createdAt: order.createdAt,
    acknowledgedAt: order.acknowledgedAt,
  };
}
