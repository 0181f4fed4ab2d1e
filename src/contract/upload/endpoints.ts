import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import { textChoice } from '../schema/parameter-schemas.ts';
import { z } from '../schema/schema.ts';
import { IMAGE_PURPOSE_NAMES } from '../values/image-purposes.ts';
import { uploadSchema } from './entities.ts';
import { incomingFile } from './incoming-file.ts';

/**
 * Exceeding a limit fails with `invalidFormat`; `fields.file` is the key of that limit's message (`image.size`, …) and
 * `params` its values. Every signed-in account can upload documents (passbook, document) and a picture of itself (avatar), developers and operators can
 * upload store pictures, and only operators banners (`permissionDenied`; `providerNotEnabled` for a developer
 * deactivated by an operator).
 */
export const uploadImage = defineEndpoint({
  name: 'uploadImage',
  group: 'upload',
  summary: 'Upload a picture for one purpose; forms then accept its uploadId or its url',
  method: 'POST',
  path: '/api/upload/image',
  auth: 'user',
  body: 'multipart',
  request: z.object({ purpose: textChoice(IMAGE_PURPOSE_NAMES), file: incomingFile }),
  reply: uploadSchema,
  errors: [ERROR.permissionDenied, ERROR.providerNotEnabled],
});
