import { type Kysely, sql } from 'kysely';
import type { AccountExport } from '#contract/account/account-export.ts';
import { readPages } from '#server/streaming/read-pages.ts';
import type { Schema } from '../../db/schema.ts';

type ExportedVersion = AccountExport['versions'][number];

/** Batch size; a version may have any number of review messages. */
const VERSIONS_AT_ONCE = 50;

interface VersionRow extends Omit<ExportedVersion, 'createdAt'> {
  readonly id: number;
  readonly createdAt: Date;
}

/** The versions of all applications of a developer, oldest first, for the account's data export. */
export function exportVersions(db: Kysely<Schema>, userId: number): AsyncIterable<ExportedVersion> {
  const readPage = (after: VersionRow | null) => findVersions(db, userId, after?.id ?? 0);
  return readPages(readPage, presentVersion, VERSIONS_AT_ONCE);
}

async function findVersions(db: Kysely<Schema>, userId: number, after: number): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    SELECT v.id, a.app_id AS "applicationId", v.platform, v.version_name AS "versionName", v.review, v.status,
      v.file_name AS "fileName", v.created_at AS "createdAt", (
        SELECT coalesce(jsonb_agg(jsonb_build_object('id', id, 'isOperator', is_operator, 'text', text,
          'attachments', attachments, 'createdAt', created_at) ORDER BY id), '[]')
        FROM review_messages WHERE subject = 'version:' || v.id
      ) AS messages
    FROM versions v JOIN applications a ON a.id = v.application_id
    WHERE a.developer_id = ${userId} AND v.id > ${after} ORDER BY v.id LIMIT ${VERSIONS_AT_ONCE}`.execute(db);
  return rows;
}

function presentVersion({ id: _, createdAt, messages, ...version }: VersionRow): ExportedVersion {
  return {
    ...version,
    createdAt: toMoment(createdAt),
    messages: messages.map((message) => ({ ...message, createdAt: toMoment(message.createdAt) })),
  };
}

/** Normalizes a timestamp, which the database returns as text inside JSON. */
function toMoment(moment: string | Date): string {
  return new Date(moment).toISOString();
}
