import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RunIn, Traces } from '../../tracing/traces.ts';

/** An exchange, as far as gathering is concerned. */
interface Wanted {
  readonly order: { readonly user_id: number };
}

/** How exchanges are posted, with their commit. */
export interface Posting<Exchange extends Wanted> {
  /** Posts one. False or an error says why it is not paid. */
  readonly alone: (wanted: Exchange) => Promise<boolean>;
  /** Posts a set, each of another player, and returns those that are paid. An error concerns all of them. */
  readonly together: (set: readonly Exchange[]) => Promise<ReadonlySet<Exchange>>;
  /** Remembers whose trace an exchange belongs to. A set belongs to that of its first. */
  readonly capture?: Traces['capture'] | undefined;
}

interface Waiting<Exchange> {
  readonly wanted: Exchange;
  readonly resolve: (isPaid: boolean) => void;
  readonly reject: (reason: unknown) => void;
  readonly runIn: RunIn | undefined;
}

/** What one set may hold: larger ones save nothing more, and keep the first of them waiting for the last. */
const MOST = 32;
/** A posting that takes this long waits for a lock: the next one starts beside it. */
const SLOW_MS = 250;

/**
 * Gathers exchanges: those that arrive while one is being posted wait for it, and are then posted by one statement with
 * one commit. One that arrives alone is posted immediately. What a set leaves unpaid, for whatever reason, is posted alone:
 * none fails or is refused because of its neighbors. A player's exchanges are posted one after the other.
 */
export function gatherExchanges<Exchange extends Wanted>(
  posting: Posting<Exchange>,
): (wanted: Exchange) => Promise<boolean> {
  const gathering = new Gathering(posting);
  return (wanted) => gathering.post(wanted);
}

class Gathering<Exchange extends Wanted> {
  readonly #posting: Posting<Exchange>;
  /** In the order of arrival. */
  #waiting: Waiting<Exchange>[] = [];
  /** Whose exchanges are being posted. */
  readonly #players = new Set<number>();
  #isWorking = false;

  constructor(posting: Posting<Exchange>) {
    this.#posting = posting;
  }

  post(wanted: Exchange): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ wanted, resolve, reject, runIn: this.#posting.capture?.() });
      this.#start();
    });
  }

  #start(): void {
    if (!this.#isWorking) void this.#work();
  }

  async #work(): Promise<void> {
    this.#isWorking = true;
    for (;;) {
      // Until pending input is processed, so that simultaneous exchanges share a statement.
      await nextTurn();
      const set = this.#take();
      if (set.length === 0) break;
      await untilSlow(this.#postSet(set));
    }
    this.#isWorking = false;
  }

  /** Takes the next set out of those who wait, at most one of each player. */
  #take(): Waiting<Exchange>[] {
    const set: Waiting<Exchange>[] = [];
    this.#waiting = this.#waiting.filter((one) => {
      const player = one.wanted.order.user_id;
      if (set.length === MOST || this.#players.has(player)) return true;
      this.#players.add(player);
      set.push(one);
      return false;
    });
    return set;
  }

  async #postSet(set: readonly Waiting<Exchange>[]): Promise<void> {
    const [first, second] = set;
    if (first !== undefined && second === undefined) return this.#postAlone(first);
    try {
      const post = () => this.#posting.together(set.map(({ wanted }) => wanted));
      const paid = await (first?.runIn?.(post) ?? post());
      for (const one of set) {
        if (paid.has(one.wanted)) this.#finish(one, () => one.resolve(true));
        else void this.#postAlone(one);
      }
    } catch (error) {
      for (const one of set) this.#finish(one, () => one.reject(error));
    }
  }

  async #postAlone(one: Waiting<Exchange>): Promise<void> {
    try {
      const post = () => this.#posting.alone(one.wanted);
      const isPaid = await (one.runIn?.(post) ?? post());
      this.#finish(one, () => one.resolve(isPaid));
    } catch (error) {
      this.#finish(one, () => one.reject(error));
    }
  }

  #finish({ wanted }: Waiting<Exchange>, answer: () => void): void {
    this.#players.delete(wanted.order.user_id);
    answer();
    // The player's next one may have been left waiting.
    this.#start();
  }
}

/** Waits for a posting, but no longer than until it is slow. */
async function untilSlow(posting: Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, SLOW_MS);
  await Promise.race([posting, promise]);
  clearTimeout(timer);
}
