import type { Transaction } from 'kysely';
import type { LocaleCode } from '#contract/values/locales.ts';
import { VERSION_REVIEW, type VersionReview } from '#contract/values/states.ts';
import type { StoredVersionForm, VersionColumn } from '#domain/forms/version/version-fields.ts';
import { changedAt } from '../../db/changed-at.ts';
import type { Schema } from '../../db/schema.ts';
import type { ReceivedPackage } from '../package-upload/public.ts';
import type { StoredVersion } from './version-queries.ts';

type Trx = Transaction<Schema>;

export interface VersionToInsert {
  readonly applicationId: number;
  readonly form: StoredVersionForm;
  readonly file: ReceivedPackage | null;
  readonly review: VersionReview;
  /** The language of mails about it. */
  readonly language: LocaleCode;
  readonly now: Date;
}

function columnsOf(form: StoredVersionForm) {
  return {
    platform: form.platform,
    version_name: form.versionName,
    minimum_version: form.minimumVersion,
  } satisfies Record<VersionColumn, unknown>;
}

/** Inserts a version with its texts, off the shelf; returns its ID. */
export async function insertVersion(
  trx: Trx,
  { applicationId, form, file, review, language, now }: VersionToInsert,
): Promise<number> {
  const { id } = await trx
    .insertInto('versions')
    .values({
      application_id: applicationId,
      ...columnsOf(form),
      review,
      language,
      ...fileColumns(file),
      submitted_at: review === VERSION_REVIEW.inReview ? now : null,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertContents(trx, id, form);
  return id;
}

/** Replaces the texts of a version. */
export async function updateVersionTexts(
  trx: Trx,
  version: StoredVersion,
  { form, now }: { readonly form: StoredVersionForm; readonly now: Date },
): Promise<void> {
  const { platform: _fixed, ...texts } = columnsOf(form);
  await trx
    .updateTable('versions')
    .set({ ...texts, updated_at: changedAt(version.updated_at, now) })
    .where('id', '=', version.id)
    .execute();
  await trx.deleteFrom('version_contents').where('version_id', '=', version.id).execute();
  await insertContents(trx, version.id, form);
}

/** Replaces a version's file; only for versions that were never online (`ShelvedVersion.wasOnline`). */
export async function replaceVersionFile(
  trx: Trx,
  version: StoredVersion,
  { file, now }: { readonly file: ReceivedPackage; readonly now: Date },
): Promise<void> {
  await trx
    .updateTable('versions')
    .set({
      ...fileColumns(file),
      version_code: null,
      certificates: [],
      released_at: null,
      updated_at: changedAt(version.updated_at, now),
    })
    .where('id', '=', version.id)
    .execute();
}

/** The inspection fills in the file's key once it has stored it. */
function fileColumns(file: ReceivedPackage | null) {
  const { id = null, name = null, size = null } = file ?? {};
  return { package_file_id: id, file_name: name, file_size: size, file_key: null };
}

async function insertContents(trx: Trx, versionId: number, { contents }: StoredVersionForm): Promise<void> {
  if (contents.length === 0) return;
  const rows = contents.map(({ lang, description }) => ({ version_id: versionId, lang, description }));
  await trx.insertInto('version_contents').values(rows).execute();
}

/** Deletes versions with their messages. Their files are deleted by the next cleanup. */
export async function removeVersions(trx: Trx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const subjects = ids.map((id) => `version:${id}`);
  await trx.deleteFrom('review_messages').where('subject', 'in', subjects).execute();
  await trx.deleteFrom('claims').where('subject', 'in', subjects).execute();
  await trx.deleteFrom('versions').where('id', 'in', ids).execute();
}
