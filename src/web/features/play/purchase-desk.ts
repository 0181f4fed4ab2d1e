import type { GameSession } from '#contract/game/entities.ts';
import type { Order } from '#contract/order/entities.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';
import { createStore } from '#web/ui/create-store.ts';
import { GameFailure, type GameFailureCode } from './game-failure.ts';

const CLOSED_MAX = 3;

/** Limits repeated requests that the player dismisses: after three within a minute, a minute of silence. */
export interface Patience {
  /** @throws GameFailure during the silence */
  require(): void;
  /** The player has dismissed a dialog. */
  lose(): void;
}

export function createPatience(now: () => number): Patience {
  let closedAt: readonly number[] = [];
  let quietUntil = 0;
  return {
    require() {
      if (now() < quietUntil) throw new GameFailure('limited', 'closed three times in a minute');
    },
    lose() {
      const at = now();
      closedAt = [...closedAt.filter((earlier) => at - earlier < MINUTE_MS), at];
      if (closedAt.length >= CLOSED_MAX) quietUntil = at + MINUTE_MS;
    },
  };
}

/** A purchase that the game offers; the session determines player and price. */
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

/** Queues a game's offers for the player: one at a time, with a limit on repetition. */
export class PurchaseDesk {
  readonly #patience: Patience;
  readonly #store = createStore<Open | null>(null);

  constructor(patience: Patience) {
    this.#patience = patience;
  }

  /** The current offer. */
  readonly current = (): Offer | null => this.#store.get()?.offer ?? null;

  readonly subscribe = this.#store.subscribe;

  /** Shows an offer. @throws GameFailure if the player has closed it, or it could not be shown */
  async ask(offer: Offer): Promise<Order> {
    if (this.#store.get() !== null) throw new GameFailure('busy', 'another dialog is open');
    this.#patience.require();
    return new Promise((resolve, reject) => this.#store.set({ offer, resolve, reject, isBought: false }));
  }

  /** The purchase succeeded; the dialog may still confirm it. */
  complete(order: Order): void {
    const open = this.#store.get();
    if (open === null) return;
    open.resolve(order);
    this.#store.set({ ...open, isBought: true });
  }

  /** The dialog has closed. `reason` says why there was no purchase. */
  close(reason: GameFailureCode): void {
    const open = this.#store.get();
    if (open?.isBought === false) {
      open.reject(new GameFailure(reason, 'the player has closed the dialog'));
      this.#patience.lose();
    }
    this.#store.set(null);
  }

  /** The game has restarted: no reply is expected. */
  abandon(): void {
    const open = this.#store.get();
    if (open === null) return;
    open.reject(new GameFailure('cancelled', 'the game has started anew'));
    this.#store.set(null);
  }

  /** Updates the offer for another player or price. */
  renew(session: GameSession): void {
    const open = this.#store.get();
    if (open !== null) this.#store.set({ ...open, offer: { ...open.offer, session } });
  }
}
