import { type Kysely, sql } from 'kysely';
import type { LocaleCode } from '#contract/values/locales.ts';
import { SHELF, VERSION_REVIEW } from '#contract/values/states.ts';
import type { Schema } from '#server/db/schema.ts';
import type { ApplicationRow } from './application-queries.ts';
import { WEB } from './can-play.ts';

type Db = Kysely<Schema>;

/** Finds the texts in the requested language, or else in the default one. */
export async function findTexts(db: Db, application: ApplicationRow, lang: LocaleCode) {
  const rows = await db
    .selectFrom('application_contents')
    .selectAll()
    .where('application_id', '=', application.id)
    .where('lang', 'in', [lang, application.content_default])
    .execute();
  return rows.find((row) => row.lang === lang) ?? rows[0];
}

/** The condition on `versions v` for visitors: online versions. */
const ONLINE = sql<boolean>`v.status = ${sql.lit(SHELF.onShelf)}`;

/**
 * The condition for test accounts: per platform, the newest version that was not rejected or removed and has its file.
 */
const TESTED = sql<boolean>`v.id IN (
  SELECT DISTINCT ON (platform) id FROM versions WHERE application_id = v.application_id
    AND review <> ${sql.lit(VERSION_REVIEW.rejected)} AND status <> ${sql.lit(SHELF.removed)}
    AND (package_file_id IS NULL OR file_key IS NOT NULL)
  ORDER BY platform, id DESC)`;

/** The condition on `versions v` for the versions offered to a caller. */
export function isOffered(isTest: boolean) {
  return isTest ? TESTED : ONLINE;
}

interface VersionChoice {
  readonly lang: LocaleCode;
  /** Whether the caller is a test account. */
  readonly isTest: boolean;
}

/** Finds the versions offered to a caller, one per platform. */
export async function findOfferedVersions(db: Db, application: ApplicationRow, { lang, isTest }: VersionChoice) {
  const { rows } = await sql<{
    platform: number;
    version_name: string;
    minimum_version: string;
    file_size: number | null;
    sha256: string;
    released_at: Date | null;
    created_at: Date;
    notes: string;
  }>`
    SELECT v.platform, v.version_name, v.minimum_version, v.file_size, v.released_at, v.created_at,
      coalesce(f.sha256, '') AS sha256,
      coalesce(c.description, d.description, '') AS notes
    FROM versions v
    LEFT JOIN package_files f ON f.id = v.package_file_id AND v.platform <> ${WEB}
    LEFT JOIN version_contents c ON c.version_id = v.id AND c.lang = ${lang}
    LEFT JOIN version_contents d ON d.version_id = v.id AND d.lang = ${application.content_default}
    WHERE v.application_id = ${application.id} AND ${isOffered(isTest)}
    ORDER BY v.platform`.execute(db);
  return rows;
}

export async function findScreenshots(db: Db, applicationId: number) {
  return db
    .selectFrom('application_screenshots')
    .leftJoin('images', 'images.url', 'application_screenshots.url')
    .select(['kind', 'application_screenshots.url', 'width', 'height', 'placeholder'])
    .where('application_id', '=', applicationId)
    .orderBy('kind')
    .orderBy('position')
    .execute();
}

/** Finds what pages need to know of a trailer; undefined without one. */
export function findVideo(db: Db, { trailer }: ApplicationRow) {
  return trailer === '' ? undefined : db.selectFrom('videos').selectAll().where('url', '=', trailer).executeTakeFirst();
}

export async function findDeclarations(db: Db, applicationId: number) {
  return db
    .selectFrom('application_data_types')
    .select(['code', 'collected', 'shared', 'optional', 'ephemeral', 'purposes'])
    .where('application_id', '=', applicationId)
    .orderBy('code')
    .execute();
}

export async function findContacts(db: Db, applicationId: number) {
  return db
    .selectFrom('application_contacts')
    .select(['key', 'value'])
    .where('application_id', '=', applicationId)
    .execute();
}

export async function findDownloads(db: Db, applicationId: number) {
  return db
    .selectFrom('application_downloads')
    .select(['platform', 'url', 'size'])
    .where('application_id', '=', applicationId)
    .orderBy('platform')
    .execute();
}

export async function findPlaceholders(db: Db, urls: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('images').select(['url', 'placeholder']).where('url', 'in', urls).execute();
  return new Map(rows.map(({ url, placeholder }) => [url, placeholder]));
}
