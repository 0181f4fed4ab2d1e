import type { GamePurchase, GameSession } from '#contract/game/entities.ts';
import type { Order } from '#contract/order/entities.ts';

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

export function showPurchase({ applicationId: _, playerId: __, refundedAt: ___, ...purchase }: GamePurchase) {
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
