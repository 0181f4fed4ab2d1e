import { createReadStream } from 'node:fs';
import type { Kysely } from 'kysely';
import { ERROR } from '#contract/errors/errors.ts';
import type { VideoUpload } from '#contract/upload/entities.ts';
import { CONVERTED_LIMITS } from '#contract/values/trailer-limits.ts';
import type { SourceFormat } from '#domain/video/video-source.ts';
import { requireAccountAlone } from '../../db/account-locks.ts';
import type { Schema } from '../../db/schema.ts';
import { CONVERT_VIDEO } from '../../jobs/convert-video.ts';
import { HttpFailure } from '../../middleware/http-failure.ts';
import type { Services } from '../../services.ts';
import { CONVERTED_NAME } from '../../videos/convert-video.ts';
import { countConversions, deleteConversion, insertConversion } from './conversion-queries.ts';
import { uploadUrl } from './stored-upload.ts';

/** Where a file waits; nothing serves it. */
export function conversionKey(id: string): string {
  return `conversions/${id}`;
}

export interface VideoToConvert {
  readonly userId: number;
  readonly path: string;
  readonly format: SourceFormat;
  readonly nowMs: number;
}

/** The next one is converted within minutes. */
const RETRY_AFTER = { 'retry-after': '60' } as const;

/**
 * Refuses another video while as many of the account wait as may: they are converted one at a time, and each keeps its
 * file, so that one developer could fill the disk and keep all others waiting for days.
 * @throws HttpFailure 429 with `systemBusy`.
 */
async function requireFewConversions(db: Kysely<Schema>, userId: number): Promise<void> {
  if ((await countConversions(db, userId)) < CONVERTED_LIMITS.waiting) return;
  throw new HttpFailure(ERROR.systemBusy, { status: 429, headers: RETRY_AFTER });
}

/** Keeps a received file for the job that converts it. @throws as `requireFewConversions`. */
export async function convertLater(
  { database: { db }, files, jobs }: Pick<Services, 'database' | 'files' | 'jobs'>,
  { userId, path, format, nowMs }: VideoToConvert,
): Promise<VideoUpload> {
  const id = crypto.randomUUID();
  await db.transaction().execute(async (trx) => {
    await requireAccountAlone(trx, userId);
    await requireFewConversions(trx, userId);
    await insertConversion(trx, { id, user_id: userId, created_at: new Date(nowMs) });
  });
  try {
    await files.put(conversionKey(id), createReadStream(path));
    await jobs.enqueue(db, CONVERT_VIDEO, { id, format });
  } catch (error) {
    // Otherwise it would count for a day.
    await deleteConversion(db, id);
    throw error;
  }
  return presentConversion({ id, percent: 0 });
}

/** A trailer that is not stored yet. */
export function presentConversion({ id, percent }: { readonly id: string; readonly percent: number }): VideoUpload {
  const url = uploadUrl({ id, purpose: 'trailer' }, CONVERTED_NAME);
  return { uploadId: id, url, percent, width: 0, height: 0, seconds: 0, size: 0, mime: 'video/mp4' };
}
