import { described, named, z } from '../schema/schema.ts';
import { TRAILER_MIMES } from '../values/trailer-limits.ts';

export const UPLOAD_MIMES = ['image/png', 'image/jpeg'] as const;
export type UploadMime = (typeof UPLOAD_MIMES)[number];

/** A stored picture: re-encoded and renamed. */
export const uploadSchema = named(
  'Upload',
  z.object({
    uploadId: z.string(),
    url: z.string(),
    width: described('pixels', z.int()),
    height: described('pixels', z.int()),
    size: described('bytes', z.int()),
    mime: z.enum(UPLOAD_MIMES),
  }),
);
export type Upload = z.output<typeof uploadSchema>;

/**
 * A trailer: as it was sent, in a container that the store writes, or converted by the store. Forms accept it once it is
 * stored; until then its numbers are 0.
 */
export const videoUploadSchema = named(
  'VideoUpload',
  z.object({
    uploadId: z.string(),
    url: z.string(),
    percent: described('percentage converted; 100: it is stored', z.int()),
    width: described('pixels', z.int()),
    height: described('pixels', z.int()),
    seconds: described('rounded', z.int()),
    size: described('bytes', z.int()),
    mime: z.enum(TRAILER_MIMES),
  }),
);
export type VideoUpload = z.output<typeof videoUploadSchema>;

/** What this store accepts as a trailer. */
export const videoRulesSchema = named(
  'VideoRules',
  z.object({
    converts: described('other formats and larger sizes are converted', z.boolean()),
    maxMb: z.int(),
  }),
);
export type VideoRules = z.output<typeof videoRulesSchema>;

/** Stored captions of a trailer, in one language. */
export const captionsUploadSchema = named(
  'CaptionsUpload',
  z.object({ uploadId: z.string(), url: z.string(), size: described('bytes', z.int()) }),
);
export type CaptionsUpload = z.output<typeof captionsUploadSchema>;
