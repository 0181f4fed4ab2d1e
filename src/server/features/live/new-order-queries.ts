import { type Kysely, sql } from 'kysely';
import type { LiveTopic } from '#contract/live/topics.ts';
import type { Schema } from '../../db/schema.ts';
import type { TopicNumbers } from './live-policy.ts';

/** The lists, sellers and players that have orders since a time: `orders`, `sales:12`, `user:7`. */
export async function topicsOfOrders(
  db: Kysely<Schema>,
  since: Date,
  { sales, user }: Pick<TopicNumbers, 'sales' | 'user'>,
): Promise<readonly LiveTopic[]> {
  const { rows } = await sql<{ topic: LiveTopic }>`
    SELECT 'orders' AS topic WHERE EXISTS (SELECT FROM orders WHERE created_at > ${since})
    UNION ALL SELECT DISTINCT 'sales:' || seller_id FROM orders
      WHERE seller_id = ANY (${sales}::integer[]) AND created_at > ${since}
    UNION ALL SELECT DISTINCT 'user:' || user_id FROM orders
      WHERE user_id = ANY (${user}::integer[]) AND created_at > ${since}`.execute(db);
  return rows.map(({ topic }) => topic);
}
