import { getUser, listAudit } from '#contract/admin/endpoints.ts';
import type { UserCase } from '#contract/admin/entities.ts';
import { listAllDeposits } from '#contract/deposit/operator-endpoints.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { listAllOrders } from '#contract/order/operator-endpoints.ts';
import { listAllRatings } from '#contract/rating/operator-endpoints.ts';
import type { Page } from '#web/app/use-page.ts';
import { loadByNumber } from '../load-by-number.ts';

/** How many of its latest records the page of an account shows; the lists have the rest. */
const LATEST = 5;

export interface UserData {
  readonly found: UserCase;
  readonly deposits: ReplyOf<typeof listAllDeposits>;
  readonly orders: ReplyOf<typeof listAllOrders>;
  readonly ratings: ReplyOf<typeof listAllRatings>;
  readonly entries: ReplyOf<typeof listAudit>;
}

/** Loads an account with its latest records. @throws notFound for an unknown one. */
export function loadUser(page: Page, userId: string): Promise<UserData> {
  const { locale: lang } = page.state;
  return loadByNumber(userId, ERROR.userNotFound, async (id) => {
    const latest = { userId: id, limit: LATEST };
    const [found, deposits, orders, ratings, entries] = await Promise.all([
      page.call(getUser, { userId: id }),
      page.call(listAllDeposits, latest),
      page.call(listAllOrders, { ...latest, lang }),
      page.call(listAllRatings, { ...latest, queue: 'all', lang }),
      page.call(listAudit, latest),
    ]);
    return { found, deposits, orders, ratings, entries };
  });
}
