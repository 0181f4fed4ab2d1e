import { setImmediate as nextTurn } from 'node:timers/promises';

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
}

interface Waiting<Exchange> {
  readonly wanted: Exchange;
  readonly resolve: (isPaid: boolean) => void;
  readonly reject: (reason: unknown) => void;
}

/** What one set may hold: larger ones save nothing more, and keep the first of them waiting for the last. */
const MOST = 32;
/** A posting that takes this long waits for a lock: the next one starts beside it. */
const SLOW_MS = 250;

/**
 * Gathers exchanges: those that arrive while one is being posted wait for it, and are then posted by one statement with
 * one commit. One that arrives alone is posted at once. What a set leaves unpaid, for whatever reason, is posted alone:
 * none fails or is refused because of its neighbors. A player's exchanges are posted one after the other.
 */
export function gatherExchanges<Exchange extends Wanted>({
  alone,
  together,
}: Posting<Exchange>): (wanted: Exchange) => Promise<boolean> {
  type One = Waiting<Exchange>;
  let waiting: One[] = [];
  const players = new Set<number>();
  let isWorking = false;

  const finish = ({ wanted }: One, answer: () => void) => {
    players.delete(wanted.order.user_id);
    answer();
    if (!isWorking) void work();
  };
  const settle = async (one: One) => {
    const answer = await alone(one.wanted).then(
      (isPaid) => () => one.resolve(isPaid),
      (error: unknown) => () => one.reject(error),
    );
    finish(one, answer);
  };
  const post = async (set: readonly One[]) => {
    const [first, second] = set;
    if (first !== undefined && second === undefined) return settle(first);
    const paid = await together(set.map(({ wanted }) => wanted)).catch((error: unknown) => {
      for (const one of set) finish(one, () => one.reject(error));
      return undefined;
    });
    if (paid === undefined) return;
    for (const one of set) {
      if (paid.has(one.wanted)) finish(one, () => one.resolve(true));
      else void settle(one);
    }
  };
  /** Takes the next set out of those who wait, at most one of each player. */
  const take = () => {
    const set: One[] = [];
    waiting = waiting.filter((one) => {
      const player = one.wanted.order.user_id;
      if (set.length === MOST || players.has(player)) return true;
      players.add(player);
      set.push(one);
      return false;
    });
    return set;
  };
  const work = async () => {
    isWorking = true;
    for (;;) {
      // Until pending input is processed, so that simultaneous exchanges share a statement.
      await nextTurn();
      const set = take();
      if (set.length === 0) break;
      await untilSlow(post(set));
    }
    isWorking = false;
  };
  return (wanted) =>
    new Promise((resolve, reject) => {
      waiting.push({ wanted, resolve, reject });
      if (!isWorking) void work();
    });
}

/** Waits for a posting, but no longer than until it is slow. */
async function untilSlow(posting: Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, SLOW_MS);
  await Promise.race([posting, promise]);
  clearTimeout(timer);
}
