import type { NotificationKind } from '#contract/notification/kinds.ts';
import { insertNotifications, type News } from '#server/features/notification/notification-queries.ts';
import { nextNumber } from '../factories/next-number.ts';
import { openTestProduct, type TestProductOptions } from './open-test-product.ts';
import { signIn } from './sign-in.ts';

/** The service with accounts that get notifications. */
export async function openNotificationTrial(options: TestProductOptions = {}) {
  const product = await openTestProduct(options);
  /** A new account, signed in. */
  const meet = async () => {
    const email = `reader-${nextNumber()}@example.com`;
    const { headers } = await signIn(product, { email });
    const { id } = await product.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    return { id, email, headers };
  };
  /** Notifies accounts, as the features do. */
  const tell = (userIds: number | readonly number[], kind: NotificationKind, news: Partial<Omit<News, 'kind'>> = {}) =>
    product.db.transaction().execute((trx) =>
      insertNotifications(trx, [userIds].flat(), {
        kind,
        params: {},
        path: '/store/record',
        application: null,
        now: new Date(product.clock.now()),
        ...news,
      }),
    );
  const rowsOf = (userId: number) =>
    product.db.selectFrom('notifications').selectAll().where('user_id', '=', userId).orderBy('id').execute();
  return { ...product, product, meet, tell, rowsOf };
}

export type NotificationTrial = Awaited<ReturnType<typeof openNotificationTrial>>;
export type Reader = Awaited<ReturnType<NotificationTrial['meet']>>;
