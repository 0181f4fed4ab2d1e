import type { GamePurchase, GameSession } from '#contract/game/entities.ts';
import type { Order } from '#contract/order/entities.ts';

/** Who plays, as the game is told. */
export function showSession({ player, isTester, lang, currency }: GameSession) {
  return {
    player: player === null ? null : { id: player.playerId, name: player.name },
    testMode: isTester,
    language: lang,
    currency,
  };
}

/** A purchase as the game is told: what it knows already, itself and its player, is left out. */
export type ShownPurchase = Omit<GamePurchase, 'applicationId' | 'playerId' | 'refundedAt'>;

export function showPurchase({ applicationId: _, playerId: __, refundedAt: ___, ...purchase }: GamePurchase) {
  return purchase satisfies ShownPurchase;
}

/** What has just been bought, without asking for it again. */
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
