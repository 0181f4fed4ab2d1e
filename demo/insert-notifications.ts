import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { NotificationKind } from '#contract/notification/kinds.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { SHELF } from '#contract/values/states.ts';
import { HOUR_MS } from '#domain/time/durations.ts';
import type { Schema } from '#server/db/schema.ts';
import { claimStep } from './claim-step.ts';
import { findDemoAccount } from './demo-accounts.ts';
import { findDemoPrize, notifyDemoWinners } from './insert-invoices.ts';

type Trx = Transaction<Schema>;

const SEEDED = 'demo_notifications_seeded';

type DemoKind = Extract<NotificationKind, 'version_released' | 'price_dropped' | 'rating_received' | 'version_decided'>;

interface DemoNotification {
  readonly kind: DemoKind;
  readonly appId: string;
  readonly hoursAgo: number;
  readonly isRead?: true;
}

/**
 * Notifications by recipient, besides that of a prize. Their texts derive from the store's demo versions, products and ratings.
 */
const TOLD: Readonly<Record<string, readonly DemoNotification[]>> = {
  'player@starhall.test': [
    { kind: 'version_released', appId: 'com.paperboat.nightpiano', hoursAgo: 190, isRead: true },
    { kind: 'version_released', appId: 'com.littlehill.numberhills', hoursAgo: 52 },
    { kind: 'price_dropped', appId: 'com.neonbyte.starsea', hoursAgo: 6 },
  ],
  'neonbyte@starhall.test': [
    { kind: 'version_decided', appId: 'com.neonbyte.starsea', hoursAgo: 310, isRead: true },
    { kind: 'rating_received', appId: 'com.neonbyte.lumenbreaker', hoursAgo: 190, isRead: true },
    { kind: 'rating_received', appId: 'com.neonbyte.serpent', hoursAgo: 71 },
  ],
  'operator@starhall.test': [
    { kind: 'version_released', appId: 'com.paperboat.isle', hoursAgo: 120, isRead: true },
    { kind: 'price_dropped', appId: 'com.neonbyte.serpent', hoursAgo: 27 },
  ],
};

/** The title in each language, since a notification can be read in any. */
const TITLES = sql`(SELECT jsonb_object_agg(lang, title) FROM product_contents WHERE product_id = p.id)`;
const PRODUCT = sql`
  SELECT jsonb_build_object('product', ${TITLES}) AS params, NULL::integer AS number FROM products p
  WHERE p.application_id = a.id AND p.status = ${sql.lit(SHELF.onShelf)}
    AND (SELECT count(*) FROM product_contents WHERE product_id = p.id) = ${sql.lit(LOCALES.length)}
  ORDER BY p.id LIMIT 1`;
const RATING = sql`
  SELECT jsonb_build_object('stars', stars) AS params, NULL::integer AS number FROM ratings
  WHERE application_id = a.id ORDER BY created_at DESC LIMIT 1`;
const versionWith = (more: RawBuilder<unknown>) => sql`
  SELECT jsonb_build_object('versionName', version_name, 'platform', platform) || ${more} AS params, id AS number
  FROM versions WHERE application_id = a.id AND status = ${sql.lit(SHELF.onShelf)} ORDER BY released_at DESC, id LIMIT 1`;

/** The subject, and the link. */
const FACTS: Readonly<Record<DemoKind, { readonly about: RawBuilder<unknown>; readonly path: RawBuilder<unknown> }>> = {
  version_released: {
    about: versionWith(sql`'{}'`),
    path: sql`'/application/details?applicationId=' || a.app_id`,
  },
  version_decided: {
    about: versionWith(sql`'{"news": "approved"}'`),
    path: sql`'/developer/versions/' || about.number`,
  },
  price_dropped: { about: PRODUCT, path: sql`'/application/details?applicationId=' || a.app_id` },
  rating_received: { about: RATING, path: sql`'/developer/ratings?applicationId=' || a.app_id` },
};

/** Gives the demo's people their first notifications, once; people who have any are skipped. */
export async function insertNotifications(trx: Trx, nowMs: number): Promise<void> {
  if (!(await claimStep(trx, SEEDED))) return;
  for (const [email, told] of Object.entries(TOLD)) {
    const userId = await findDemoAccount(trx, email);
    if (userId === undefined || (await hasNotifications(trx, userId))) continue;
    const news = told.map((notification) => ({
      hoursAgo: notification.hoursAgo,
      insert: () => insertNotification(trx, notification, { userId, nowMs }),
    }));
    const wonAt = await findDemoPrize(trx, userId);
    const prize = wonAt && {
      hoursAgo: (nowMs - wonAt.getTime()) / HOUR_MS,
      insert: () => notifyDemoWinners(trx, userId),
    };
    // Lists follow their numbers: the oldest comes first.
    for (const { insert } of [...news, ...(prize ? [prize] : [])].toSorted((a, b) => b.hoursAgo - a.hoursAgo))
      await insert();
  }
}

/** Does nothing if the game or subject no longer exists. Sends no mail. */
async function insertNotification(
  trx: Trx,
  { kind, appId, hoursAgo, isRead }: DemoNotification,
  { userId, nowMs }: { readonly userId: number; readonly nowMs: number },
): Promise<void> {
  const { about, path } = FACTS[kind];
  const at = new Date(nowMs - hoursAgo * HOUR_MS);
  const readAt = isRead ? new Date(at.getTime() + HOUR_MS) : null;
  await sql`
    INSERT INTO notifications (user_id, kind, application_id, params, path, is_shown, created_at, read_at)
    SELECT ${userId}::integer, ${kind}, a.id, about.params, ${path}, true, ${at}::timestamptz, ${readAt}::timestamptz
    FROM applications a CROSS JOIN LATERAL (${about}) AS about
    WHERE a.app_id = ${appId} AND a.status = ${sql.lit(SHELF.onShelf)}`.execute(trx);
}

async function hasNotifications(trx: Trx, userId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
