import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { TopicNumbers } from './live-policy.ts';

/** Whether all versions and webhooks exist and belong to one developer's applications. */
export async function ownsAll(
  db: Kysely<Schema>,
  userId: number,
  { version, webhook }: Pick<TopicNumbers, 'version' | 'webhook'>,
): Promise<boolean> {
  if (version.length + webhook.length === 0) return true;
  const { rows } = await sql<{ own: number }>`
    SELECT (SELECT count(*) FROM versions t JOIN applications a ON a.id = t.application_id
        WHERE t.id = ANY (${version}::integer[]) AND a.developer_id = ${userId})
      + (SELECT count(*) FROM webhooks t JOIN applications a ON a.id = t.application_id
        WHERE t.id = ANY (${webhook}::integer[]) AND a.developer_id = ${userId}) AS own`.execute(db);
  return rows[0]?.own === version.length + webhook.length;
}
