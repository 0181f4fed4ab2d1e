import { type Kysely, sql } from 'kysely';
import type { PackagePart, Row, Schema } from '../../db/schema.ts';
import { PART_NUMBER_MAX } from '../../providers/files/file-parts.ts';

type Db = Kysely<Schema>;

export type PackageParts = Row<'package_parts'>;

export async function findParts(db: Db, id: string): Promise<PackageParts | undefined> {
  return db.selectFrom('package_parts').selectAll().where('package_file_id', '=', id).executeTakeFirst();
}

/** The parts of an upload, whose row begins with the first request that sends bytes. */
export async function openParts(db: Db, id: string): Promise<PackageParts> {
  const row = { package_file_id: id };
  await db
    .insertInto('package_parts')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db.selectFrom('package_parts').selectAll().where('package_file_id', '=', id).executeTakeFirstOrThrow();
}

/** Records what the storage calls an upload; false if another process was first. */
export async function nameUpload(db: Db, id: string, uploadId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('package_parts')
    .set({ upload_id: uploadId })
    .where('package_file_id', '=', id)
    .where('upload_id', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** A number for the next part, given out only once; undefined if the upload is gone or has used up all numbers. */
export async function takePartNumber(db: Db, id: string): Promise<number | undefined> {
  const taken = await db
    .updateTable('package_parts')
    .set(({ eb }) => ({ next_number: eb('next_number', '+', 1) }))
    .where('package_file_id', '=', id)
    .where('next_number', '<=', PART_NUMBER_MAX)
    .returning('next_number')
    .executeTakeFirst();
  return taken === undefined ? undefined : taken.next_number - 1;
}

/** Bytes that the storage has beyond those on record. */
export interface Advance {
  /** The number of bytes on record. */
  readonly from: number;
  readonly to: number;
  readonly parts: readonly PackagePart[];
  readonly rest: { readonly key: string; readonly size: number } | null;
}

/** Records that more bytes are stored; false if another process was first, or the upload ended. */
export async function advanceParts(db: Db, id: string, { from, to, parts, rest }: Advance): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('package_parts')
    .from('package_files')
    .set({
      parts: sql`package_parts.parts || ${JSON.stringify(parts)}::jsonb`,
      received: to,
      rest_key: rest?.key ?? null,
      rest_size: rest?.size ?? 0,
    })
    .whereRef('package_files.id', '=', 'package_parts.package_file_id')
    .where('package_parts.package_file_id', '=', id)
    .where('package_files.state', '=', 'receiving')
    .where('package_parts.received', '=', from)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Marks an upload for deletion, unless it ended or another process has recorded more than `received` bytes. */
export async function forgetLost(db: Db, id: string, received: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('package_files')
    .from('package_parts')
    .set({ state: 'removing' })
    .whereRef('package_parts.package_file_id', '=', 'package_files.id')
    .where('package_files.id', '=', id)
    .where('package_files.state', '=', 'receiving')
    .where('package_parts.received', '=', received)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function deleteParts(db: Db, id: string): Promise<void> {
  await db.deleteFrom('package_parts').where('package_file_id', '=', id).execute();
}

/** Whether a row knows an upload by the storage's name. */
export async function isKnownUpload(db: Db, uploadId: string): Promise<boolean> {
  const row = await db
    .selectFrom('package_parts')
    .select('package_file_id')
    .where('upload_id', '=', uploadId)
    .executeTakeFirst();
  return row !== undefined;
}
