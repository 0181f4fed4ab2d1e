import { wireType } from '../openapi/wire-type.ts';
import { applicationId, optional, platform, text } from '../schema/parameter-schemas.ts';
import { z } from '../schema/schema.ts';
import { LIMITS } from '../values/limits.ts';

/** SHA-256 of a whole file, hexadecimal. */
const sha256 = wireType<string, string>({
  read: (raw, refuse) => {
    const isHash = typeof raw === 'string' && /^[\da-f]{64}$/i.test(raw);
    return isHash ? raw.toLowerCase() : refuse('field.invalid');
  },
  jsonSchema: { type: 'string', pattern: '^[0-9a-f]{64}$' },
});

/** `Upload-Metadata` of a resumable upload (tus), decoded. Other metadata is not stored. */
export const uploadMetadata = z.object({
  applicationId,
  platform,
  filename: text({ max: LIMITS.urlLength }),
  sha256: optional(sha256),
});
