import type { GameSession } from '#contract/game/entities.ts';
import type { Order } from '#contract/order/entities.ts';
import { createStore } from '#web/ui/create-store.ts';
import { GameFailure, type GameFailureCode } from './game-failure.ts';
import type { Patience } from './patience.ts';

/** What a game wants the player to buy; the session says who that is and what it costs them. */
export interface Offer {
  readonly session: GameSession;
  readonly productId: string;
  readonly quantity: number;
}

interface Open {
  readonly offer: Offer;
  readonly resolve: (order: Order) => void;
  readonly reject: (failure: GameFailure) => void;
  readonly isBought: boolean;
}

/** Where offers of a game wait for the player: one at a time, and not again and again. */
export class PurchaseDesk {
  readonly #patience: Patience;
  readonly #store = createStore<Open | null>(null);

  constructor(patience: Patience) {
    this.#patience = patience;
  }

  /** The offer on show. */
  readonly current = (): Offer | null => this.#store.get()?.offer ?? null;

  readonly subscribe = this.#store.subscribe;

  /** Shows an offer. @throws GameFailure when the player has closed it, or it was not even shown */
  async ask(offer: Offer): Promise<Order> {
    if (this.#store.get() !== null) throw new GameFailure('busy', 'another dialog is open');
    this.#patience.require();
    return new Promise((resolve, reject) => this.#store.set({ offer, resolve, reject, isBought: false }));
  }

  /** The player has bought it; the dialog may still say so. */
  complete(order: Order): void {
    const open = this.#store.get();
    if (open === null) return;
    open.resolve(order);
    this.#store.set({ ...open, isBought: true });
  }

  /** The dialog is gone. `reason` is why nothing came of it. */
  close(reason: GameFailureCode): void {
    const open = this.#store.get();
    if (open?.isBought === false) {
      open.reject(new GameFailure(reason, 'the player has closed the dialog'));
      this.#patience.lose();
    }
    this.#store.set(null);
  }

  /** The game has started anew: nobody waits for the answer. */
  abandon(): void {
    const open = this.#store.get();
    if (open === null) return;
    open.reject(new GameFailure('cancelled', 'the game has started anew'));
    this.#store.set(null);
  }

  /** The offer on show is for another player, or costs something else. */
  renew(session: GameSession): void {
    const open = this.#store.get();
    if (open !== null) this.#store.set({ ...open, offer: { ...open.offer, session } });
  }
}
