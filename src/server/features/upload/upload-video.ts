import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { MEGABYTE_BYTES } from '#contract/values/limits.ts';
import { CONVERTED_LIMITS, TRAILER_LIMITS } from '#contract/values/trailer-limits.ts';
import { detectTrailerFormat } from '#domain/video/trailer-rules.ts';
import { detectSourceFormat, isConvertible, SOURCE_SIGNATURE_BYTES } from '#domain/video/video-source.ts';
import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { admitUpload } from './admit-upload.ts';
import { convertLater } from './convert-later.ts';
import { inFolder } from './in-folder.ts';
import { type FileToReceive, receiveFile, refuseFile } from './receive-file.ts';
import { storeVideo } from './store-video.ts';

/** What is received, where videos can be converted and elsewhere. */
function rulesOf(converts: boolean): FileToReceive {
  const { maxMb } = converts ? CONVERTED_LIMITS : TRAILER_LIMITS;
  const detect = converts ? detectSourceFormat : detectTrailerFormat;
  return {
    maxBytes: maxMb * MEGABYTE_BYTES,
    tooLarge: { message: 'trailer.size', values: { maxMb } },
    signatureBytes: SOURCE_SIGNATURE_BYTES,
    isRightStart: (firstBytes) => detect(firstBytes) !== undefined,
    wrongStart: { message: 'trailer.format', values: {} },
  };
}

/**
 * Receives a trailer, writes it into a container of its own and stores it, or keeps it for a job that converts it.
 * Nothing is left of a rejected one.
 */
export function uploadVideo(services: Services): Handler<'uploadVideo'> {
  const { videos, incomingFolder } = services;
  return async ({ file }, context) => {
    const { userId } = await admitUpload(services, context, { purpose: 'trailer', waiting: videos.waiting() });
    const converts = await videos.converts();
    return inFolder(incomingFolder, async (folder) => {
      const path = join(folder, 'received');
      await receiveFile(file, path, rulesOf(converts));
      const order = { userId, nowMs: context.clock() };
      const start = await readStart(path);
      const isPlayable = detectTrailerFormat(start) !== undefined;
      const outcome = isPlayable ? await videos.process({ path, folder }) : NOT_PLAYABLE;
      if ('video' in outcome) return storeVideo(services, { ...order, folder, video: outcome.video });
      const format = converts && isConvertible(outcome.issue) ? detectSourceFormat(start) : undefined;
      if (format === undefined) throw refuseFile(outcome.issue);
      return convertLater(services, { ...order, path, format });
    });
  };
}

const NOT_PLAYABLE = { issue: { message: 'trailer.format', values: {} } } as const;

async function readStart(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SOURCE_SIGNATURE_BYTES));
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
