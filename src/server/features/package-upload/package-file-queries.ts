import { type Kysely, sql, type Transaction } from 'kysely';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { LIMITS } from '#contract/values/limits.ts';
import type { PlatformCode } from '#contract/values/platforms.ts';
import type { NewRow, Row, Schema } from '../../db/schema.ts';

type Db = Kysely<Schema>;

/** A completely received file. */
export interface ReceivedPackage {
  /** The uploadId. */
  readonly id: string;
  /** The developer's name for it. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

export interface PackageToClaim {
  readonly userId: number;
  readonly uploadId: string;
  /** Internal ID of the application. */
  readonly applicationId: number;
  readonly platform: PlatformCode;
}

/** True for files that no version uses. */
export const isUnused = sql<boolean>`NOT EXISTS (SELECT FROM versions WHERE versions.package_file_id = package_files.id)`;

/**
 * Claims an upload as the file of a version. Its row stays locked until the transaction ends, so that cleanup cannot
 * delete it before `versions.package_file_id` is written: write that in `trx`.
 * @throws ApiError `invalidFormat` at `uploadId`: `upload.unknown` if it does not exist, is another user's, is for
 * another
 * application or platform, or is used by a version; `upload.incomplete` if bytes are missing.
 */
export async function claimPackage(
  trx: Transaction<Schema>,
  { userId, uploadId, applicationId, platform }: PackageToClaim,
): Promise<ReceivedPackage> {
  const found = await trx
    .selectFrom('package_files')
    .select(['id', 'name', 'size', 'sha256', 'state'])
    .where('id', '=', uploadId)
    .where('user_id', '=', userId)
    .where('application_id', '=', applicationId)
    .where('platform', '=', platform)
    .where('state', 'in', ['receiving', 'received'])
    .forUpdate()
    .executeTakeFirst();
  if (found === undefined || (await isTaken(trx, uploadId))) throw refuseUpload('upload.unknown');
  const { id, name, size, sha256, state } = found;
  if (state === 'receiving' || sha256 === null) throw refuseUpload('upload.incomplete');
  return { id, name, size, sha256 };
}

/** A separate statement: only a new one sees what another version claimed while this one waited for the lock. */
async function isTaken(trx: Transaction<Schema>, uploadId: string): Promise<boolean> {
  const version = await trx
    .selectFrom('versions')
    .select('id')
    .where('package_file_id', '=', uploadId)
    .executeTakeFirst();
  return version !== undefined;
}

function refuseUpload(message: 'upload.unknown' | 'upload.incomplete'): ApiError {
  return new ApiError(ERROR.invalidFormat, { fields: { uploadId: message } });
}

export function insertPackageFile(db: Db, row: NewRow<'package_files'>): Promise<Row<'package_files'>> {
  return db.insertInto('package_files').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function findPackageFile(db: Db, id: string): Promise<Row<'package_files'> | undefined> {
  return db.selectFrom('package_files').selectAll().where('id', '=', id).executeTakeFirst();
}

export type OpenUpload = Row<'package_files'> & { readonly app_id: string };

/** Uploads of an account that no version uses, complete or not. */
function selectOpen(db: Db, userId: number) {
  return db
    .selectFrom('package_files')
    .innerJoin('applications', 'applications.id', 'package_files.application_id')
    .selectAll('package_files')
    .select('applications.app_id')
    .where('package_files.user_id', '=', userId)
    .where('package_files.state', 'in', ['receiving', 'received'])
    .where(isUnused);
}

/** One of the account's uploads that no version uses. */
export async function findOpenUpload(
  db: Db,
  { userId, id }: { readonly userId: number; readonly id: string },
): Promise<OpenUpload | undefined> {
  return selectOpen(db, userId).where('package_files.id', '=', id).executeTakeFirst();
}

/** The account's uploads that no version uses, newest first; of one application if given. */
export async function listOpenUploads(
  db: Db,
  { userId, applicationId }: { readonly userId: number; readonly applicationId: number | undefined },
): Promise<OpenUpload[]> {
  const all = selectOpen(db, userId).orderBy('package_files.created_at', 'desc').orderBy('package_files.id');
  const wanted = applicationId === undefined ? all : all.where('package_files.application_id', '=', applicationId);
  return wanted.execute();
}

/** Releases the files of an application that is being deleted and has no versions left; cleanup deletes them. */
export async function releasePackages(trx: Transaction<Schema>, applicationId: number): Promise<void> {
  await trx
    .updateTable('package_files')
    .set({ state: 'removing' })
    .where('application_id', '=', applicationId)
    .where(isUnused)
    .execute();
}

/** Updates an upload's time of last activity. */
export async function touchPackageFile(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('package_files').set({ touched_at: at }).where('id', '=', id).execute();
}

/**
 * Limits the number of an account's files that no version uses.
 * @throws ApiError `invalidFormat` with `upload.too_many`.
 */
export async function requireFewUploads(db: Db, userId: number): Promise<void> {
  const { count } = await db
    .selectFrom('package_files')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('state', 'in', ['receiving', 'received'])
    .where(isUnused)
    .executeTakeFirstOrThrow();
  if (Number(count) < LIMITS.packageUploads) return;
  throw new ApiError(ERROR.invalidFormat, {
    fields: { file: 'upload.too_many' },
    params: { max: LIMITS.packageUploads },
  });
}

/** Marks an upload as received; undefined if another process was first, or the upload was canceled. */
export function markReceived(
  db: Db,
  id: string,
  { sha256, now }: { readonly sha256: string; readonly now: Date },
): Promise<Row<'package_files'> | undefined> {
  return db
    .updateTable('package_files')
    .set({ state: 'received', sha256, touched_at: now })
    .where('id', '=', id)
    .where('state', '=', 'receiving')
    .returningAll()
    .executeTakeFirst();
}

/** Whether a file that was to be removed until it is whole is still there; it is then `received`. */
export async function keepReceived(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('package_files')
    .set({ state: 'received' })
    .where('id', '=', id)
    .where('state', '=', 'removing')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Whether the file changed from `received` to `stored`. */
export async function markStored(db: Db, id: string, key: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('package_files')
    .set({ state: 'stored', file_key: key })
    .where('id', '=', id)
    .where('state', '=', 'received')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Marks a file for deletion unless a version uses it. */
export async function markRemoving(db: Db, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // A call that creates a version locks the row; only a later statement sees the version.
    await trx.selectFrom('package_files').select('id').where('id', '=', id).forUpdate().execute();
    const unused = trx.updateTable('package_files').set({ state: 'removing' }).where('id', '=', id).where(isUnused);
    await unused.execute();
  });
}

/** Marks a file for deletion that the transaction has claimed. */
export async function markTakenRemoving(trx: Transaction<Schema>, id: string): Promise<void> {
  await trx.updateTable('package_files').set({ state: 'removing' }).where('id', '=', id).execute();
}

/** Files marked for deletion. */
export function listMarked(db: Db) {
  return db.selectFrom('package_files').select('id').where('state', '=', 'removing').execute();
}

export async function deleteMarked(db: Db, id: string): Promise<void> {
  await db.deleteFrom('package_files').where('id', '=', id).where('state', '=', 'removing').execute();
}

/** Records the folder of a web build before it is unpacked, so that cleanup finds it. */
export async function nameFolder(db: Db, id: string, folderKey: string): Promise<void> {
  await db.updateTable('package_files').set({ folder_key: folderKey }).where('id', '=', id).execute();
}
