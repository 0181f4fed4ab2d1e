import { type Kysely, sql, type Transaction } from 'kysely';
import type { LocaleCode } from '#contract/values/locales.ts';
import type { PlatformCode } from '#contract/values/platforms.ts';
import type { Shelf } from '#contract/values/states.ts';
import type { InspectionState } from '#contract/version/inspection.ts';
import type { VersionHistoryItem } from '#contract/version/operator-entities.ts';
import type { Row, Schema } from '../../db/schema.ts';

type Db = Kysely<Schema>;

/** The inspection state of a version's current file; undefined if there is none. */
export async function findInspectionState(
  db: Db,
  { id, package_file_id: packageFileId }: Pick<Row<'versions'>, 'id' | 'package_file_id'>,
): Promise<InspectionState | undefined> {
  if (packageFileId === null) return undefined;
  const row = await db
    .selectFrom('version_inspections')
    .select('state')
    .where('version_id', '=', id)
    .where('package_file_id', '=', packageFileId)
    .executeTakeFirst();
  return row?.state;
}

/** Records why the system removed a version; empty: it did not. */
export async function setRemovalReason(trx: Transaction<Schema>, id: number, reason: string): Promise<void> {
  await trx.updateTable('versions').set({ removal_reason: reason }).where('id', '=', id).execute();
}

/** The version and application data shown in a review case. */
export interface CaseRow extends Pick<Row<'versions'>, 'id' | 'status' | 'review' | 'decided_by' | 'file_key'> {
  readonly language: LocaleCode;
  /** Internal ID of the application. */
  readonly application_id: number;
  readonly app_id: string;
  readonly name: string;
  readonly icon: string;
  readonly application_status: Shelf;
  readonly application_updated_at: Date;
  readonly web_redirect_url: string;
  readonly company: string;
  readonly developer_id: number;
  readonly account: string;
  readonly nickname: string;
  /** An unpacked web build that is not yet part of the version. */
  readonly folder_key: string | null;
}

/** A version and its application, named in the requested language, else in its default one. */
export async function findCaseRow(
  db: Db,
  { id, lang }: { id: number; lang: LocaleCode },
): Promise<CaseRow | undefined> {
  const { rows } = await sql<CaseRow>`
    SELECT v.id, v.status, v.review, v.decided_by, v.file_key, v.language, v.application_id, a.app_id,
      coalesce(c.name, d.name, '') AS name, a.icon, a.status AS application_status,
      a.updated_at AS application_updated_at, a.web_redirect_url, coalesce(p.name, '') AS company,
      u.id AS developer_id, u.account, u.nickname, f.folder_key
    FROM versions v
    JOIN applications a ON a.id = v.application_id
    JOIN users u ON u.id = a.developer_id
    LEFT JOIN providers p ON p.user_id = u.id
    LEFT JOIN package_files f ON f.id = v.package_file_id
    LEFT JOIN application_contents c ON c.application_id = a.id AND c.lang = ${lang}
    LEFT JOIN application_contents d ON d.application_id = a.id AND d.lang = a.content_default
    WHERE v.id = ${id}`.execute(db);
  return rows[0];
}

/** The audit actions that decide on a version. */
const DECISIONS = [
  'approve',
  'reject',
  'ask',
  'remove',
  'restore',
  'appeal',
  'appeal_grant',
  'appeal_decline',
  'inspection_failed',
].map((action) => `version.${action}`);
const HISTORY_LENGTH = 50;

interface HistoryRow {
  readonly version_id: number;
  readonly version_name: string;
  readonly platform: PlatformCode;
  readonly action: string;
  readonly reason: string | null;
  readonly user_id: number | null;
  readonly account: string | null;
  readonly nickname: string | null;
  readonly created_at: Date;
}

/** Decisions on a version and on earlier ones of its application, newest first. */
export async function listVersionHistory(db: Db, id: number): Promise<VersionHistoryItem[]> {
  const { rows } = await sql<HistoryRow>`
    SELECT o.id AS version_id, o.version_name, o.platform, l.action, l.details ->> 'reason' AS reason, u.id AS user_id,
      u.account, u.nickname, l.created_at
    FROM versions v
    JOIN versions o ON o.application_id = v.application_id AND o.id <= v.id
    JOIN audit_log l ON l.subject = 'version:' || o.id AND l.action = ANY(${DECISIONS}::text[])
    LEFT JOIN users u ON u.id = l.actor_id
    WHERE v.id = ${id} ORDER BY l.id DESC LIMIT ${HISTORY_LENGTH}`.execute(db);
  return rows.map(({ version_id, version_name, platform, action, reason, user_id, account, nickname, created_at }) => ({
    versionId: version_id,
    versionName: version_name,
    platform,
    action,
    reason: reason ?? '',
    by: user_id === null ? null : { id: user_id, account: account ?? '', nickname: nickname ?? '' },
    at: created_at.toISOString(),
  }));
}

/** The originally uploaded file of a version. */
export interface ReviewedFile {
  readonly name: string;
  /** Key in the file store; null: not stored yet. */
  readonly key: string | null;
  /** Its upload; null for files that predate uploads. */
  readonly upload: { readonly id: string; readonly platform: number } | null;
}

/** The file of a version; undefined if it has none, or if only the unpacked build is left. */
export async function findReviewedFile(db: Db, id: number): Promise<ReviewedFile | undefined> {
  const row = await db
    .selectFrom('versions as v')
    .leftJoin('package_files as f', 'f.id', 'v.package_file_id')
    .select(['v.file_name', 'v.file_key', 'v.platform', 'f.id', 'f.file_key as package_key'])
    .where('v.id', '=', id)
    .executeTakeFirst();
  if (row === undefined || row.file_name === null) return undefined;
  if (row.id !== null)
    return { name: row.file_name, key: row.package_key, upload: { id: row.id, platform: row.platform } };
  const isFile = row.file_key !== null && !row.file_key.startsWith(FOLDERS);
  return isFile ? { name: row.file_name, key: row.file_key, upload: null } : undefined;
}

/** Prefix of unpacked builds: many files, none of them the uploaded one. */
const FOLDERS = 'games/';
