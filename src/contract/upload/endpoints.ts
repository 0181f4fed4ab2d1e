import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import { textChoice } from '../schema/parameter-schemas.ts';
import { z } from '../schema/schema.ts';
import { IMAGE_PURPOSE_NAMES } from '../values/image-purposes.ts';
import { uploadSchema } from './entities.ts';
import { incomingFile } from './incoming-file.ts';

/**
 * What breaks a limit is `invalidFormat` with `fields.file` the key of that limit's message (`image.size`, …) and
 * `params` its values. Documents (passbook, document) are open to all who are signed in, pictures of the store to developers
 * and operators, banners to operators (`permissionDenied`; `providerNotEnabled` for a developer whom an operator has
 * switched off).
 */
export const uploadImage = defineEndpoint({
  name: 'uploadImage',
  group: 'upload',
  summary: 'Upload a picture for one purpose; forms then accept its uploadId or url',
  method: 'POST',
  path: '/api/upload/image',
  auth: 'user',
  body: 'multipart',
  request: z.object({ purpose: textChoice(IMAGE_PURPOSE_NAMES), file: incomingFile }),
  reply: uploadSchema,
  errors: [ERROR.permissionDenied, ERROR.providerNotEnabled],
});
