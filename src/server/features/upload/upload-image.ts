import { join } from 'node:path';
import { type ImagePurpose, imagePurposeRules, maxImageBytes } from '#contract/values/image-purposes.ts';
import { detectImageFormat, IMAGE_SIGNATURE_BYTES } from '#domain/image/image-format.ts';
import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { admitUpload } from './admit-upload.ts';
import { inFolder } from './in-folder.ts';
import { type FileToReceive, receiveFile, refuseFile } from './receive-file.ts';
import { storeImage } from './store-image.ts';

/** Receives a picture, re-encodes it and stores it with smaller copies; nothing is left of a rejected one. */
export function uploadImage(services: Services): Handler<'uploadImage'> {
  return async ({ purpose, file }, context) => {
    const { userId } = await admitUpload(services, context, { purpose, waiting: services.images.waiting() });
    return inFolder(services.incomingFolder, async (folder) => {
      const path = join(folder, 'received');
      await receiveFile(file, path, rulesOf(purpose));
      const outcome = await services.images.process({ path, purpose, folder });
      if ('issue' in outcome) throw refuseFile(outcome.issue);
      const { image } = outcome;
      const { width, height, size, mime } = image;
      const order = { userId, purpose, image, folder, nowMs: context.clock() };
      const { id, url } = await storeImage(services, order);
      services.metrics?.uploaded('image', size);
      return { uploadId: id, url, width, height, size, mime };
    });
  };
}

function rulesOf(purpose: ImagePurpose): FileToReceive {
  return {
    maxBytes: maxImageBytes(purpose),
    tooLarge: { message: 'image.size', values: { maxMb: imagePurposeRules(purpose).maxMb } },
    signatureBytes: IMAGE_SIGNATURE_BYTES,
    isRightStart: (firstBytes) => detectImageFormat(firstBytes) !== undefined,
    wrongStart: { message: 'image.format', values: {} },
  };
}
