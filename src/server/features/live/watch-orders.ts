import type { Services } from '../../services.ts';
import { numbersOf } from './live-policy.ts';
import { topicsOfOrders } from './new-order-queries.ts';

const EVERY_MS = 5000;
/** Orders carry the time at which they began: of a process whose clock differs, or before the wait for a lock. */
const OVERLAP_MS = 10_000;

/**
 * Announces new orders to the pages that this process has open. A trigger would make each order wait for the commits of
 * all others (decision 037); without such a page nothing is read. Returns what stops it.
 */
export function watchOrders({ database, live, now, log }: Services, everyMs = EVERY_MS): () => void {
  let isBusy = false;
  const look = async () => {
    const topics = live.followed();
    const numbers = numbersOf(topics);
    const isFollowed = topics.includes('orders') || numbers.sales.length + numbers.user.length > 0;
    if (!isFollowed || isBusy) return;
    isBusy = true;
    try {
      const since = new Date(now() - everyMs - OVERLAP_MS);
      const changed = await topicsOfOrders(database.db, since, numbers);
      if (changed.length > 0) database.replica?.requireNow();
      for (const topic of changed) live.changes.onChange(topic);
    } catch (error) {
      log.warn({ err: error }, 'could not look for new orders');
    } finally {
      isBusy = false;
    }
  };
  const timer = setInterval(() => void look(), everyMs).unref();
  return () => clearInterval(timer);
}
