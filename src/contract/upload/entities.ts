import { described, named, z } from '../schema/schema.ts';

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
