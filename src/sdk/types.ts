/** Anything that JSON can say. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue };

/** The languages of the store. */
export type Language = 'zh-TW' | 'zh-CN' | 'vi-VN' | 'en-US';

/** Who plays. */
export interface Player {
  /** `pl_` and 22 characters: the same whenever this player opens this game, another one in every other game. */
  readonly id: string;
  /** What leaderboards show. */
  readonly name: string;
}

/** Something that the game sells, in the player's language. */
export interface Product {
  readonly productId: string;
  readonly title: string;
  readonly description: string;
  /** Address of its picture. The policy of hosted games does not load it: bring pictures of your own. */
  readonly icon: string;
  /** `TWD`, `MYR`, `SGD` or `EUR`: whose star coins it costs. */
  readonly currency: string;
  /** Star coins for one piece. */
  readonly price: number;
}

/** What the player has bought in this game. */
export interface Purchase {
  /** Its number, the same that a game server sees. */
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
  /** When it was handed over (`acknowledge`); null: not yet. ISO 8601. */
  readonly acknowledgedAt: string | null;
}

export type PurchaseResult =
  | { readonly status: 'completed'; readonly purchase: Purchase }
  /** The player has closed the dialog; nothing was paid. */
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
  /** The player's own place, wherever it is; null for visitors and for who has no score yet. */
  readonly own: LeaderboardEntry | null;
}

/**
 * Why something did not happen.
 *
 * - `unavailable`: no store around the game, or nothing of that name to be had
 * - `not_signed_in`: somebody has to sign in first (`signIn`)
 * - `not_enough`: too few star coins
 * - `busy`: another dialog of the store is open
 * - `conflict`: something is kept that the game has not loaded: `load`, merge, `save` again
 * - `limited`: too often; try again in a minute
 * - `invalid`: the arguments are wrong
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

/** What a listener of each event gets. */
export interface StarhallEvents {
  /** The player used the page's sound button: true is silence. */
  readonly sound: [muted: boolean];
  /** The tab was hidden, or a dialog lies over the game: stop and wait for the player. */
  readonly pause: [];
  /** Somebody has signed in, perhaps in the middle of `purchase`: `load` and `purchases` are theirs from now on. */
  readonly player: [player: Player | null];
}

export interface ConnectOptions {
  /** How long to wait for the store, in milliseconds; 4000 unless told. */
  readonly timeoutMs?: number;
}

/** The store around the game. */
export interface Store {
  /** Who plays; null for visitors. */
  readonly player: Player | null;
  /** The player is a tester of this game: everything costs nothing, also what is not on the shelf yet. */
  readonly testMode: boolean;
  readonly language: Language;
  readonly theme: 'dark' | 'light';
  /** Whether the player has silenced the game on the page. */
  readonly muted: boolean;
  /** Whose star coins prices are in. */
  readonly currency: string;

  /** What the game sells, in the order its developer made it. */
  products(): Promise<readonly Product[]>;

  /**
   * Asks the player to buy something. The page shows what it is and what it costs; only the player can confirm.
   * One dialog at a time. Hand over what was bought, then `acknowledge` it.
   *
   * @param order.quantity pieces, 1 unless told
   * @throws StarhallError `busy`, `unavailable`, `not_enough`, `not_signed_in`, `limited`, `refused`, `offline`, `invalid`
   */
  purchase(order: { readonly productId: string; readonly quantity?: number }): Promise<PurchaseResult>;

  /**
   * What the player has bought in this game and was not given back, the newest first, the latest hundred. Look at it at
   * the start: what has no `acknowledgedAt` was paid and not handed over yet.
   */
  purchases(): Promise<readonly Purchase[]>;

  /** Says that a purchase was handed over. Said again, it answers the same. */
  acknowledge(exchangeId: string): Promise<Purchase>;

  /** The player's progress, as it was saved last on any device; null where nothing was. */
  load(): Promise<JsonValue>;

  /**
   * Keeps the player's progress, at most 65,536 characters as JSON. Resolves once it is kept; saves in quick succession
   * become one. Visitors' progress stays in the browser and moves to their account when they first sign in.
   *
   * What could not be sent is what `load` gives at the next start in this browser, unless another device has saved since.
   *
   * @throws StarhallError `conflict` when another window or device has saved meanwhile, or nothing was loaded yet
   */
  save(data: JsonValue): Promise<void>;

  /**
   * Puts a score on a leaderboard; only the best one counts. Higher is better: send times as negative numbers.
   *
   * @param score a whole number
   * @param options.board small letters, digits, `_`, `.` and `-`; `main` unless told
   * @throws StarhallError `not_signed_in` for visitors
   */
  submitScore(score: number, options?: { readonly board?: string }): Promise<{ readonly isBest: boolean }>;

  /** The best players, each once. `limit` is 1 to 100, 20 unless told. */
  leaderboard(options?: { readonly board?: string; readonly limit?: number }): Promise<Leaderboard>;

  /**
   * Offers to sign in, in a dialog of the page. Answers who plays afterwards: null, who has closed it.
   *
   * @throws StarhallError `busy`, `limited`, `offline`
   */
  signIn(): Promise<Player | null>;

  /** Listens; answers what ends it. */
  on<Event extends keyof StarhallEvents>(
    event: Event,
    listener: (...values: StarhallEvents[Event]) => void,
  ): () => void;
}
