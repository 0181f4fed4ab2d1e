import { type Kysely, sql } from 'kysely';
import type { AccountExport } from '#contract/account/account-export.ts';
import type { Schema } from '../../db/schema.ts';

type ExportedVersion = AccountExport['versions'][number];

/** The versions of all applications of a developer, the oldest first, as their owner takes them along. */
export async function exportVersions(db: Kysely<Schema>, userId: number): Promise<ExportedVersion[]> {
  const { rows } = await sql<ExportedVersion>`
    SELECT a.app_id AS "applicationId", v.platform, v.version_name AS "versionName", v.review, v.status,
      v.file_name AS "fileName", v.created_at AS "createdAt", (
        SELECT coalesce(jsonb_agg(jsonb_build_object('id', id, 'isOperator', is_operator, 'text', text,
          'attachments', attachments, 'createdAt', created_at) ORDER BY id), '[]')
        FROM review_messages WHERE subject = 'version:' || v.id
      ) AS messages
    FROM versions v JOIN applications a ON a.id = v.application_id
    WHERE a.provider_id = ${userId} ORDER BY v.id`.execute(db);
  return rows.map(({ createdAt, messages, ...version }) => ({
    ...version,
    createdAt: toMoment(createdAt),
    messages: messages.map((message) => ({ ...message, createdAt: toMoment(message.createdAt) })),
  }));
}

/** As all moments are written, however the database has told it. */
function toMoment(moment: string | Date): string {
  return new Date(moment).toISOString();
}
