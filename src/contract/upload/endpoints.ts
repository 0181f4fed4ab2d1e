import { defineEndpoint } from '../endpoint.ts';
import { IMAGE_PURPOSE_NAMES } from '../image-purposes.ts';
import { textChoice } from '../parameter-schemas.ts';
import { z } from '../schema.ts';
import { uploadSchema } from './entities.ts';
import { incomingFile } from './incoming-file.ts';

/**
 * What breaks a limit is 20001 with `fields.file` the key of that limit's message (`image.size`, …) and `params` its
 * values. Papers (passbook, document) are open to everybody signed in, pictures of the store to developers and
 * operators, banners to operators (40000; 60036 for a developer whom an operator has switched off).
 */
export const uploadImage = defineEndpoint({
  name: 'uploadImage',
  group: 'upload',
  summary: 'Upload a picture for one purpose; forms then take its uploadId or its url',
  method: 'POST',
  path: '/api/upload/image',
  auth: 'user',
  body: 'multipart',
  request: z.object({ purpose: textChoice(IMAGE_PURPOSE_NAMES), file: incomingFile }),
  reply: uploadSchema,
  errors: [40000, 60036],
});
