import type { CallEndpoint } from '#contract/endpoint.ts';
import { listLeaderboard, submitScore } from '#contract/game/endpoints.ts';
import type { GameSession } from '#contract/game/entities.ts';
import type { Order } from '#contract/order/entities.ts';
import type { CurrencyCode } from '#contract/values/limits.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { createCallBudget } from './call-budget.ts';
import { createDeliveries, type Deliveries } from './deliveries.ts';
import type { GameCall } from './game-call.ts';
import { GameFailure, toGameFailure } from './game-failure.ts';
import { createGameOrders, type GameOrders, isRefusal, type OrderTerms } from './game-orders.ts';
import { createSessionKeeper, GameProgress, type SessionKeeper } from './game-progress.ts';
import {
  createGamePurchases,
  type GamePurchases,
  type ShownPurchase,
  showOrder,
  showSession,
} from './game-purchases.ts';
import type { AskedSession } from './load-game-session.ts';
import type { LocalSaves } from './local-save.ts';
import { createPatience, type Patience, PurchaseDesk } from './purchase-desk.ts';

const QUIET = { loadingBar: false, isQuiet: true } as const;

export interface DeskSurroundings {
  readonly applicationId: string;
  readonly lang: LocaleCode;
  /** Currency of the star coin prices, if the game sells products. */
  readonly currency: () => CurrencyCode;
  readonly call: CallEndpoint;
  readonly loadSession: (asked: AskedSession) => Promise<GameSession>;
  readonly isSignedIn: () => boolean;
  /** Opens the sign-in dialog; resolves with whether the user has signed in. */
  readonly askToSignIn: (reason?: 'exchange') => Promise<boolean>;
  /** The current theme and sound setting. */
  readonly mood: () => { readonly theme: 'dark' | 'light'; readonly muted: boolean };
  readonly local: LocalSaves;
  readonly now: () => number;
  /** Sends an unsolicited message to the game. */
  readonly tell: (message: object) => void;
}

/** Handles all requests of the game in the frame. */
export class GameDesk {
  /** Purchases that the game offers. */
  readonly purchases: PurchaseDesk;
  readonly deliveries: Deliveries = createDeliveries();
  readonly #surroundings: DeskSurroundings;
  readonly #keeper: SessionKeeper;
  readonly #progress: GameProgress;
  readonly #bought: GamePurchases;
  readonly #mayCall: () => boolean;
  readonly #orders: GameOrders;
  readonly #patience: Patience;
  #isSigningIn = false;
  /** The game knows that the player is a visitor. */
  #isVisitorShown = false;
  /** A game with the old messages runs without the account's progress, which could not be loaded. */
  #isAlone = false;

