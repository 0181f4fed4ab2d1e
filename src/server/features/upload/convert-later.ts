import { createReadStream } from 'node:fs';
import type { VideoUpload } from '#contract/upload/entities.ts';
import type { SourceFormat } from '#domain/video/video-source.ts';
import { CONVERT_VIDEO } from '../../jobs/convert-video.ts';
import type { Services } from '../../services.ts';
import { CONVERTED_NAME } from '../../videos/convert-video.ts';
import { insertConversion } from './conversion-queries.ts';
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

/** Keeps a received file for the job that converts it. */
export async function convertLater(
  { database: { db }, files, jobs }: Pick<Services, 'database' | 'files' | 'jobs'>,
  { userId, path, format, nowMs }: VideoToConvert,
): Promise<VideoUpload> {
  const id = crypto.randomUUID();
  await insertConversion(db, { id, user_id: userId, created_at: new Date(nowMs) });
  await files.put(conversionKey(id), createReadStream(path));
  await jobs.enqueue(db, CONVERT_VIDEO, { id, format });
  return presentConversion({ id, percent: 0 });
}

/** A trailer that is not stored yet. */
export function presentConversion({ id, percent }: { readonly id: string; readonly percent: number }): VideoUpload {
  const url = uploadUrl({ id, purpose: 'trailer' }, CONVERTED_NAME);
  return { uploadId: id, url, percent, width: 0, height: 0, seconds: 0, size: 0, mime: 'video/mp4' };
}
