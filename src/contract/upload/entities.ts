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

/** A stored trailer: its pictures and sound are unchanged, its container is written by the store. */
export const videoUploadSchema = named(
  'VideoUpload',
  z.object({
    uploadId: z.string(),
    url: z.string(),
    width: described('pixels', z.int()),
    height: described('pixels', z.int()),
    seconds: described('rounded', z.int()),
    size: described('bytes', z.int()),
    mime: z.enum(TRAILER_MIMES),
  }),
);
export type VideoUpload = z.output<typeof videoUploadSchema>;

/** Stored captions of a trailer, in one language. */
export const captionsUploadSchema = named(
  'CaptionsUpload',
  z.object({ uploadId: z.string(), url: z.string(), size: described('bytes', z.int()) }),
);
export type CaptionsUpload = z.output<typeof captionsUploadSchema>;
