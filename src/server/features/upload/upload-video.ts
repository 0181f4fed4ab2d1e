import { join } from 'node:path';
import { TRAILER_BYTES, TRAILER_LIMITS } from '#contract/values/trailer-limits.ts';
import { detectTrailerFormat, TRAILER_SIGNATURE_BYTES } from '#domain/video/trailer-rules.ts';
import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { admitUpload } from './admit-upload.ts';
import { inFolder } from './in-folder.ts';
import { type FileToReceive, receiveFile, refuseFile } from './receive-file.ts';
import { storeUpload } from './store-upload.ts';
import { insertVideo } from './upload-queries.ts';

const RULES = {
  maxBytes: TRAILER_BYTES,
  tooLarge: { message: 'trailer.size', values: { maxMb: TRAILER_LIMITS.maxMb } },
  signatureBytes: TRAILER_SIGNATURE_BYTES,
  isRightStart: (firstBytes) => detectTrailerFormat(firstBytes) !== undefined,
  wrongStart: { message: 'trailer.format', values: {} },
} as const satisfies FileToReceive;

/** Receives a trailer, writes it into a container of its own and stores it; nothing is left of a rejected one. */
export function uploadVideo(services: Services): Handler<'uploadVideo'> {
  return async ({ file }, context) => {
    const order = { purpose: 'trailer', waiting: services.videos.waiting() } as const;
    const { userId } = await admitUpload(services, context, order);
    return inFolder(services.incomingFolder, async (folder) => {
      const path = join(folder, 'received');
      await receiveFile(file, path, RULES);
      const outcome = await services.videos.process({ path, folder });
      if ('issue' in outcome) throw refuseFile(outcome.issue);
      const { name, width, height, seconds, size, mime } = outcome.video;
      const { id, url } = await storeUpload(services, {
        ...{ userId, purpose: order.purpose, folder, name, nowMs: context.clock() },
        facts: { width, height, size, mime },
        announce: (trx, address) => insertVideo(trx, { url: address, width, height, seconds }),
      });
      services.metrics?.uploaded('video', size);
      return { uploadId: id, url, width, height, seconds, size, mime };
    });
  };
}
