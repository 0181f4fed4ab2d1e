import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { LocaleCode } from '#contract/values/locales.ts';
import type { PlatformCode } from '#contract/values/platforms.ts';
import type { Shelf } from '#contract/values/states.ts';
import type { Schema } from '../../db/schema.ts';
import type { OwnKey } from '../application/public.ts';

type Db = Kysely<Schema>;

/** The data of an application that limit its versions. */
export interface VersionParent {
  readonly id: number;
  readonly appId: string;
  readonly status: Shelf;
  readonly platforms: readonly PlatformCode[];
  readonly contentDefault: LocaleCode;
  /** Languages of its texts; its versions need a description in each. */
  readonly languages: readonly LocaleCode[];
  readonly webRedirectUrl: string;
  /** Platforms with an address outside the store. */
  readonly outsidePlatforms: readonly PlatformCode[];
  readonly versions: readonly VersionSibling[];
}

/** The names of another version, which have to differ. */
export interface VersionSibling {
  readonly id: number;
  readonly versionName: string;
  readonly fileName: string | null;
}

/** One of the developer's applications with its versions; undefined if it is unknown or another developer's. */
export function findOwnParent(db: Db, { userId, applicationId }: OwnKey): Promise<VersionParent | undefined> {
  return selectParent(db, sql`lower(a.app_id) = ${applicationId.toLowerCase()} AND a.developer_id = ${userId}`);
}

/** An application with its versions, by internal ID. */
export function findParent(db: Db, id: number): Promise<VersionParent | undefined> {
  return selectParent(db, sql`a.id = ${id}`);
}

async function selectParent(db: Db, isMeant: RawBuilder<unknown>): Promise<VersionParent | undefined> {
  const { rows } = await sql<VersionParent>`
    SELECT a.id, a.app_id AS "appId", a.status, a.platforms, a.content_default AS "contentDefault",
      a.web_redirect_url AS "webRedirectUrl",
      ARRAY(SELECT lang::text FROM application_contents WHERE application_id = a.id) AS languages,
      ARRAY(SELECT platform FROM application_downloads WHERE application_id = a.id) AS "outsidePlatforms",
      (SELECT coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'versionName', version_name, 'fileName', file_name)), '[]')
        FROM versions WHERE application_id = a.id) AS versions
    FROM applications a WHERE ${isMeant}`.execute(db);
  return rows[0];
}
