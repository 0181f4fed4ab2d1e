import type { Kysely, Transaction } from 'kysely';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { UploadPurpose } from '#contract/values/trailer-limits.ts';
import type { NewRow, Row, Schema } from '../../db/schema.ts';

/** A picture in a form: `reference` is an uploadId, the URL of the caller's own upload, or the URL already in use. */
export interface WantedImage {
  /** Dotted name of the field: `screenshots.mobile.0`. */
  readonly field: string;
  readonly purpose: UploadPurpose;
  readonly reference: string;
}

export interface ImagesToResolve {
  /** Owner of the uploads. */
  readonly userId: number;
  readonly wanted: readonly WantedImage[];
  /** URLs already in use by the edited object, regardless of the uploader. */
  readonly current: ReadonlySet<string>;
}

/** Only texts that can be an ID or URL of ours reach the database, which rejects NUL among others. */
const REFERENCE = /^[\w./-]{1,200}$/;
const UPLOAD_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Resolves the pictures of a form to URLs, by reference. Their rows stay locked until the transaction ends, so that
 * cleanup cannot delete a picture before the write that refers to it: write that in `trx`.
 * @throws ApiError `invalidFormat` with `image.unknown` (`trailer.unknown`, `captions.unknown`) for every field whose picture does not exist, is another user's
 * or
 * was uploaded for another purpose.
 */
export async function resolveImages(
  trx: Transaction<Schema>,
  { userId, wanted, current }: ImagesToResolve,
): Promise<ReadonlyMap<string, string>> {
  const uploads = await lockUploads(trx, wanted);
  const resolved = wanted.map(({ field, purpose, reference }) => {
    if (current.has(reference)) return { field, purpose, reference, url: reference };
    const found = uploads.find(({ id, url }) => id === reference.toLowerCase() || url === reference);
    const isFitting = found !== undefined && found.user_id === userId && found.purpose === purpose;
    return { field, purpose, reference, url: isFitting ? found.url : undefined };
  });
  const unknown = resolved.filter(({ url }) => url === undefined);
  if (unknown.length > 0) {
    throw new ApiError(ERROR.invalidFormat, {
      fields: Object.fromEntries(unknown.map(({ field, purpose }) => [field, unknownOf(purpose)])),
    });
  }
  return new Map(resolved.flatMap(({ reference, url }) => (url === undefined ? [] : [[reference, url]])));
}

function unknownOf(purpose: UploadPurpose): string {
  return purpose === 'trailer' || purpose === 'captions' ? `${purpose}.unknown` : 'image.unknown';
}

/** Ordered by ID: two forms with the same pictures would deadlock otherwise. */
async function lockUploads(
  trx: Transaction<Schema>,
  wanted: readonly WantedImage[],
): Promise<readonly Row<'uploads'>[]> {
  const references = [...new Set(wanted.map(({ reference }) => reference))].filter((text) => REFERENCE.test(text));
  if (references.length === 0) return [];
  const ids = references.map((reference) => reference.toLowerCase()).filter((reference) => UPLOAD_ID.test(reference));
  return trx
    .selectFrom('uploads')
    .selectAll()
    .where('state', '=', 'ready')
    .where(({ or, eb }) => or([eb('url', 'in', references), ...(ids.length === 0 ? [] : [eb('id', 'in', ids)])]))
    .orderBy('id')
    .forShare()
    .execute();
}

/** The owner of a private document by its URL; undefined for other URLs. */
export async function findDocumentOwner(db: Kysely<Schema>, url: string): Promise<number | undefined> {
  const upload = await db
    .selectFrom('uploads')
    .select('user_id')
    .where('url', '=', url)
    .where('state', '=', 'ready')
    .executeTakeFirst();
  return upload?.user_id;
}

export function insertUpload(db: Kysely<Schema>, row: NewRow<'uploads'>): Promise<Row<'uploads'>> {
  return db.insertInto('uploads').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function insertImage(trx: Transaction<Schema>, row: NewRow<'images'>): Promise<void> {
  await trx.insertInto('images').values(row).execute();
}

export async function insertVideo(trx: Transaction<Schema>, row: NewRow<'videos'>): Promise<void> {
  await trx.insertInto('videos').values(row).execute();
}

export async function markReady(trx: Transaction<Schema>, id: string): Promise<void> {
  await trx.updateTable('uploads').set({ state: 'ready' }).where('id', '=', id).execute();
}

/** Uploads marked for deletion. */
export function listRemoving(db: Kysely<Schema>): Promise<Row<'uploads'>[]> {
  return db.selectFrom('uploads').selectAll().where('state', '=', 'removing').execute();
}

export async function deleteUpload(db: Kysely<Schema>, { id, url }: Row<'uploads'>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('images').where('url', '=', url).execute();
    await trx.deleteFrom('videos').where('url', '=', url).execute();
    await trx.deleteFrom('uploads').where('id', '=', id).execute();
  });
}
