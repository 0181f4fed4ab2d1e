import type { Transaction } from 'kysely';
import { LIMITS } from '#contract/values/limits.ts';
import type { Row, Schema } from '../../db/schema.ts';
import type { Audience } from '../../db/tables/notification-tables.ts';
import type { Services } from '../../services.ts';
import { listFollowers } from '../developer-page/public.ts';
import { listWatchers } from '../library/public.ts';
import { claimAnnouncement, hasAnnouncement, recordFanOut } from './announcement-queries.ts';
import { insertNotifications } from './notification-queries.ts';

/**
 * Notifies all recipients of all pending announcements. Each batch of recipients is one transaction that records its
 * progress, so any process can resume: nobody is notified twice or skipped.
 */
export async function fanOutAnnouncements({ database, now }: Pick<Services, 'database' | 'now'>): Promise<void> {
  const { db } = database;
  for (let isThereMore = true; isThereMore; ) {
    if (!(await hasAnnouncement(db, new Date(now())))) return;
    isThereMore = await db.transaction().execute((trx) => fanOutBatch(trx, new Date(now())));
  }
}

/** @returns whether there was anything to do. */
async function fanOutBatch(trx: Transaction<Schema>, now: Date): Promise<boolean> {
  const announcement = await claimAnnouncement(trx, now);
  if (announcement === undefined) return false;
  // What has left the shelf or ended since is not announced.
  const userIds = announcement.is_offered ? await findNext(trx, announcement) : [];
  const { id, kind, params, path, application_id: application, created_at, notified_up_to } = announcement;
  if (userIds.length > 0) {
    await insertNotifications(trx, userIds, { kind, params, path, application, now: created_at });
  }
  const isDone = userIds.length < LIMITS.notificationBatch;
  await recordFanOut(trx, id, { notifiedUpTo: userIds.at(-1) ?? notified_up_to, fannedOutAt: isDone ? now : null });
  return true;
}

/** The next recipients of an announcement, without duplicates, by ascending account ID. */
async function findNext(trx: Transaction<Schema>, announcement: Row<'announcements'>): Promise<number[]> {
  const { application_id: game, developer_id: developer, audiences, notified_up_to: after } = announcement;
  const limit = LIMITS.notificationBatch;
  const find = async (audience: Audience): Promise<number[]> => {
    if (audience === 'follower') return developer === null ? [] : listFollowers(trx, developer, after, limit);
    return game === null ? [] : listWatchers(trx, game, audience, after, limit);
  };
  const found = await Promise.all(audiences.map(find));
  return [...new Set(found.flat())].sort((a, b) => a - b).slice(0, LIMITS.notificationBatch);
}