  constructor(surroundings: DeskSurroundings) {
    const { applicationId, lang, call, local, now } = surroundings;
    this.#surroundings = surroundings;
    this.#keeper = createSessionKeeper(() => this.#loadSession());
    this.#progress = new GameProgress({ applicationId, call, keeper: this.#keeper, local });
    this.#bought = createGamePurchases({ applicationId, lang, call });
    this.#orders = createGameOrders({ applicationId, lang, call });
    this.#patience = createPatience(now);
    this.purchases = new PurchaseDesk(this.#patience);
    this.#mayCall = createCallBudget(now);
  }

  /** Handles a call of the game. @throws GameFailure */
  async answer(asked: GameCall): Promise<unknown> {
    try {
      if (!this.#mayCall()) throw new GameFailure('limited', 'too many calls in a minute');
      if (this.#isUntold()) await this.#welcome();
      return await this.#run(asked);
    } catch (error) {
      throw toGameFailure(error);
    }
  }

  /** Opens the sign-in and informs the game; resolves with whether the user has signed in. */
  async signIn(reason?: 'exchange'): Promise<boolean> {
    if (this.#isSigningIn) throw new GameFailure('busy', 'the sign-in is open');
    this.#isSigningIn = true;
    try {
      const { askToSignIn, isSignedIn } = this.#surroundings;
      if (!isSignedIn() && !(await askToSignIn(reason))) return false;
      await this.#welcome();
      return true;
    } finally {
      this.#isSigningIn = false;
    }
  }

  /** Signs in a visitor to buy; without a session the offer is withdrawn. Never rejects. */
  async signInToBuy(): Promise<void> {
    if (this.#isSigningIn) return;
    await this.signIn('exchange').catch((error: unknown) => this.purchases.close(toGameFailure(error).code));
  }

  /**
   * Pays for the current offer and informs the game.
   * @throws ApiError, after which a rejected offer is refreshed
   */
  async order(terms: OrderTerms): Promise<Order> {
    try {
      const made = await this.#orders.place(terms);
      this.purchases.complete(made);
      return made;
    } catch (error) {
      if (isRefusal(error)) await this.renew().catch(() => undefined);
      throw error;
    }
  }

  /** Reloads the player and products; the current offer is updated. */
  async renew(): Promise<GameSession> {
    const session = await this.#keeper.renew();
    this.purchases.renew(session);
    return session;
  }

  /** The progress for a game that only knows the three old messages. */
  async begin(): Promise<string | null> {
    const { isSignedIn, local } = this.#surroundings;
    // Visitors' progress is stored in the browser.
    if (!isSignedIn()) return local.read();
    const found = await this.#progress.load().catch(() => null);
    this.#isAlone = found === null;
    return found === null ? local.read() : found.data;
  }

  /** Stores the progress of such a game. */
  keep(data: string): void {
    const { isSignedIn, local } = this.#surroundings;
    if (isSignedIn() && !this.#isAlone) void this.#progress.replace(data).catch(() => undefined);
    else local.write(data);
  }

  /** Submits a score of such a game. */
  score(score: number): void {
    const { applicationId, call, isSignedIn } = this.#surroundings;
    if (!isSignedIn() || !this.#mayCall()) return;
    call(submitScore, { applicationId, score: Math.round(score) }, QUIET).catch(() => undefined);
  }

  /** Sends pending progress. */
  flush(): void {
    void this.#progress.flush();
  }

  async #run({ method, params }: GameCall): Promise<unknown> {
    switch (method) {
      case 'connect':
        if (!this.#orders.isBusy()) this.purchases.abandon();
        return { ...showSession(await this.#keeper.read()), ...this.#surroundings.mood() };
      case 'products':
        return (await this.#keeper.read()).products;
      case 'purchase':
        return { purchase: await this.#buy(params.productId, params.quantity).catch(nullWhenCancelled) };
      case 'purchases':
        return this.#listBought();
      case 'acknowledge':
        return this.deliveries.note(
          params.exchangeId,
          this.#bought.acknowledge(await this.#keeper.read(), params.exchangeId),
        );
      case 'load':
        return this.#progress.load();
      case 'save':
        return this.#progress.save(params.data, params.revision);
      case 'submitScore':
        return this.#submitScore(params);
      case 'leaderboard':
        return this.#readLeaderboard(params);
      case 'signIn':
        return { player: await this.#offerSignIn() };
    }
  }

  async #buy(productId: string, quantity: number): Promise<ShownPurchase> {
    const session = await this.#keeper.read();
    if (session.products.every((product) => product.productId !== productId)) {
      throw new GameFailure('unavailable', 'nothing of this ID is sold here');
    }
    this.#surroundings.tell({ type: 'pause' });
    this.#bought.expectChange();
    return this.#bought.add(showOrder(await this.purchases.ask({ session, productId, quantity })));
  }

  async #loadSession(): Promise<GameSession> {
    const { applicationId, lang, loadSession, currency, isSignedIn } = this.#surroundings;
    const isVisitor = !isSignedIn();
    const session = await loadSession({ applicationId, lang, currency: currency() });
    this.#isVisitorShown = isVisitor;
    return session;
  }

  /** The user has signed in without the game knowing, for example after closing the dialog. */
  #isUntold(): boolean {
    return this.#isVisitorShown && !this.#isSigningIn && this.#surroundings.isSignedIn();
  }

  /** Continues the game with the signed-in player. */
  async #welcome(): Promise<void> {
    await this.#progress.flush();
    this.#progress.forget();
    this.#surroundings.tell({ type: 'player', session: showSession(await this.renew()) });
  }

  async #offerSignIn() {
    if (!this.#surroundings.isSignedIn()) {
      if (this.purchases.current() !== null) throw new GameFailure('busy', 'another dialog is open');
      this.#patience.require();
      this.#surroundings.tell({ type: 'pause' });
      if (!(await this.signIn())) this.#patience.lose();
    }
    return showSession(await this.#keeper.read()).player;
  }

  async #listBought(): Promise<readonly ShownPurchase[]> {
    const list = await this.#bought.list(await this.#keeper.read());
    this.#orders.settle();
    return list;
  }

  async #submitScore(params: { readonly score: number; readonly board?: string | undefined }) {
    const { applicationId, call, isSignedIn } = this.#surroundings;
    if (!isSignedIn()) throw new GameFailure('not_signed_in', 'nobody is signed in');
    return call(submitScore, { applicationId, ...params }, QUIET);
  }

  async #readLeaderboard(params: { readonly board?: string | undefined; readonly limit?: number | undefined }) {
    const { applicationId, call } = this.#surroundings;
    const { list, own } = await call(listLeaderboard, { applicationId, ...params }, QUIET);
    return { list, own };
  }
}

function nullWhenCancelled(error: unknown): null {
  if (error instanceof GameFailure && error.code === 'cancelled') return null;
  throw error;
}
