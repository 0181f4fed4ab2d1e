/** Any JSON value. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue };

/** The languages of the store. */
export type Language = 'zh-TW' | 'zh-CN' | 'vi-VN' | 'en-US';

/** The current player. */
export interface Player {
  /** `pl_` and 22 characters: constant for this player in this game, different in every other game. */
  readonly id: string;
  /** The name shown on leaderboards. */
  readonly name: string;
}

/** A product of the game, in the player's language. */
export interface Product {
  readonly productId: string;
  readonly title: string;
  readonly description: string;
  /** Address of its picture. The policy of hosted games does not allow loading it: include your own pictures. */
  readonly icon: string;
  /** `TWD`, `MYR`, `SGD` or `EUR`: the currency of the star coins it costs. */
  readonly currency: string;
  /** Star coins per piece. */
  readonly price: number;
}

/** A purchase of the player in this game. */
export interface Purchase {
  /** Its ID, as game servers see it. */
  readonly exchangeId: string;
  readonly productId: string;
  readonly title: string;
  readonly quantity: number;
  readonly currency: string;
  /** Star coins paid; 0 in test mode. */
  readonly amount: number;
  readonly state: 'completed' | 'refunded';
  readonly testMode: boolean;
  /** ISO 8601. */
  readonly createdAt: string;
  /** When it was delivered (`acknowledge`), ISO 8601; null until then. */
  readonly acknowledgedAt: string | null;
}

export type PurchaseResult =
  | { readonly status: 'completed'; readonly purchase: Purchase }
  /** The player closed the dialog; nothing was paid. */
  | { readonly status: 'cancelled' };

export interface LeaderboardEntry {
  /** 1 is the best. */
  readonly rank: number;
  /** Masked, unless it is the player's own. */
  readonly name: string;
  readonly score: number;
  /** ISO 8601. */
  readonly achievedAt: string;
  readonly isOwn: boolean;
}

export interface Leaderboard {
  readonly list: readonly LeaderboardEntry[];
  /** The player's own entry, whatever its rank; null for visitors and players without a score. */
  readonly own: LeaderboardEntry | null;
}

/**
 * Why a call failed.
 *
 * - `unavailable`: no store around the game, or nothing by that name
 * - `not_signed_in`: the player has to sign in first (`signIn`)
 * - `not_enough`: too few star coins
 * - `busy`: another dialog of the store is open
 * - `conflict`: there is saved data that the game has not loaded: `load`, merge, `save` again
 * - `limited`: too many calls; try again in a minute
 * - `invalid`: invalid arguments
 * - `refused`: the store does not allow it
 * - `offline`: the store cannot be reached; try again later
 */
export type StarhallErrorCode =
  | 'unavailable'
  | 'not_signed_in'
  | 'not_enough'
  | 'busy'
  | 'conflict'
  | 'limited'
  | 'invalid'
  | 'refused'
  | 'offline';

/** The listener arguments of each event. */
export interface StarhallEvents {
  /** The player used the page's sound button: true means muted. */
  readonly sound: [muted: boolean];
  /** The tab was hidden, or a dialog covers the game: pause and wait for the player. */
  readonly pause: [];
  /** The player signed in, perhaps during `purchase`: `load` and `purchases` now return their data. */
  readonly player: [player: Player | null];
}

export interface ConnectOptions {
  /** How long to wait for the store, in milliseconds; 4000 by default. */
  readonly timeoutMs?: number;
}

/** The store around the game. */
export interface Store {
  /** The signed-in player; null for visitors. */
  readonly player: Player | null;
  /** The player is a tester of this game: all products are free, including unpublished ones. */
  readonly testMode: boolean;
  readonly language: Language;
  readonly theme: 'dark' | 'light';
  /** Whether the player has muted the game on the page. */
  readonly muted: boolean;
  /** The currency of the star coins in prices. */
  readonly currency: string;

  /** The game's products, in the order they were created. */
  products(): Promise<readonly Product[]>;

  /**
   * Asks the player to buy a product. The page shows the product and its price; only the player can confirm. One
   * dialog at a time. Deliver the purchase, then `acknowledge` it.
   *
   * @param order.quantity pieces, 1 by default
   * @throws StarhallError `busy`, `unavailable`, `not_enough`, `not_signed_in`, `limited`, `refused`, `offline`,
   * `invalid`
   */
  purchase(order: { readonly productId: string; readonly quantity?: number }): Promise<PurchaseResult>;

  /**
   * The player's purchases in this game that were not refunded, newest first, at most a hundred. Check them at the
   * start: those without `acknowledgedAt` were paid but not delivered yet.
   */
  purchases(): Promise<readonly Purchase[]>;

  /** Marks a purchase as delivered. Repeated calls return the same result. */
  acknowledge(exchangeId: string): Promise<Purchase>;

  /** The player's progress, as last saved on any device; null if there is none. */
  load(): Promise<JsonValue>;

  /**
   * Saves the player's progress, at most 65,536 characters as JSON. Resolves once it is saved; saves in quick
   * succession are merged. Visitors' progress stays in the browser and moves to their account at their first sign-in.
   *
   * After a failed save, the next `load` in this browser returns the unsent data, unless another device has saved
   * since.
   *
   * @throws StarhallError `conflict` if another window or device has saved meanwhile, or nothing was loaded yet
   */
  save(data: JsonValue): Promise<void>;

  /**
   * Submits a score to a leaderboard; only the best one counts. Higher is better: send times as negative numbers.
   *
   * @param score a whole number
   * @param options.board lower-case letters, digits, `_`, `.` and `-`; `main` by default
   * @throws StarhallError `not_signed_in` for visitors
   */
  submitScore(score: number, options?: { readonly board?: string }): Promise<{ readonly isBest: boolean }>;

  /** The best players, each once. `limit` is 1 to 100, 20 by default. */
  leaderboard(options?: { readonly board?: string; readonly limit?: number }): Promise<Leaderboard>;

  /**
   * Offers to sign in, in a dialog of the page. Resolves with the player, or null if the dialog was closed.
   *
   * @throws StarhallError `busy`, `limited`, `offline`
   */
  signIn(): Promise<Player | null>;

  /** Adds a listener; returns a function that removes it. */
  on<Event extends keyof StarhallEvents>(
    event: Event,
    listener: (...values: StarhallEvents[Event]) => void,
  ): () => void;
}
